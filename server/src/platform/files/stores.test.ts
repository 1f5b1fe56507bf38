// What only one of the stores has: the modes of a directory, and a server that can be away.
import { randomBytes } from 'node:crypto';
import { rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { openDatabaseForTests, quietLog, type TestDatabase } from '../../testing/database-for-tests.ts';
import { startFakeS3 } from '../../testing/fake-s3.ts';
import { settingsForS3 } from '../../testing/s3-for-tests.ts';
import { systemClock as clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { openKeys } from '../secrets/keys.ts';
import { storedFiles, wrappedKeys } from '../tables.ts';
import { FileStoreAway } from './file-store.ts';
import { openFileStore, openFiles } from './files.ts';
import { openS3Store } from './s3-store.ts';

let house: TestDatabase;
beforeAll(async () => {
  house = await openDatabaseForTests();
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.db.delete(wrappedKeys);
});

async function openWith(config: Config) {
  const keys = await openKeys({ config, db: house.db, clock });
  return openFiles({ config, db: house.db, keys, clock, log: quietLog });
}

test('the directory and what lies in it are for our eyes only, and a cut-off upload is swept away', async () => {
  const config = await house.config();
  const { id } = await (await openWith(config)).keep(Readable.from([randomBytes(10)]), {
    mediaType: 'image/png',
    maxBytes: 10,
  });
  const folder = join(config.dataDir, 'files', id.slice(24, 26));
  expect((await stat(join(config.dataDir, 'files'))).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, id))).mode & 0o777).toBe(0o600);
  await rm(folder, { recursive: true });
  const old = uuidv7({ msecs: 0 });
  const draft = join(config.dataDir, 'files', 'incoming', `${old}.part`);
  await writeFile(draft, 'half');
  expect(await (await openWith(config)).sweep()).toBe(1);
  await expect(stat(draft)).rejects.toThrow('ENOENT');
});

test.each(['ENOSPC', 'EDQUOT'])('a disk that says %s is a store that is away, and keeps nothing half', async (code) => {
  const config = await house.config();
  async function* untilFull() {
    yield randomBytes(100);
    throw Object.assign(new Error('no room'), { code });
  }
  const store = openFileStore(config);
  await expect(store.put(uuidv7(), Readable.from(untilFull()))).rejects.toThrow(FileStoreAway);
  const left: string[] = [];
  for await (const id of store.ids()) left.push(id);
  expect(left).toEqual([]);
});

test('when S3 is down, people are asked to try again, and the log can say why', async () => {
  await house.db.delete(storedFiles);
  const config = await house.config(settingsForS3(await freePort()));
  const files = await openWith(config);
  const busy = { code: 'server.busy', retryAfterSeconds: 5 };
  await expect(
    files.keep(Readable.from([randomBytes(100)]), { mediaType: 'image/png', maxBytes: 100 }),
  ).rejects.toMatchObject(busy);
  expect(await house.db.select().from(storedFiles)).toEqual([]);
  await expect(openFileStore(config).get(uuidv7())).rejects.toThrow(
    /^The S3 bucket evenlight at http:\/\/127\.0\.0\.1:\d+ could not be used: .*ECONNREFUSED/,
  );
});

test('a bucket with more files than S3 tells at once is read to its end', async () => {
  const server = await startFakeS3();
  onTestFinished(server.close);
  const [first, second] = [uuidv7(), uuidv7()];
  const page = (id: string, rest: string) =>
    `<ListBucketResult><Contents><Key>files/${id}</Key></Contents><Contents><Key>files/a &amp; b</Key></Contents>${rest}</ListBucketResult>`;
  const cut = '<IsTruncated>true</IsTruncated><NextContinuationToken>a+b/c=&#38;&quot;</NextContinuationToken>';
  server.meet(({ query }) => ({
    status: 200,
    text: query.has('continuation-token') ? page(second, '<IsTruncated>false</IsTruncated>') : page(first, cut),
  }));
  const ids: string[] = [];
  for await (const id of openS3Store(server.s3).ids()) ids.push(id);
  expect(ids).toEqual([first, second]);
  expect(server.asked.map(({ query }) => query.get('continuation-token'))).toEqual([null, 'a+b/c=&"']);
  expect(server.asked[0]?.query.get('prefix')).toBe('files/');
});

/** A port that was free a moment ago, and that nobody listens at. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}
