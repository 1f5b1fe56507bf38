// The journal: read by its owner and nobody else, lost to nothing, and watched over without being kept watch of.
import { randomUUID } from 'node:crypto';
import { pathOf } from '@evenlight/contract/endpoint';
import { JournalEntryId } from '@evenlight/contract/ids';
import {
  changeJournalEntry,
  deleteJournal,
  deleteJournalEntry,
  exportJournal,
  JOURNAL_ENTRIES_AT_ONCE,
  JOURNAL_ENTRIES_MAX,
  type JournalPrompt,
  listJournal,
  writeJournalEntry,
} from '@evenlight/contract/self-care/journal';
import { deleteAllSupportSessions } from '@evenlight/contract/support/chat';
import { getSafety } from '@evenlight/contract/support/safety';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { news } from '../../../platform/tables.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { aConversation, stubCompanion } from '../../../testing/support-people.ts';
import { journalEntries, selfCareKeys } from '../tables.ts';

const house = await openTestHouse({ companion: stubCompanion().companion, env: { RATE_LIMIT_FACTOR: '1000' } });
const { db } = house.world;
type Member = Awaited<ReturnType<typeof house.aMember>>;

const write = (member: Member, words: string, more: { prompt?: JournalPrompt; idempotencyKey?: string } = {}) =>
  member(writeJournalEntry, { body: { words, idempotencyKey: randomUUID(), ...more } });
const read = (member: Member, query: { search?: string; before?: JournalEntryId } = {}) =>
  member(listJournal, { query });
const wordsOf = async (member: Member, search: string) =>
  (await read(member, { search })).entries.map(({ words }) => words);

test('an entry is there on the next day, newest first, and its words are in no row', async () => {
  const ada = await house.aMember();
  await write(ada, 'The velvet harmonica lay on the sill.');
  house.clock.forward({ days: 1 });
  const { entry, care } = await write(ada, '  Today I managed to eat.\n\nToast.  ', { prompt: 'today-i-managed' });
  expect(care).toEqual({ level: 'none', routes: [] });
  expect(entry).toMatchObject({ words: 'Today I managed to eat.\n\nToast.', prompt: 'today-i-managed', version: 1 });
  const { entries, total, hasMore } = await read(ada);
  expect(entries.map(({ words }) => words)).toEqual([entry.words, 'The velvet harmonica lay on the sill.']);
  expect({ total, hasMore }).toEqual({ total: 2, hasMore: false });
  for (const row of await db.select().from(journalEntries).where(eq(journalEntries.userId, ada.person.id))) {
    const raw = JSON.stringify(row) + row.sealed.toString('latin1') + row.sealed.toString('base64');
    for (const word of ['velvet', 'Toast', 'today-i-managed']) expect(raw).not.toContain(word);
  }
});

test('a visitor is asked to sign in, and a stranger or our team finds nothing', async () => {
  const ada = await house.aMember();
  const { entry } = await write(ada, 'She hummed while ironing.');
  const params = { entryId: entry.id };
  const visitor = house.aVisitor();
  for (const knock of [
    () => visitor(listJournal, { query: {} }),
    () => visitor(writeJournalEntry, { body: { words: 'x', idempotencyKey: randomUUID() } }),
    () => visitor(changeJournalEntry, { params, body: { words: 'x', version: 1 } }),
    () => visitor(deleteJournalEntry, { params }),
    () => visitor(deleteJournal, {}),
    () => visitor(exportJournal, {}),
  ])
    await expect(knock()).rejects.toMatchObject({ status: 401, code: 'session.required' });
  for (const stranger of [await house.aMember(), await house.aMember({ isStaff: true })]) {
    for (const knock of [
      () => stranger(changeJournalEntry, { params, body: { words: 'x', version: 1 } }),
      () => stranger(deleteJournalEntry, { params }),
    ])
      await expect(knock()).rejects.toMatchObject({ status: 404, code: 'journal.not_found' });
    await stranger(deleteJournal, {});
    expect((await read(stranger)).entries).toEqual([]);
    expect((await read(stranger, { before: entry.id })).entries).toEqual([]);
    expect((await stranger.raw('GET', pathOf(exportJournal, {}))).text).not.toContain('ironing');
  }
  expect((await read(ada)).total).toBe(1);
});

test('what is sent twice, or from two devices in one moment, is one entry', async () => {
  const ada = await house.aMember();
  const idempotencyKey = randomUUID();
  const sent = await Promise.all([1, 2, 3].map(() => write(ada, 'Once.', { idempotencyKey })));
  expect(new Set(sent.map(({ entry }) => entry.id)).size).toBe(1);
  const another = write(ada, 'Other words by the same key.', { idempotencyKey });
  await expect(another).rejects.toMatchObject({ status: 409, code: 'request.key_reused' });
  // Another person may use the same key.
  expect((await write(await house.aMember(), 'Mine.', { idempotencyKey })).entry.words).toBe('Mine.');
  expect((await read(ada)).total).toBe(1);
});

test('a change from an old device overwrites nothing, and the same change sent again is no conflict', async () => {
  const ada = await house.aMember();
  const { entry } = await write(ada, 'First words.');
  const params = { entryId: entry.id };
  const change = (words: string, version: number) => ada(changeJournalEntry, { params, body: { words, version } });
  const changed = await change('Second words.', 1);
  expect(changed.entry).toMatchObject({ words: 'Second words.', version: 2, writtenAt: entry.writtenAt });
  await expect(change('From the tablet.', 1)).rejects.toMatchObject({ status: 409, code: 'journal.changed_meanwhile' });
  expect((await change('Second words.', 1)).entry.version).toBe(2);
  const race = await Promise.allSettled([change('One.', 2), change('Other.', 2)]);
  expect(race.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('words are found without case and accents, and every word must be there', async () => {
  const ada = await house.aMember();
  await write(ada, 'Mamá cantaba en la COCINA.');
  await write(ada, 'The kitchen is quiet. 100% quiet.');
  expect(await wordsOf(ada, 'mama cocina')).toEqual(['Mamá cantaba en la COCINA.']);
  expect(await wordsOf(ada, 'MAMÁ')).toHaveLength(1);
  expect(await wordsOf(ada, 'mama kitchen')).toEqual([]);
  expect(await wordsOf(ada, '%')).toEqual(['The kitchen is quiet. 100% quiet.']);
  expect(await wordsOf(ada, '.*')).toEqual([]);
  expect(await read(ada, { search: 'quiet' })).toMatchObject({ total: 1, hasMore: false });
});

test('a long journal comes page by page, also when the last entry of a page was deleted meanwhile', async () => {
  const ada = await house.aMember();
  for (let nth = 1; nth <= JOURNAL_ENTRIES_AT_ONCE + 3; nth += 1) await write(ada, `Day ${nth}.`);
  const first = await read(ada);
  expect(first).toMatchObject({ hasMore: true, total: JOURNAL_ENTRIES_AT_ONCE + 3 });
  const last = JournalEntryId.parse(first.entries.at(-1)?.id);
  await ada(deleteJournalEntry, { params: { entryId: last } });
  const second = await read(ada, { before: last });
  expect(second.entries.map(({ words }) => words)).toEqual(['Day 3.', 'Day 2.', 'Day 1.']);
  const found = await read(ada, { search: 'day' });
  expect(found.entries.map(({ words }) => words)).toEqual(
    [...first.entries.filter(({ id }) => id !== last), second.entries[0]].map((entry) => entry?.words),
  );
  expect(found).toMatchObject({ hasMore: true, total: JOURNAL_ENTRIES_AT_ONCE + 2 });
  const olderFound = await read(ada, { search: 'day', before: JournalEntryId.parse(found.entries.at(-1)?.id) });
  expect(olderFound).toMatchObject({ entries: second.entries.slice(1), hasMore: false, total: found.total });
});

test('danger in an entry is answered with where help is, and nothing of that is kept', async () => {
  const ada = await house.aMember();
  const { entry, care } = await write(ada, 'I want to kill myself tonight');
  expect(care).toMatchObject({ level: 'crisis', routes: ['self'] });
  const params = { entryId: entry.id };
  const calmer = await ada(changeJournalEntry, { params, body: { words: 'I slept a little.', version: 1 } });
  expect(calmer.care.level).toBe('none');
  expect(await ada(getSafety, {})).toMatchObject({ notice: null, routes: [] });
  expect(house.said.join('')).not.toContain('reason to worry');
});

test('the file has every entry, the oldest first, with days and questions in words', async () => {
  const ada = await house.aMember();
  await write(ada, 'Querida <b>mamá</b> 🌿', { prompt: 'a-letter' });
  await write(ada, 'Second.');
  const answer = await ada.raw('GET', pathOf(exportJournal, {}), { headers: { 'accept-language': 'es' } });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="diario-\d{4}-\d\d-\d\d\.txt"$/),
  });
  expect(answer.text).toMatch(/Mi diario[\s\S]*Una carta para esa persona\n\nQuerida <b>mamá<\/b> 🌿\n[\s\S]*Second\./);
  const english = await ada.raw('GET', pathOf(exportJournal, {}), { headers: { 'accept-language': 'en' } });
  expect(english.text).toMatch(/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \w+ \d+, \d{4}/);
  const nobody = await (await house.aMember()).raw('GET', pathOf(exportJournal, {}));
  expect(nobody.text).toContain('Nothing is written here yet.');
});

test('deleting is for good, one entry or all, and the other things under the key stay readable', async () => {
  const ada = await house.aMember();
  const { entry } = await write(ada, 'One.');
  await write(ada, 'Two.');
  await ada(deleteJournalEntry, { params: { entryId: entry.id } });
  await expect(ada(deleteJournalEntry, { params: { entryId: entry.id } })).rejects.toMatchObject({ status: 404 });
  await ada(deleteJournal, {});
  expect(await read(ada)).toEqual({ entries: [], hasMore: false, total: 0 });
  expect(await db.$count(selfCareKeys, eq(selfCareKeys.userId, ada.person.id))).toBe(1);
  expect((await write(ada, 'Three.')).entry.words).toBe('Three.');
});

test('whoever deletes all conversations keeps the journal', async () => {
  const ada = await house.aMember();
  await (await aConversation(ada)).say('Hello.');
  await write(ada, 'This stays.');
  await ada(deleteAllSupportSessions, {});
  expect((await read(ada)).entries).toMatchObject([{ words: 'This stays.' }]);
});

test('hostile and broken input is refused by the field, or kept as plain words', async () => {
  const ada = await house.aMember();
  for (const words of ['', '   \n ', 'x'.repeat(20_001)])
    await expect(write(ada, words)).rejects.toMatchObject({ status: 400, fields: { words: expect.any(String) } });
  const bad = ada.raw('GET', '/api/self-care/journal?before=1%27%20or%201=1');
  expect((await bad).status).toBe(400);
  const text = `'; drop table journal_entries; -- {"prompt":null} \u202e ${'é'.repeat(10_000)}`;
  expect((await write(ada, text)).entry.words).toBe(text);
  const nul = await ada.raw('POST', '/api/self-care/journal', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ words: 'a\u0000b', idempotencyKey: randomUUID() }),
  });
  expect(nul.status).toBe(400);
});

test('a full journal says so, and what was sent before still counts as sent', async () => {
  const ada = await house.aMember();
  const idempotencyKey = randomUUID();
  await write(ada, 'The first.', { idempotencyKey });
  const [row] = await db.select().from(journalEntries).where(eq(journalEntries.userId, ada.person.id));
  if (!row) throw new Error('no row');
  const many = Array.from({ length: JOURNAL_ENTRIES_MAX - 1 }, () => ({
    ...row,
    id: randomUUID(),
    idempotencyKey: randomUUID(),
  }));
  await db.insert(journalEntries).values(many);
  await expect(write(ada, 'One too many.')).rejects.toMatchObject({ status: 409, code: 'journal.too_many' });
  expect((await write(ada, 'The first.', { idempotencyKey })).entry.words).toBe('The first.');
});

test('other devices hear that something changed, and not what', async () => {
  const ada = await house.aMember();
  await write(ada, 'Quiet words.');
  const told = await db
    .select()
    .from(news)
    .where(eq(news.audience, `person:${ada.person.id}`));
  expect(told.map(({ kind, subject }) => ({ kind, subject }))).toContainEqual({
    kind: 'self_care.changed',
    subject: ada.person.id,
  });
  expect(told.flatMap((item) => Object.values(item)).join()).not.toContain('Quiet');
});

test('the journal goes along in the download of everything, opened', async () => {
  const ada = await house.aMember();
  await write(ada, 'Theodora knew every bird.', { prompt: 'learned' });
  const { rawPayload } = await house.app.inject({
    url: `/api/users/${ada.person.id}/export`,
    headers: { host: 'localhost:3000', cookie: `${ada.person.cookie.name}=${ada.person.cookie.value}` },
  });
  const files = await readZip(rawPayload);
  expect(files.get('data.json')?.toString()).toContain('Theodora knew every bird.');
});
