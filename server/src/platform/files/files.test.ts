import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabaseForTests, quietLog, type TestDatabase } from '../../testing/database-for-tests.ts';
import { settingsForS3 } from '../../testing/s3-for-tests.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { openKeys } from '../secrets/keys.ts';
import { storedFiles, wrappedKeys } from '../tables.ts';
import { PIECE_BYTES } from './file-cipher.ts';
import type { FileStore } from './file-store.ts';
import { type Files, openFileStore, openFiles } from './files.ts';

const MEGABYTE = 1024 * 1024;
const STORED_PIECE = PIECE_BYTES + 16;

let house: TestDatabase;
let s3: S3rver;
let s3Directory: string;
let s3Settings: Record<string, string>;

beforeAll(async () => {
  house = await openDatabaseForTests();
  s3Directory = join((await house.config()).dataDir, 's3');
  s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: s3Directory,
    configureBuckets: [{ name: 'evenlight' }],
  });
  s3Settings = settingsForS3((await s3.run()).port);
});

afterAll(async () => {
  await s3.close();
  await house.close();
});

async function openWith(config: Config, clock: Clock = systemClock): Promise<Files> {
  const keys = await openKeys({ config, db: house.db, clock });
  return openFiles({ config, db: house.db, keys, clock, log: quietLog });
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const inParts = (bytes: Buffer, size: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, part) => bytes.subarray(part * size, (part + 1) * size)),
  );

describe.each(['a directory', 'S3'])('files in %s', (kind) => {
  let config: Config;
  let files: Files;
  let store: FileStore;

  beforeEach(async () => {
    await house.db.delete(storedFiles);
    await house.db.delete(wrappedKeys);
    config = await house.config(kind === 'S3' ? s3Settings : {});
    files = await openWith(config);
    store = openFileStore(config);
    for (const id of await collect(store.ids())) await store.remove(id);
  });

  const about = { mediaType: 'application/pdf', maxBytes: 12 * MEGABYTE };
  const keep = (bytes: Buffer) => files.keep(inParts(bytes, 50_000), about);

  async function read(id: string): Promise<Buffer> {
    const opened = await files.open(id);
    if (!opened) throw new Error('The file is not there.');
    return buffer(opened.bytes);
  }

  async function storedBytes(id: string): Promise<Buffer> {
    const stored = await store.get(id);
    if (!stored) throw new Error('The bytes are not there.');
    return buffer(stored);
  }

  async function replace(id: string, bytes: Buffer) {
    await store.remove(id);
    await store.put(id, Readable.from([bytes], { objectMode: false }));
  }

  async function expectNothingKept() {
    expect(await collect(store.ids())).toEqual([]);
    expect(await house.db.select().from(storedFiles)).toEqual([]);
  }

  test.each([0, 1, PIECE_BYTES - 1, PIECE_BYTES, PIECE_BYTES + 1, 3 * PIECE_BYTES, 5 * MEGABYTE, 11 * MEGABYTE])(
    'a file of %i bytes comes back as it was',
    async (size) => {
      const bytes = randomBytes(size);
      const kept = await keep(bytes);
      expect(kept).toMatchObject({
        mediaType: 'application/pdf',
        byteSize: size,
        sha256: createHash('sha256').update(bytes).digest(),
      });
      const opened = await files.open(kept.id);
      expect(opened?.file).toEqual(kept);
      expect((await buffer(opened?.bytes ?? Readable.from([]))).equals(bytes)).toBe(true);
    },
  );

  test('a file that is exactly as large as allowed is kept, and one byte more is refused without a trace', async () => {
    const limits = { mediaType: 'image/jpeg', maxBytes: 100_000 };
    const kept = await files.keep(inParts(randomBytes(100_000), 7_000), limits);
    await files.remove(kept.id);
    await expect(files.keep(inParts(randomBytes(100_001), 7_000), limits)).rejects.toMatchObject({
      code: 'request.too_large',
    });
    await expectNothingKept();
  });

  test('an endless source is stopped at the limit and left open, so that it can still be answered', async () => {
    let given = 0;
    const endless = new Readable({
      read() {
        given += 10_000;
        this.push(randomBytes(10_000));
      },
    });
    await expect(files.keep(endless, { mediaType: 'image/jpeg', maxBytes: 7 * MEGABYTE })).rejects.toMatchObject({
      code: 'request.too_large',
    });
    expect(given).toBeLessThan(8 * MEGABYTE);
    expect(endless.destroyed).toBe(false);
    endless.destroy();
    await expectNothingKept();
  });

  test('a source that breaks off leaves nothing, and its own failure is the one reported', async () => {
    const source = new PassThrough();
    source.write(randomBytes(200_000));
    setTimeout(() => source.destroy(new Error('the person went away')), 30);
    const keeping = files.keep(source, about);
    await expect(keeping).rejects.toThrow('the person went away');
    await expectNothingKept();
  });

  test('a source that was closed before its end leaves nothing', async () => {
    const source = new PassThrough();
    source.write(randomBytes(10));
    source.destroy();
    await expect(files.keep(source, about)).rejects.toThrow();
    await expectNothingKept();
  });

  test('a removed file is gone, bytes and all, and removing it again is fine', async () => {
    const { id } = await keep(randomBytes(1_000));
    await files.remove(id);
    await files.remove(id);
    expect(await files.open(id)).toBeNull();
    await expectNothingKept();
  });

  test('altered bytes are refused, wherever they are', async () => {
    const { id } = await keep(randomBytes(2 * PIECE_BYTES + 100));
    const stored = await storedBytes(id);
    for (const at of [0, 1, 500, STORED_PIECE, STORED_PIECE + 1, stored.length - 17, stored.length - 1]) {
      const altered = Buffer.from(stored);
      altered[at] = (altered[at] ?? 0) ^ 1;
      await replace(id, altered);
      await expect(read(id)).rejects.toThrow('A stored file is damaged');
    }
  });

  test('truncated bytes are refused, even when cut between two pieces', async () => {
    const { id } = await keep(randomBytes(2 * PIECE_BYTES + 100));
    const stored = await storedBytes(id);
    for (const length of [0, 1, 10, 1 + STORED_PIECE, 1 + 2 * STORED_PIECE, stored.length - 1]) {
      await replace(id, stored.subarray(0, length));
      await expect(read(id)).rejects.toThrow('A stored file is damaged');
    }
  });

  test('reordered, repeated or added pieces are refused', async () => {
    const { id } = await keep(randomBytes(2 * PIECE_BYTES + 100));
    const stored = await storedBytes(id);
    const [version, last] = [stored.subarray(0, 1), stored.subarray(1 + 2 * STORED_PIECE)];
    const [first, second] = [
      stored.subarray(1, 1 + STORED_PIECE),
      stored.subarray(1 + STORED_PIECE, 1 + 2 * STORED_PIECE),
    ];
    for (const pieces of [
      [second, first, last],
      [first, first, second, last],
      [first, last],
      [first, second, last, Buffer.of(0)],
    ]) {
      await replace(id, Buffer.concat([version, ...pieces]));
      await expect(read(id)).rejects.toThrow('A stored file is damaged');
    }
  });

  test('nothing of a damaged piece is handed out', async () => {
    const bytes = randomBytes(3 * PIECE_BYTES);
    const { id } = await keep(bytes);
    const stored = await storedBytes(id);
    stored[1 + STORED_PIECE + 5] = (stored[1 + STORED_PIECE + 5] ?? 0) ^ 1;
    await replace(id, stored);
    const opened = await files.open(id);
    const received: Buffer[] = [];
    opened?.bytes.on('data', (part) => received.push(part));
    await new Promise((resolve) => opened?.bytes.once('error', resolve));
    expect(Buffer.concat(received).equals(bytes.subarray(0, Buffer.concat(received).length))).toBe(true);
    expect(Buffer.concat(received).length).toBeLessThanOrEqual(PIECE_BYTES);
  });

  test('the bytes of one file do not pass for another', async () => {
    const [one, other] = [await keep(randomBytes(1_000)), await keep(randomBytes(1_000))];
    await replace(one.id, await storedBytes(other.id));
    await expect(read(one.id)).rejects.toThrow('A stored file is damaged');
  });

  test('what a person wrote is nowhere on the disk', async () => {
    const words = 'Dear family of Lech Wałęsa, ';
    await keep(Buffer.from(words.repeat(10_000)));
    const [one, two] = [await keep(Buffer.from(words)), await keep(Buffer.from(words))];
    expect((await storedBytes(one.id)).equals(await storedBytes(two.id))).toBe(false);
    const root = kind === 'S3' ? s3Directory : config.dataDir;
    const found = (await readdir(root, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    expect(found.length).toBeGreaterThanOrEqual(3);
    for (const { parentPath, name } of found) {
      expect((await readFile(join(parentPath, name))).includes('Dear family')).toBe(false);
    }
  });

  test('an id that is no UUID reaches neither the store nor the database', async () => {
    for (const id of ['../../etc/passwd', '..', '', 'A'.repeat(36), `${uuidv7()}/../x`, `${uuidv7()}\n`, '%2e%2e%2f']) {
      expect(await files.open(id)).toBeNull();
      await files.remove(id);
      await expect(store.get(id)).rejects.toThrow('A file id is a UUID');
      await expect(store.put(id, Readable.from([Buffer.of(1)]))).rejects.toThrow('A file id is a UUID');
      await expect(store.remove(id)).rejects.toThrow('A file id is a UUID');
    }
  });

  test('a file whose bytes have gone missing is not found', async () => {
    const { id } = await keep(randomBytes(10));
    await store.remove(id);
    expect(await files.open(id)).toBeNull();
    expect(await files.open(uuidv7())).toBeNull();
  });

  test('a reader who leaves early, or never begins, does no harm', async () => {
    const { id } = await keep(randomBytes(MEGABYTE));
    const [first, second] = [await files.open(id), await files.open(id)];
    first?.bytes.destroy();
    for await (const _ of second?.bytes ?? []) break;
    expect((await read(id)).length).toBe(MEGABYTE);
  });

  test('the sweep clears away what has no row and is older than a day, and nothing else', async () => {
    const dayBefore = Date.now() - 25 * 60 * 60 * 1000;
    const then = await openWith(config, { now: () => new Date(dayBefore) });
    const known = await then.keep(Readable.from([Buffer.from('old and known')]), about);
    const [orphan, young] = [uuidv7({ msecs: dayBefore }), uuidv7()];
    await store.put(orphan, Readable.from([randomBytes(10)]));
    await store.put(young, Readable.from([randomBytes(10)]));
    expect(await files.sweep()).toBe(1);
    expect((await collect(store.ids())).sort()).toEqual([known.id, young].sort());
    expect((await read(known.id)).toString()).toBe('old and known');
  });
});

test('a bucket that does not exist is told by name', async () => {
  const config = await house.config({ ...s3Settings, S3_BUCKET: 'elsewhere' });
  await expect(openFileStore(config).put(uuidv7(), Readable.from([randomBytes(1)]))).rejects.toThrow(
    'The S3 bucket elsewhere',
  );
});
