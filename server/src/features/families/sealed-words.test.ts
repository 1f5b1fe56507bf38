// What families say to each other, and what their files are called, cannot be read in the database, by whoever gets at it.
import { randomUUID } from 'node:crypto';
import { listDocuments } from '@evenlight/contract/documents';
import { listFamilyActivities } from '@evenlight/contract/families/activities';
import { listSharedDocuments, sharePaper } from '@evenlight/contract/families/documents';
import { endFamilyGroup } from '@evenlight/contract/families/group';
import {
  editFamilyMessage,
  listFamilyMessages,
  sendFamilyMessage,
  takeDownFamilyMessage,
} from '@evenlight/contract/families/messages';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { SealBroken } from '../../platform/secrets/envelope.ts';
import { openKeys } from '../../platform/secrets/keys.ts';
import { rotateMasterKey } from '../../platform/secrets/rotate-master-key.ts';
import { aFamily, type Relative, type TestFamily } from '../../testing/family-people.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { readZip } from '../../testing/read-zip.ts';
import { aPdf, sendShared, sendUpload } from '../../testing/uploads.ts';
import { sealOldNames } from '../documents/sealed-names.ts';
import { documents } from '../documents/tables.ts';
import { sharedDocuments, sharedVersions } from './documents/tables.ts';
import { familyKeys, familyMessages } from './messages/tables.ts';
import { sealOldFamilyWords } from './seal-old.ts';
import { familyActivities } from './tables.ts';

const house = await openTestHouse({ withSampleData: true, env: { RATE_LIMIT_FACTOR: '100' } });
const another = await openTestHouse({ sharing: house, env: { RATE_LIMIT_FACTOR: '100' } });
const { world, app } = house;
const { db } = world;

const say = (person: Relative, { group }: TestFamily, content: string) =>
  person(sendFamilyMessage, { body: { groupId: group.id, content, idempotencyKey: randomUUID() } });
const heard = async (person: Relative, { group }: TestFamily) =>
  (await person(listFamilyMessages, { query: { groupId: group.id } })).messages.map(({ content }) => content);
const shared = async (person: Relative, { group }: TestFamily) =>
  (await person(listSharedDocuments, { query: { groupId: group.id } })).documents.map(({ fileName }) => fileName);
const told = async (person: Relative, { group }: TestFamily) =>
  (await person(listFamilyActivities, { query: { groupId: group.id } })).activities.map(({ about }) => about);

async function sendFile({ group }: TestFamily, { person }: Relative, name: string) {
  const fields = { groupId: group.id, idempotencyKey: randomUUID(), documentType: 'other' };
  const files = [{ bytes: await aPdf(name), name, type: 'application/pdf' }];
  return (await sendShared(app, person, { fields, files })).document ?? expect.fail('it was not kept');
}

async function sendPaper({ person }: Relative, name: string) {
  const files = [{ bytes: await aPdf(name), name, type: 'application/pdf' }];
  const fields = { documentType: 'will-testament' };
  return (await sendUpload(app, person, { fields, files })).document ?? expect.fail('it was not kept');
}

/** Every row that could hold such words, as somebody with the database alone reads it. */
async function everythingStored(): Promise<string> {
  const { rows } = await db.execute(sql`
    select m::text as line from family_messages m union all select v::text from shared_versions v
    union all select d::text from documents d union all select a::text from family_activities a
    union all select n::text from news n union all select data::text from jobs.job
    union all select e::text from audit_entries e union all select s::text from stored_files s`);
  return `${JSON.stringify(rows)} ${house.said.join(' ')}`;
}

test('words and names stand nowhere in the clear, and the family reads them all', async () => {
  const family = await aFamily(house);
  const { planner } = family;
  const { member, viewer } = family.as;
  const message = await say(member, family, 'Unmistakable first words');
  await member(editFamilyMessage, { params: { messageId: message.id }, body: { content: 'Unmistakable words' } });
  await sendFile(family, planner, 'Unmistakable list.pdf');
  const paper = await sendPaper(planner, 'Unmistakable decree.pdf');
  await planner(sharePaper, { body: { groupId: family.group.id, documentId: paper.id } });
  await house.settle();
  expect(await everythingStored()).not.toContain('Unmistakable');
  expect(await heard(viewer, family)).toEqual(['Unmistakable words']);
  expect((await shared(viewer, family)).sort()).toEqual(['Unmistakable decree.pdf', 'Unmistakable list.pdf']);
  const files = (await told(viewer, family)).filter((about) => about.endsWith('.pdf'));
  expect(files.sort()).toEqual(['Unmistakable decree.pdf', 'Unmistakable list.pdf']);
  const [own] = await planner(listDocuments, { params: { userId: planner.person.id } });
  expect(own?.name).toBe('Unmistakable decree.pdf');
  const file = await viewer.raw('GET', `/api/shared-documents/${await firstShared(family)}/file?download=true`);
  expect(file.headers['content-disposition']).toContain('Unmistakable');
});

async function firstShared({ group }: TestFamily): Promise<string> {
  const [row] = await db.select().from(sharedDocuments).where(eq(sharedDocuments.groupId, group.id));
  return row?.id ?? expect.fail();
}

test('a sealed text opens in its own row alone', async () => {
  const family = await aFamily(house);
  const [one, other] = [await say(family.planner, family, 'One'), await say(family.planner, family, 'Other')];
  const [row] = await db.select().from(familyMessages).where(eq(familyMessages.id, one.id));
  await db
    .update(familyMessages)
    .set({ sealed: row?.sealed ?? null })
    .where(eq(familyMessages.id, other.id));
  house.said.length = 0;
  await expect(heard(family.planner, family)).rejects.toMatchObject({ status: 500 });
  expect(house.said.join('')).toContain(new SealBroken().name);
});

/** As they were written before words were sealed. */
async function fromBefore(family: TestFamily, count = 1) {
  const { group, planner } = family;
  const at = house.clock.now();
  const documentId = uuid();
  const by = planner.person.id;
  const said = Array.from({ length: count }, (_, n) => ({
    id: uuid(),
    groupId: group.id,
    idempotencyKey: randomUUID(),
    authorId: by,
    content: `Plain words ${n}`,
    createdAt: at,
  }));
  await db.insert(familyMessages).values(said);
  await db.insert(sharedDocuments).values({ id: documentId, groupId: group.id, type: 'other', createdAt: at });
  const file = { fileId: randomUUID(), mediaType: 'application/pdf' as const, byteSize: 1 };
  await db.insert(sharedVersions).values({
    ...file,
    documentId,
    version: 1,
    idempotencyKey: randomUUID(),
    name: 'Plain list.pdf',
    isChecked: true,
    uploadedBy: by,
    uploadedAt: at,
  });
  const activity = { groupId: group.id, actorId: by, at };
  await db.insert(familyActivities).values([
    { id: uuid(), ...activity, kind: 'document.added', about: 'Plain list.pdf' },
    { id: uuid(), ...activity, kind: 'task.added', about: 'Order flowers' },
  ]);
  await db.insert(documents).values({
    ...file,
    id: uuid(),
    userId: by,
    type: 'will-testament',
    name: 'Plain will.pdf',
    fileId: randomUUID(),
    state: 'received',
    reason: '',
    isByStaff: false,
    uploadedAt: at,
  });
  return said.map(({ content }) => content);
}

const sealAll = async (of = world) => {
  await sealOldFamilyWords(of);
  await sealOldNames(of, documents);
};

test('what was there before is read as it is, sealed in the background, and read then as well', async () => {
  const family = await aFamily(house);
  const words = await fromBefore(family);
  const readAll = async () => ({
    said: await heard(family.as.viewer, family),
    files: await shared(family.as.viewer, family),
    activities: (await told(family.as.viewer, family)).sort(),
    papers: (await family.planner(listDocuments, { params: { userId: family.planner.person.id } })).map(
      ({ name }) => name,
    ),
  });
  const before = await readAll();
  expect(before).toEqual({
    said: words,
    files: ['Plain list.pdf'],
    activities: ['Order flowers', 'Plain list.pdf'],
    papers: ['Plain will.pdf'],
  });
  expect(await everythingStored()).toContain('Plain');
  await sealAll();
  expect(await everythingStored()).not.toContain('Plain');
  expect(await readAll()).toEqual(before);
});

test('what a process from before edits or takes down counts, and its sealed words go', async () => {
  const family = await aFamily(house);
  await say(family.as.member, family, 'First words');
  await say(family.as.member, family, 'Taken words');
  const ofGroup = eq(familyMessages.groupId, family.group.id);
  const [first, taken] = (await db.select().from(familyMessages).where(ofGroup).orderBy(familyMessages.id)).map(
    ({ id }) => eq(familyMessages.id, id),
  );
  await db
    .update(familyMessages)
    .set({ content: 'Plain edit' })
    .where(first ?? expect.fail());
  await db
    .update(familyMessages)
    .set({ content: '', takenDownAt: house.clock.now() })
    .where(taken ?? expect.fail());
  expect(await heard(family.as.viewer, family)).toEqual(['Plain edit', '']);
  await sealAll();
  expect(await everythingStored()).not.toContain('Plain');
  expect(await heard(family.as.viewer, family)).toEqual(['Plain edit', '']);
  expect(await db.select().from(familyMessages).where(taken)).toMatchObject([{ content: '', sealed: null }]);
});

test('two processes that seal at once, and a family that goes on talking, lose nothing', async () => {
  const family = await aFamily(house);
  const words = await fromBefore(family, 450);
  await Promise.all([sealAll(), sealAll(another.world), say(family.as.member, family, 'Meanwhile'), sealAll()]);
  expect(await db.$count(familyMessages, sql`content <> ''`)).toBe(0);
  const sealed = await db.select().from(familyMessages).where(eq(familyMessages.groupId, family.group.id));
  expect(sealed).toHaveLength(451);
  expect((await heard(family.as.viewer, family)).at(-1)).toBe('Meanwhile');
  expect(words).toHaveLength(450);
  expect(await db.$count(familyKeys, eq(familyKeys.groupId, family.group.id))).toBe(1);
});

test('a round that breaks off in the middle is gone on with, and nothing is half sealed', async () => {
  const family = await aFamily(house);
  await fromBefore(family, 3);
  let times = 0;
  const breaking = {
    ...world.keys,
    wrap: (plain: Buffer, context: string) => {
      times += 1;
      if (times > 2) throw new Error('the process ends here');
      return world.keys.wrap(plain, context);
    },
  };
  await expect(sealAll({ ...world, keys: breaking })).rejects.toThrow('ends here');
  expect(await heard(family.as.viewer, family)).toHaveLength(3);
  expect(await shared(family.as.viewer, family)).toEqual(['Plain list.pdf']);
  await sealAll();
  expect(await everythingStored()).not.toContain('Plain');
});

test('words that were taken down are gone, and with a group its key goes', async () => {
  const family = await aFamily(house);
  const { planner, group } = family;
  const { id: messageId } = await say(planner, family, 'Not for long');
  await planner(takeDownFamilyMessage, { params: { messageId } });
  const [row] = await db.select().from(familyMessages).where(eq(familyMessages.id, messageId));
  expect(row).toMatchObject({ content: '', sealed: null });
  expect(await db.$count(familyKeys, eq(familyKeys.groupId, group.id))).toBe(1);
  await planner(endFamilyGroup, { params: { groupId: group.id } });
  expect(await db.$count(familyKeys, eq(familyKeys.groupId, group.id))).toBe(0);
});

test('whoever takes their data along reads their words and the names of their files, sealed and from before', async () => {
  const family = await aFamily(house);
  const { planner } = family;
  await fromBefore(family);
  await say(planner, family, 'Sealed words');
  await sendFile(family, planner, 'Sealed list.pdf');
  await sendPaper(planner, 'Sealed will.pdf');
  const { cookie, id } = planner.person;
  const { rawPayload } = await app.inject({
    url: `/api/users/${id}/export`,
    headers: { host: 'localhost:3000', cookie: `${cookie.name}=${cookie.value}` },
  });
  const files = await readZip(rawPayload);
  const { sections } = JSON.parse(files.get('data.json')?.toString() ?? '');
  const values = (section: string, column: string) =>
    sections[section].map((row: Record<string, unknown>) => row[column]).sort();
  expect(values('family_messages', 'content')).toEqual(['Plain words 0', 'Sealed words']);
  expect(values('shared_versions', 'name')).toEqual(['Plain list.pdf', 'Sealed list.pdf']);
  expect(values('documents', 'name')).toEqual(['Plain will.pdf', 'Sealed will.pdf']);
  expect(values('family_activities', 'about')).toContain('Sealed list.pdf');
  expect([...files.keys()]).toContain('files/Sealed list.pdf');
});

test('with another master key everything opens as before', async () => {
  const family = await aFamily(house);
  await say(family.planner, family, 'Before the change');
  await sendFile(family, family.planner, 'Before.pdf');
  await rotateMasterKey({ config: world.config, db });
  const keys = await openKeys({ config: world.config, db, clock: house.clock });
  expect(keys.of('files').equals(world.keys.of('files'))).toBe(true);
  const later = await openTestHouse({ sharing: house });
  const viewer = { cookie: family.as.viewer.person.cookie };
  const answer = await later.app.inject({
    url: `/api/collaboration-messages?groupId=${family.group.id}`,
    headers: { host: 'localhost:3000', cookie: `${viewer.cookie.name}=${viewer.cookie.value}` },
  });
  expect(answer.body).toContain('Before the change');
});
