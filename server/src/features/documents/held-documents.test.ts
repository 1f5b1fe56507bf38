// A scanner that is away, a process that ends halfway, a store on the network, and somebody who leaves.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { decideDocument, deleteDocument, listDocuments, openDocument } from '@evenlight/contract/documents';
import { deleteAccount } from '@evenlight/contract/profiles';
import { eq } from 'drizzle-orm';
import S3rver from 's3rver';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { personalData } from '../../personal-data.ts';
import { openFileStore } from '../../platform/files/files.ts';
import { storedFiles } from '../../platform/tables.ts';
import { openTestHouse, type TestHouse } from '../../testing/open-test-house.ts';
import { readZip } from '../../testing/read-zip.ts';
import { settingsForS3 } from '../../testing/s3-for-tests.ts';
import { aPdf, aPicture, sendUpload } from '../../testing/uploads.ts';
import { eraseLeavers } from '../accounts/profile/leave.ts';
import { lookAgain, removeStrayFiles } from './jobs.ts';
import { KEPT_AS } from './store.ts';
import { documents } from './tables.ts';

// Stands for clamd: reads what it is sent, then answers as the test says; null hangs up.
let answer: string | null = 'stream: OK\0';
let received = Buffer.alloc(0);
let timesAsked = 0;
const scanner = createServer((socket) => {
  timesAsked += 1;
  received = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (part) => {
    received = Buffer.concat([received, part]);
    if (answer === null) socket.destroy();
    else if (received.subarray(-4).equals(Buffer.alloc(4))) socket.end(answer);
  });
});
const s3Directory = await mkdtemp(join(tmpdir(), 'evenlight-s3-'));
const s3 = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: s3Directory,
  configureBuckets: [{ name: 'evenlight' }],
});
const { port: s3Port } = await s3.run();
afterAll(async () => {
  scanner.close();
  await s3.close();
  await rm(s3Directory, { recursive: true, force: true });
});

const house = await openTestHouse({ env: { CLAMD_URL: `tcp://127.0.0.1:${await portOf(scanner)}` } });
const onS3 = await openTestHouse({ env: settingsForS3(s3Port) });
const { world, clock } = house;
const { db } = world;
type Caller = Awaited<ReturnType<TestHouse['aMember']>>;

beforeEach(() => {
  answer = 'stream: OK\0';
});

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}

const aScan = {
  bytes: await aPdf('A long paper. '.repeat(9000), { compress: false }),
  name: 'Theodoras scan.pdf',
  type: 'application/pdf',
};
const send = ({ person }: Caller, at = house, file = aScan) =>
  sendUpload(at.app, person, { fields: { documentType: 'death-certificate' }, files: [file] });
const listOf = (caller: Caller) => caller(listDocuments, { params: { userId: caller.person.id } });

async function idsIn(at: TestHouse): Promise<string[]> {
  const ids: string[] = [];
  for await (const id of openFileStore(at.world.config).ids()) ids.push(id);
  return ids.sort();
}

test('the scanner gets every byte, and what it finds clean is received', async () => {
  const ada = await house.aMember();
  expect((await send(ada)).document).toMatchObject({ state: 'received' });
  expect(received.subarray(0, 10).toString()).toBe('zINSTREAM\0');
  const pieces = Math.ceil(aScan.bytes.length / (64 * 1024));
  expect(pieces).toBeGreaterThan(1);
  expect(received.length).toBe(10 + aScan.bytes.length + 4 * (pieces + 1));
});

test('what the scanner finds is not kept', async () => {
  const ada = await house.aMember();
  const before = await idsIn(house);
  answer = 'stream: Win.Test.EICAR_HDB-1 FOUND\0';
  expect(await send(ada)).toMatchObject({ status: 422, code: 'document.infected' });
  expect(await listOf(ada)).toEqual([]);
  expect(await idsIn(house)).toEqual(before);
});

describe('while the scanner is away', () => {
  test('the paper that a held one replaces stays until then', async () => {
    const ada = await house.aMember();
    const { document: first } = await send(ada);
    // Of two papers from the same instant nobody could say which is the newer one.
    clock.forward({ minutes: 1 });
    answer = null;
    const fields = { documentType: 'death-certificate', replaces: first?.id ?? '' };
    const { document: second } = await sendUpload(house.app, ada.person, { fields, files: [aScan] });
    expect((await listOf(ada)).map(({ state }) => state)).toEqual(['checking', 'received']);
    answer = 'stream: OK\0';
    clock.forward({ minutes: 3 });
    await lookAgain(world);
    expect((await listOf(ada)).map(({ id }) => id)).toEqual([second?.id]);
  });

  test.each([
    ['hangs up', null],
    ['talks nonsense', 'hello\0'],
    ['has a failure', 'INSTREAM size limit exceeded. ERROR\0'],
    ['says nothing whole', 'stream: O'],
  ])('and %s, a paper is held, opens for nobody, and is received once it is back', async (_, said) => {
    answer = said;
    const [ada, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
    const { document } = await send(ada);
    expect(document).toMatchObject({ state: 'checking' });
    const params = { documentId: document?.id ?? (uuid() as never) };
    for (const caller of [ada, staff])
      await expect(caller(openDocument, { params })).rejects.toMatchObject({ status: 409, code: 'document.held' });
    const decision = staff(decideDocument, { params, body: { state: 'accepted' } });
    await expect(decision).rejects.toMatchObject({ code: 'document.held' });
    clock.forward({ minutes: 3 });
    await lookAgain(world);
    expect(await listOf(ada)).toMatchObject([{ state: 'checking' }]);
    answer = 'stream: OK\0';
    await lookAgain(world);
    expect(await listOf(ada)).toMatchObject([{ state: 'received' }]);
    await ada(openDocument, { params });
  });

  test('it is asked once in a round, however many papers wait', async () => {
    const ada = await house.aMember();
    answer = null;
    for (let sent = 0; sent < 3; sent += 1) await send(ada);
    clock.forward({ minutes: 3 });
    timesAsked = 0;
    await lookAgain(world);
    expect(timesAsked).toBe(1);
    answer = 'stream: OK\0';
    await lookAgain(world);
    expect((await listOf(ada)).map(({ state }) => state)).toEqual(Array(3).fill('received'));
  });

  test('and it finds something later, the file goes and its owner is told', async () => {
    answer = null;
    const ada = await onScanner.aMember();
    await send(ada, onScanner);
    answer = 'stream: Bad FOUND\0';
    onScanner.clock.forward({ minutes: 3 });
    await lookAgain(onScanner.world);
    expect(await listOf(ada)).toEqual([]);
    expect(await idsIn(onScanner)).toEqual([]);
    const mail = await onScanner.nextMailTo(ada.person.email);
    expect(mail.subject).toBe('A file you sent could not be kept');
    expect(mail.text).not.toContain('Theodora');
  });
});
const onScanner = await openTestHouse({
  env: { CLAMD_URL: world.config.clamdUrl ?? '' },
});

test('what a process left behind when it ended is finished, or cleared away', async () => {
  const ada = await house.aMember();
  const keep = (bytes: Buffer) => world.files.keep(Readable.from([bytes]), { mediaType: KEPT_AS, maxBytes: 1e7 });
  const [good, bad, stray] = [await keep(aScan.bytes), await keep(Buffer.from('nothing')), await keep(aScan.bytes)];
  const row: Omit<typeof documents.$inferInsert, 'id' | 'fileId'> = {
    userId: ada.person.id,
    planId: null,
    type: 'will-testament',
    name: 'a.pdf',
    mediaType: 'application/pdf',
    byteSize: 1,
    state: 'checking',
    reason: '',
    uploadedBy: null,
    isByStaff: false,
    uploadedAt: clock.now(),
  };
  const ids = [uuid(), uuid(), uuid()] as const;
  await db.insert(documents).values([
    { ...row, id: ids[0], fileId: good.id },
    { ...row, id: ids[1], fileId: bad.id },
    { ...row, id: ids[2], fileId: uuid() },
  ]);
  await lookAgain(world);
  expect(await db.$count(documents, eq(documents.state, 'checking'))).toBe(3);
  clock.forward({ minutes: 3 });
  await Promise.all([lookAgain(world), lookAgain(world)]);
  expect(await listOf(ada)).toMatchObject([{ id: ids[0], state: 'received' }]);
  expect(await idsIn(house)).not.toContain(bad.id);
  await removeStrayFiles(world);
  expect(await db.$count(storedFiles, eq(storedFiles.id, stray.id))).toBe(1);
  clock.forward({ days: 2 });
  await removeStrayFiles(world);
  expect(await db.$count(storedFiles, eq(storedFiles.id, stray.id))).toBe(0);
  expect(await db.$count(storedFiles, eq(storedFiles.id, good.id))).toBe(1);
});

test('papers lie as well in S3: sent, opened, removed', async () => {
  const ada = await onS3.aMember();
  const { document } = await send(ada, onS3, { bytes: await aPicture('png'), name: 'id.png', type: 'image/png' });
  expect(await idsIn(onS3)).toHaveLength(1);
  const params = { documentId: document?.id ?? (uuid() as never) };
  const { url } = await ada(openDocument, { params });
  const { name, value } = ada.person.cookie;
  const { rawPayload } = await onS3.app.inject({
    url,
    headers: { host: 'localhost:3000', cookie: `${name}=${value}` },
  });
  expect(rawPayload.length).toBe(document?.byteSize);
  expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
  await ada(deleteDocument, { params });
  expect(await idsIn(onS3)).toEqual([]);
});

test('whoever leaves takes their papers along, and leaves none behind', async () => {
  const ada = await onS3.aMember();
  await send(ada, onS3);
  const { name, value } = ada.person.cookie;
  const headers = { host: 'localhost:3000', cookie: `${name}=${value}` };
  const { rawPayload } = await onS3.app.inject({ url: `/api/users/${ada.person.id}/export`, headers });
  const files = [...(await readZip(rawPayload))];
  expect(files.some(([path, bytes]) => path.includes('Theodoras scan') && bytes.equals(aScan.bytes))).toBe(true);
  await ada(deleteAccount, { params: { userId: ada.person.id } });
  onS3.clock.forward({ days: 7 });
  await eraseLeavers(onS3.world, personalData);
  expect(await onS3.world.db.$count(documents)).toBe(0);
  expect(await onS3.world.db.$count(storedFiles)).toBe(0);
  expect(await onS3.settled(() => idsIn(onS3))).toEqual([]);
  for (const at of [house, onS3]) expect(at.said.join('')).not.toContain('Theodora');
});
