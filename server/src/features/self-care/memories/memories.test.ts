// Memories: kept for oneself, and given to a guestbook by the guestbook's own rules.
import { randomUUID } from 'node:crypto';
import { MemorialId, MemoryId } from '@evenlight/contract/ids';
import { decideEntry, listGuestbook, listKeptEntries, removeEntry } from '@evenlight/contract/memorials/guestbook';
import { updateMemorial } from '@evenlight/contract/memorials/memorial';
import {
  changeMemory,
  deleteMemory,
  giveMemory,
  keepMemory,
  listMemories,
  MEMORY_WORDS_MAX_LENGTH,
} from '@evenlight/contract/self-care/memories';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { untilSomebodyWaits } from '../../../testing/lock-waits.ts';
import { aMemorial, aPublicMemorial } from '../../../testing/memorial-people.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { inTurnOf } from '../own-things.ts';
import { memories } from '../tables.ts';
import { deleteMemoryOf } from './memory-store.ts';

const house = await openTestHouse({ env: { RATE_LIMIT_FACTOR: '1000' } });
const { db } = house.world;
type Member = Awaited<ReturnType<typeof house.aMember>>;

const fields = {
  title: 'The harbour at dawn',
  words: 'He bought us peaches.\nWe ate them on the pier.',
  about: 'Papa',
  happenedOn: '1994-07-02',
};
const keep = (member: Member, more: object = {}) =>
  member(keepMemory, { body: { ...fields, idempotencyKey: randomUUID(), ...more } });

const guestbook = (memorialId: MemorialId) => house.aVisitor()(listGuestbook, { params: { memorialId }, query: {} });

test('a memory is kept once, changed with care, deleted, and lies sealed', async () => {
  const ada = await house.aMember();
  const idempotencyKey = randomUUID();
  const [memory] = await Promise.all([keep(ada, { idempotencyKey }), keep(ada, { idempotencyKey })]);
  expect(memory).toMatchObject({ ...fields, version: 1, givenTo: [] });
  const [row, ...others] = await db.select().from(memories).where(eq(memories.userId, ada.person.id));
  expect(others).toEqual([]);
  for (const word of ['harbour', 'peaches', 'Papa', '1994']) expect(row?.sealed.toString('latin1')).not.toContain(word);
  const params = { memoryId: memory.id };
  const changed = await ada(changeMemory, { params, body: { ...fields, about: '', happenedOn: null, version: 1 } });
  expect(changed).toMatchObject({ about: '', happenedOn: null, version: 2 });
  const late = ada(changeMemory, { params, body: { ...fields, title: 'Late', version: 1 } });
  await expect(late).rejects.toMatchObject({ status: 409, code: 'memory.changed_meanwhile' });
  await ada(deleteMemory, { params });
  expect(await ada(listMemories, {})).toEqual([]);
});

test('a visitor is asked to sign in, and a stranger finds no memory', async () => {
  const ada = await house.aMember();
  const { id: memoryId } = await keep(ada);
  const { memorialId } = await aPublicMemorial(house, { owner: ada });
  const knocks = (caller: (Pick<Member, never> & Member) | ReturnType<typeof house.aVisitor>) => [
    () => caller(changeMemory, { params: { memoryId }, body: { ...fields, version: 1 } }),
    () => caller(deleteMemory, { params: { memoryId } }),
    () => caller(giveMemory, { params: { memoryId }, body: { memorialId, authorName: 'Eve' } }),
  ];
  for (const knock of knocks(house.aVisitor())) await expect(knock()).rejects.toMatchObject({ status: 401 });
  const stranger = await house.aMember({ isStaff: true });
  for (const knock of knocks(stranger))
    await expect(knock()).rejects.toMatchObject({ status: 404, code: 'memory.not_found' });
  expect(await stranger(listMemories, {})).toEqual([]);
  const missing = ada(deleteMemory, { params: { memoryId: MemoryId.parse(randomUUID()) } });
  await expect(missing).rejects.toMatchObject({ status: 404 });
});

test('given to a memorial it stands in the guestbook once, however often it is sent', async () => {
  const ada = await house.aMember();
  const { memorialId } = await aPublicMemorial(house, { owner: ada });
  const { id: memoryId } = await keep(ada, { words: 'x'.repeat(MEMORY_WORDS_MAX_LENGTH) });
  const give = () => ada(giveMemory, { params: { memoryId }, body: { memorialId, authorName: 'Ada L.' } });
  const given = await Promise.all([give(), give(), give()]);
  for (const { givenTo } of given) expect(givenTo).toMatchObject([{ memorialId, isHeld: false }]);
  const entries = await guestbook(memorialId);
  expect(entries).toMatchObject([
    { authorName: 'Ada L.', message: expect.stringMatching(/^The harbour at dawn\n\nx/) },
  ]);
  // Taken out by the family, it does not come back by itself.
  const [entry] = entries;
  if (!entry) throw new Error('no entry');
  await ada(removeEntry, { params: { memorialId, entryId: entry.id } });
  await give();
  expect(await guestbook(memorialId)).toEqual([]);
  await ada(deleteMemory, { params: { memoryId } });
});

test('given and deleted in the same moment, it stands in the guestbook and nothing fails', async () => {
  const ada = await house.aMember();
  const { memorialId } = await aPublicMemorial(house, { owner: ada });
  const { id: memoryId } = await keep(ada);
  let given: Promise<unknown> | undefined;
  await inTurnOf(db, ada.person.id, async (deleting) => {
    await deleteMemoryOf(deleting, ada.person.id, memoryId);
    given = ada(giveMemory, { params: { memoryId }, body: { memorialId, authorName: 'Ada' } });
    await untilSomebodyWaits(db);
  });
  expect(await given).toMatchObject({ givenTo: [] });
  expect(await guestbook(memorialId)).toHaveLength(1);
  expect(await ada(listMemories, {})).toEqual([]);
});

test('a family that looks first is asked, and the memory says so until they have', async () => {
  const [ada, owner] = [await house.aMember(), await house.aMember()];
  const { memorialId } = await aPublicMemorial(house, { owner, guestbook: 'approve-first' });
  const { id: memoryId } = await keep(ada);
  const params = { memoryId };
  const given = await ada(giveMemory, { params, body: { memorialId, authorName: 'Ada' } });
  expect(given.givenTo).toMatchObject([{ isHeld: true }]);
  expect(await guestbook(memorialId)).toEqual([]);
  expect((await house.nextMailTo(owner.person.email)).text).not.toContain('peaches');
  const [held] = await owner(listKeptEntries, { params: { memorialId }, query: {} });
  if (!held) throw new Error('nothing waits');
  await owner(decideEntry, { params: { memorialId, entryId: held.id }, body: { state: 'published' } });
  const [memory] = await ada(listMemories, {});
  expect(memory?.givenTo).toMatchObject([{ isHeld: false }]);
});

test('a closed guestbook stays closed, and a memorial that one may not see is not there', async () => {
  const [ada, owner] = [await house.aMember(), await house.aMember()];
  const { memorialId: closed } = await aPublicMemorial(house, { owner, guestbook: 'closed' });
  const { memorialId: secret } = await aMemorial(house, { owner, privacy: 'invited' });
  const { id: memoryId } = await keep(ada);
  const give = (memorialId: MemorialId) =>
    ada(giveMemory, { params: { memoryId }, body: { memorialId, authorName: 'Ada' } });
  await expect(give(closed)).rejects.toMatchObject({ status: 409, code: 'guestbook.closed' });
  await expect(give(secret)).rejects.toMatchObject({ status: 404, code: 'memorial.not_found' });
  await expect(give(MemorialId.parse(999_999))).rejects.toMatchObject({ status: 404, code: 'memorial.not_found' });
  expect((await ada(listMemories, {}))[0]?.givenTo).toEqual([]);
  const { version } = await owner(updateMemorial, {
    params: { memorialId: closed },
    body: { guestbook: 'open', version: 1 },
  });
  expect(version).toBeGreaterThan(0);
  expect((await give(closed)).givenTo).toHaveLength(1);
});

test('what cannot be kept is refused by its field', async () => {
  const ada = await house.aMember();
  for (const [field, value] of [
    ['title', 'two\nlines'],
    ['title', ' '],
    ['words', ''],
    ['words', 'x'.repeat(MEMORY_WORDS_MAX_LENGTH + 1)],
    ['about', 'x'.repeat(101)],
    ['happenedOn', '2031-02-30'],
  ] as const)
    await expect(keep(ada, { [field]: value })).rejects.toMatchObject({
      status: 400,
      fields: { [field]: expect.any(String) },
    });
});
