// A file whose answer was lost on the way, and that is sent once more.
import { connect } from 'node:net';
import { listDocuments } from '@evenlight/contract/documents';
import { eq } from 'drizzle-orm';
import { v4 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { auditEntries, storedFiles } from '../../platform/tables.ts';
import { openTestHouse, type TestHouse } from '../../testing/open-test-house.ts';
import { aPlan } from '../../testing/plans.ts';
import { aPdf, aPicture, sendUpload } from '../../testing/uploads.ts';
import { documents } from './tables.ts';

const house = await openTestHouse({ withSampleData: true });
const { world, app, clock } = house;
const { db } = world;
type Caller = Awaited<ReturnType<TestHouse['aMember']>>;

const aScan = { bytes: await aPdf(), name: 'scan.pdf', type: 'application/pdf' };
const aPhoto = { bytes: await aPicture(), name: 'photo.jpg', type: 'image/jpeg' };
const broken = { ...aScan, bytes: Buffer.from('%PDF-1.4 broken') };
const send = ({ person }: Caller, more: Record<string, string>, file = aScan) =>
  sendUpload(app, person, { fields: { documentType: 'death-certificate', ...more }, files: [file] });
const listOf = (caller: Caller) => caller(listDocuments, { params: { userId: caller.person.id } });
const filesKept = () => db.$count(storedFiles);

test('the same request is kept once, one after the other or all at once', async () => {
  const ada = await house.aMember();
  const before = await filesKept();
  const idempotencyKey = uuid();
  const first = await send(ada, { idempotencyKey });
  expect(await send(ada, { idempotencyKey })).toEqual(first);
  const another = uuid();
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(ada, { idempotencyKey: another }, aPhoto)));
  expect(new Set(answers.map(({ status, document }) => `${status} ${document?.id}`)).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 201, document: { state: 'received' } });
  expect(await listOf(ada)).toHaveLength(2);
  expect(await filesKept()).toBe(before + 2);
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.subject, ada.person.id));
  expect(entries.map(({ action }) => action)).toEqual(['document.uploaded', 'document.uploaded']);
});

test('a replacement that was sent again is there, though what it replaced is gone', async () => {
  const ada = await house.aMember();
  const { document: old } = await send(ada, {});
  clock.forward({ minutes: 1 });
  const input = { idempotencyKey: uuid(), replaces: old?.id ?? '' };
  const first = await send(ada, input);
  expect(await send(ada, input)).toEqual(first);
  expect((await listOf(ada)).map(({ id }) => id)).toEqual([first.document?.id]);
  expect((await send(ada, { ...input, idempotencyKey: uuid() })).code).toBe('document.not_found');
});

test('a key belongs to its owner, and to one request', async () => {
  const [ada, ben] = [await house.aMember(), await house.aMember()];
  const idempotencyKey = uuid();
  const { document: hers } = await send(ada, { idempotencyKey });
  expect((await send(ben, { idempotencyKey })).document?.id).not.toBe(hers?.id);
  const plan = await aPlan(ada);
  expect(await send(ada, { idempotencyKey, planId: plan.id })).toMatchObject({
    status: 409,
    code: 'request.key_reused',
  });
});

test('a paper that our team has answered, or that is held, is answered with as it is', async () => {
  const ada = await house.aMember();
  const idempotencyKey = uuid();
  const { document } = await send(ada, { idempotencyKey });
  const row = eq(documents.id, document?.id ?? '');
  await db.update(documents).set({ state: 'needs-another', reason: 'It is cut off' }).where(row);
  expect(await send(ada, { idempotencyKey })).toMatchObject({ status: 201, document: { state: 'needs-another' } });
});

test('what was refused leaves its key free, and everybody who sent it hears why', async () => {
  const ada = await house.aMember();
  const before = await filesKept();
  const idempotencyKey = uuid();
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(ada, { idempotencyKey }, broken)));
  expect(answers.map(({ code }) => code)).toEqual(Array(4).fill('document.unreadable'));
  expect(await filesKept()).toBe(before);
  expect((await send(ada, { idempotencyKey })).status).toBe(201);
});

test('a request that is whole but for its closing line is called wrong, and no failure of ours', async () => {
  const { person } = await house.aMember();
  const before = await filesKept();
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const { host, port } = new URL(address);
  const partHead = 'content-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf';
  const answerTo = async (body: string) => {
    const head = ['POST /api/documents/upload HTTP/1.1', `host: ${host}`, `origin: ${address}`, 'connection: close'];
    const more = [`cookie: ${person.cookie.name}=${person.cookie.value}`, `content-length: ${body.length}`];
    const type = 'content-type: multipart/form-data; boundary=x';
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`${[...head, ...more, type].join('\r\n')}\r\n\r\n${body}`);
    return Buffer.concat(await socket.toArray()).toString();
  };
  for (const body of [
    `--x\r\n${partHead}\r\n\r\n%PDF-${'x'.repeat(200_000)}`,
    `--x\r\n${partHead}\r\n\r\n%PDF-1.4`,
    `--x\r\n${partHead}\r\n\r\n%PDF-1.4\r\n--x\r\ncontent-disposition: form-data; name="documentType"\r\n\r\nwill`,
    `--x\r\n${partHead}`,
    '--x',
    'nothing of the kind',
  ]) {
    const answer = await answerTo(body);
    expect(answer, body.slice(0, 200)).toContain('HTTP/1.1 400');
    expect(answer).toContain('request.invalid');
  }
  expect(house.said.join('')).not.toContain('a request failed');
  expect(await filesKept()).toBe(before);
});
