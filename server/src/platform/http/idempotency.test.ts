// One request, one key: sent again it is the same, another request under its key is refused, and nobody has to send one.
import { randomUUID } from 'node:crypto';
import { listJournal, writeJournalEntry } from '@evenlight/contract/self-care/journal';
import { listCounselingRequests } from '@evenlight/contract/support/counseling';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { documents } from '../../features/documents/tables.ts';
import { keepHouse } from '../../housekeeping.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { aPdf, sendUpload } from '../../testing/uploads.ts';
import { idempotencyKeys, storedFiles } from '../tables.ts';

const house = await openTestHouse({ withSampleData: true });
const { db } = house.world;
type Member = Awaited<ReturnType<typeof house.aMember>>;
const reused = { status: 409, code: 'request.key_reused' };
const JOURNAL = '/api/self-care/journal';
const COUNSELING = '/api/support/consultations';

const write = (member: Member, words: string, idempotencyKey: string) =>
  member(writeJournalEntry, { body: { prompt: null, words, idempotencyKey } });

/** By hand, with whatever headers and body. */
async function post(member: Member, path: string, body: object, headers: Record<string, string> = {}) {
  const json = { 'content-type': 'application/json', ...headers };
  const { status, text } = await member.raw('POST', path, { headers: json, body: JSON.stringify(body) });
  return { status, answer: JSON.parse(text) };
}

const written = async (member: Member) =>
  (await member(listJournal, { query: {} })).entries.map(({ words }) => words).sort();

test('sent again it is the same, in whatever order its fields stand; other words under the key are refused', async () => {
  const ada = await house.aMember();
  const idempotencyKey = randomUUID();
  const { entry } = await write(ada, 'I miss her.', idempotencyKey);
  expect((await write(ada, 'I miss her.', idempotencyKey)).entry.id).toBe(entry.id);
  const turned = await post(ada, JOURNAL, { idempotencyKey, words: 'I miss her. ', prompt: null });
  expect(turned).toMatchObject({ status: 201, answer: { entry: { id: entry.id } } });
  await expect(write(ada, 'I miss him.', idempotencyKey)).rejects.toMatchObject(reused);
  expect(await written(ada)).toEqual(['I miss her.']);
});

test('a client that still says sendKey is understood, and its key is the same under both names', async () => {
  const ada = await house.aMember();
  const sendKey = randomUUID();
  const first = await post(ada, JOURNAL, { sendKey, words: 'I miss her.', prompt: null });
  expect(first).toMatchObject({ status: 201 });
  expect((await write(ada, 'I miss her.', sendKey)).entry.id).toBe(first.answer.entry.id);
  expect(await post(ada, JOURNAL, { sendKey, words: 'I miss him.', prompt: null })).toMatchObject({ status: 409 });
  expect(await written(ada)).toEqual(['I miss her.']);
});

test('of two requests under one key in the same moment one is kept, and the other is told so', async () => {
  const ada = await house.aMember();
  const idempotencyKey = randomUUID();
  const both = await Promise.allSettled([write(ada, 'One.', idempotencyKey), write(ada, 'Two.', idempotencyKey)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: reused });
  expect(await written(ada)).toHaveLength(1);
});

test('what was refused may be sent otherwise under its key, and a key is its owner’s alone', async () => {
  const [ada, ben] = [await house.aMember(), await house.aMember()];
  const idempotencyKey = randomUUID();
  await expect(write(ada, ' ', idempotencyKey)).rejects.toMatchObject({ status: 400 });
  await write(ada, 'Now with words.', idempotencyKey);
  await write(ben, 'Words of Ben.', idempotencyKey);
  expect([await written(ada), await written(ben)]).toEqual([['Now with words.'], ['Words of Ben.']]);
});

test('a key in the header is its owner’s alone, also where rows are found by it: two ask for counseling under one', async () => {
  const [ada, ben] = [await house.aMember(), await house.aMember()];
  const form = { name: 'Ada Okafor', email: 'ada@example.org', preferredContact: 'email', urgency: 'this-week' };
  const named = { 'idempotency-key': '1' };
  const first = await post(ada, COUNSELING, { ...form, message: 'I cannot sleep.' }, named);
  const other = await post(ben, COUNSELING, { ...form, name: 'Ben', message: 'Other words.' }, named);
  expect([first.status, other.status]).toEqual([201, 201]);
  for (const member of [ada, ben]) expect(await member(listCounselingRequests, {})).toHaveLength(1);
});

test('nobody has to send a key: a call without one works, and a header does as well as the field', async () => {
  const ada = await house.aMember();
  const words = { prompt: null, words: 'By hand.' };
  const [one, two] = [await post(ada, JOURNAL, words), await post(ada, JOURNAL, words)];
  expect([one.status, two.status]).toEqual([201, 201]);
  expect(one.answer.entry.id).not.toBe(two.answer.entry.id);
  const named = { 'idempotency-key': 'order #7' };
  const first = await post(ada, JOURNAL, words, named);
  expect((await post(ada, JOURNAL, words, named)).answer.entry.id).toBe(first.answer.entry.id);
  const other = await post(ada, JOURNAL, { ...words, words: 'Other words.' }, named);
  expect(other).toMatchObject({ status: 409, answer: { code: 'request.key_reused' } });
  expect(await written(ada)).toHaveLength(3);
});

test('a plan is saved once under a key in the header, and not changed by another one under it', async () => {
  const ada = await house.aMember();
  const headers = { 'idempotency-key': randomUUID() };
  const plan = { faithTradition: 'secular', packageTier: 'basic' };
  const first = await post(ada, '/api/funeral-plans', plan, headers);
  expect((await post(ada, '/api/funeral-plans', plan, headers)).answer.id).toBe(first.answer.id);
  const other = await post(ada, '/api/funeral-plans', { ...plan, packageTier: 'premium' }, headers);
  expect(other).toMatchObject({ status: 409, answer: { code: 'request.key_reused' } });
});

test('another file under the key of a paper is refused, and nothing of it stays', async () => {
  const ada = await house.aMember();
  const fields = { documentType: 'will-testament', idempotencyKey: randomUUID() };
  const files = (bytes: Buffer, name = 'Will.pdf') => ({ files: [{ bytes, name, type: 'application/pdf' }] });
  const [paper, another] = [await aPdf('A will.'), await aPdf('Another will.')];
  const { document } = await sendUpload(house.app, ada.person, { fields, ...files(paper) });
  const kept = await db.$count(storedFiles);
  expect(await sendUpload(house.app, ada.person, { fields, ...files(paper) })).toMatchObject({ document });
  for (const other of [files(another), files(paper, 'Letter.pdf')])
    expect(await sendUpload(house.app, ada.person, { fields, ...other })).toMatchObject(reused);
  expect(await db.$count(storedFiles)).toBe(kept);
  expect(await db.$count(documents, eq(documents.userId, ada.person.id))).toBe(1);
});

test('what is remembered says nothing of words or people, and is forgotten after thirty days', async () => {
  const ada = await house.aMember();
  await write(ada, 'Unmistakable words.', randomUUID());
  const rows = JSON.stringify(await db.select().from(idempotencyKeys));
  for (const told of ['Unmistakable', ada.person.id, Buffer.from('Unmistakable').toString('hex')])
    expect(rows).not.toContain(told);
  house.clock.forward({ days: 30, seconds: 1 });
  await keepHouse(house.world);
  expect(await db.$count(idempotencyKeys)).toBe(0);
});
