// What a family says to each other: everybody sees the same, nobody sees it who does not belong, nothing is said twice.
import { randomUUID } from 'node:crypto';
import { listFamilyGroups } from '@evenlight/contract/families/group';
import {
  editFamilyMessage,
  type FamilyMessage,
  listFamilyMessages,
  markFamilyMessagesRead,
  sendFamilyMessage,
  takeDownFamilyMessage,
} from '@evenlight/contract/families/messages';
import type { FamilyRole } from '@evenlight/contract/families/rights';
import { type FamilyMessageId, SharedDocumentId } from '@evenlight/contract/ids';
import { getSafety } from '@evenlight/contract/support/safety';
import { and, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { auditEntries } from '../../../platform/tables.ts';
import { aFamily, aRelative, type Relative, type TestFamily } from '../../../testing/family-people.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { sharedDocuments, sharedVersions } from '../documents/tables.ts';
import { familyActivities } from '../tables.ts';
import { familyMessages } from './tables.ts';

const house = await openTestHouse({ withSampleData: true, env: { RATE_LIMIT_FACTOR: '100' } });
const { db } = house.world;
const tooLow = { status: 403, code: 'family.role_too_low' };
const missing = { status: 404, code: 'family.not_found' };
const noMessage = { status: 404, code: 'message.not_found' };

const send = (person: Relative, { group }: TestFamily, content: string, more: object = {}) =>
  person(sendFamilyMessage, { body: { groupId: group.id, content, idempotencyKey: randomUUID(), ...more } });
/** The message as everybody reads it. */
async function say(...message: Parameters<typeof send>): Promise<FamilyMessage> {
  const { isWorrying: _, ...said } = await send(...message);
  return said;
}
const readBy = (person: Relative, { group }: TestFamily, before?: FamilyMessageId) =>
  person(listFamilyMessages, { query: { groupId: group.id, ...(before ? { before } : {}) } });
async function edit(person: Relative, { id: messageId }: FamilyMessage, content: string): Promise<FamilyMessage> {
  const { isWorrying: _, ...changed } = await person(editFamilyMessage, { params: { messageId }, body: { content } });
  return changed;
}
const takeDown = (person: Relative, { id: messageId }: FamilyMessage) =>
  person(takeDownFamilyMessage, { params: { messageId } });
const markRead = (person: Relative, { group }: TestFamily, { id: upToId }: { id: FamilyMessageId }) =>
  person(markFamilyMessagesRead, { body: { groupId: group.id, upToId } });

async function aDocument({ group, planner }: TestFamily, names = ['Will.pdf']): Promise<SharedDocumentId> {
  const id = SharedDocumentId.parse(uuid());
  const at = house.clock.now();
  await db.insert(sharedDocuments).values({ id, groupId: group.id, type: 'legal', createdAt: at });
  await db.insert(sharedVersions).values(
    names.map((name, place) => ({
      documentId: id,
      version: place + 1,
      idempotencyKey: randomUUID(),
      fileId: randomUUID(),
      name,
      mediaType: 'application/pdf' as const,
      byteSize: 1,
      isChecked: true,
      uploadedBy: planner.person.id,
      uploadedAt: at,
    })),
  );
  return id;
}

test('a message has its author, its answer, whom it names and what hangs on it', async () => {
  const family = await aFamily(house);
  const { member, editor, viewer } = family.as;
  const asked = await say(member, family, 'Who has\nthe will?');
  const documentId = await aDocument(family, ['Draft.pdf', 'Will.pdf']);
  const answer = await say(editor, family, '@Milo Rao here it is', {
    replyToId: asked.id,
    mentions: [member.memberId, member.memberId],
    attachmentIds: [documentId],
  });
  expect(answer).toEqual({
    id: expect.any(String),
    content: '@Milo Rao here it is',
    authorInitials: 'ER',
    author: { id: editor.memberId, name: 'Edda Rao', initials: 'ER' },
    createdAt: expect.any(String),
    editedAt: null,
    isTakenDown: false,
    replyTo: { id: asked.id, authorName: 'Milo Rao', excerpt: 'Who has the will?' },
    mentions: [{ id: member.memberId, name: 'Milo Rao', initials: 'MR' }],
    attachments: [{ id: documentId, fileName: 'Will.pdf' }],
  });
  expect((await readBy(viewer, family)).messages).toEqual([asked, answer]);
});

test('whoever writes words of danger to the family reads one quiet line, and nobody else hears of it', async () => {
  const family = await aFamily(house);
  const { member, editor } = family.as;
  expect(await send(member, family, 'I am going to kill myself tonight.')).toMatchObject({ isWorrying: true });
  expect(await send(member, family, 'Who brings the flowers?')).toMatchObject({ isWorrying: false });
  const calm = await say(member, family, 'Good night.');
  const edited = { params: { messageId: calm.id }, body: { content: 'I am going to kill myself tonight.' } };
  expect(await member(editFamilyMessage, edited)).toMatchObject({ isWorrying: true });
  expect(JSON.stringify(await readBy(editor, family))).not.toContain('isWorrying');
  expect(await member(getSafety, {})).toMatchObject({ level: 'none', notice: null });
});

test('what was said first stands first, also within one moment', async () => {
  const family = await aFamily(house);
  const words = Array.from({ length: 12 }, (_, number) => `${number}`);
  for (const word of words) await say(word.length > 1 ? family.planner : family.as.member, family, word);
  expect((await readBy(family.planner, family)).messages.map(({ content }) => content)).toEqual(words);
});

test('sent again, also three times at once, it is one message', async () => {
  const family = await aFamily(house);
  const idempotencyKey = randomUUID();
  const sent = await Promise.all([1, 2, 3].map(() => say(family.as.member, family, 'Hello', { idempotencyKey })));
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  expect((await readBy(family.planner, family)).messages).toHaveLength(1);
});

test.each<[FamilyRole, boolean, boolean]>([
  ['admin', true, true],
  ['coordinator', true, true],
  ['editor', true, false],
  ['contributor', true, false],
  ['member', true, false],
  ['viewer', false, false],
])(
  'as %s: speaking is %s, taking down what others said is %s, and changing it never is',
  async (role, speaks, settles) => {
    const family = await aFamily(house);
    const person = family.as[role];
    const message = await say(family.planner, family, 'I cannot bear it');
    await (speaks ? say(person, family, 'Hello') : expect(say(person, family, 'Hello')).rejects.toMatchObject(tooLow));
    await expect(edit(person, message, 'I can bear it')).rejects.toMatchObject(tooLow);
    const down = takeDown(person, message);
    await (settles ? down : expect(down).rejects.toMatchObject(tooLow));
    const [shown] = (await readBy(person, family)).messages;
    expect(shown).toMatchObject({ content: settles ? '' : 'I cannot bear it', isTakenDown: settles });
  },
);

test('one’s own words can be changed, and taken down with all that hung on them', async () => {
  const family = await aFamily(house);
  const { member } = family.as;
  const attachmentIds = [await aDocument(family)];
  const message = await say(member, family, 'Tuseday', { attachmentIds, mentions: [family.as.viewer.memberId] });
  expect((await edit(member, message, 'Tuesday')).editedAt).not.toBeNull();
  const reply = await say(family.planner, family, 'Good', { replyToId: message.id });
  const gone = { content: '', isTakenDown: true, mentions: [], attachments: [] };
  expect(await takeDown(member, message)).toMatchObject(gone);
  expect(await takeDown(member, message)).toMatchObject(gone);
  await expect(edit(member, message, 'Tuesday after all')).rejects.toMatchObject({ code: 'message.not_found' });
  const { messages } = await readBy(family.as.viewer, family);
  expect(messages).toMatchObject([gone, { id: reply.id, replyTo: { id: message.id, excerpt: '' } }]);
  const [row] = await db.select().from(familyMessages).where(eq(familyMessages.id, message.id));
  expect(row?.content).toBe('');
});

test('that an admin took somebody’s words down is in the audit log, and that one took one’s own is not', async () => {
  const family = await aFamily(house);
  const [first, second] = [await say(family.as.member, family, 'One'), await say(family.as.member, family, 'Two')];
  await takeDown(family.as.member, first);
  await takeDown(family.as.admin, second);
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.action, 'family_message.taken_down'));
  expect(entries.map(({ subject }) => subject)).toContain(second.id);
  expect(entries.map(({ subject }) => subject)).not.toContain(first.id);
});

test('three people each have their own unread messages, and reading never goes back', async () => {
  const family = await aFamily(house);
  const { member, editor, viewer } = family.as;
  const unreadOf = async (person: Relative) => {
    const { unreadCount, firstUnreadId } = await readBy(person, family);
    return [unreadCount, firstUnreadId];
  };
  const one = await say(member, family, 'One');
  const two = await say(editor, family, 'Two');
  const three = await say(member, family, 'Three');
  expect(await unreadOf(member)).toEqual([1, two.id]);
  expect(await unreadOf(editor)).toEqual([2, one.id]);
  expect(await unreadOf(viewer)).toEqual([3, one.id]);
  await markRead(editor, family, three);
  await markRead(viewer, family, two);
  await markRead(viewer, family, one);
  expect(await unreadOf(editor)).toEqual([0, null]);
  expect(await unreadOf(viewer)).toEqual([1, three.id]);
  await takeDown(member, three);
  expect(await unreadOf(viewer)).toEqual([0, null]);
  await Promise.all([markRead(member, family, two), markRead(member, family, one), markRead(member, family, three)]);
  expect(await unreadOf(member)).toEqual([0, null]);
});

test('a thousand messages are read page by page, without gaps or doubles', async () => {
  const family = await aFamily(house);
  const from = house.clock.now().getTime();
  const rows = Array.from({ length: 1_000 }, (_, number) => ({
    id: uuid({ msecs: from + number * 1_000 }),
    groupId: family.group.id,
    idempotencyKey: randomUUID(),
    authorId: family.planner.person.id,
    content: `${number}`,
    createdAt: new Date(from + number * 1_000),
  }));
  await db.insert(familyMessages).values(rows);
  const pages: string[][] = [];
  let before: FamilyMessageId | undefined;
  for (let hasEarlier = true; hasEarlier; ) {
    const page = await readBy(family.as.viewer, family, before);
    expect(page.messages.length).toBeLessThanOrEqual(50);
    pages.unshift(page.messages.map(({ content }) => content));
    ({ hasEarlier } = page);
    before = page.messages[0]?.id;
    expect(page.unreadCount).toBe(1_000);
  }
  expect(pages.flat()).toEqual(rows.map(({ content }) => content));
});

test('whoever comes later has nothing to read of what was said before', async () => {
  const family = await aFamily(house);
  await say(family.planner, family, 'Before');
  house.clock.forward({ minutes: 1 });
  const late = await aRelative(house, family, 'member');
  const unread = async () => (await late(listFamilyGroups, {})).groups[0]?.counts.unreadMessages;
  expect(await readBy(late, family)).toMatchObject({ unreadCount: 0, firstUnreadId: null });
  expect(await unread()).toBe(0);
  const { id } = await say(family.planner, family, 'After');
  expect(await readBy(late, family)).toMatchObject({ unreadCount: 1, firstUnreadId: id });
  expect(await unread()).toBe(1);
});

test('a conversation is told once an hour, and anew after something else', async () => {
  const family = await aFamily(house);
  const { member, editor } = family.as;
  const told = async () =>
    db.$count(
      familyActivities,
      and(eq(familyActivities.groupId, family.group.id), eq(familyActivities.kind, 'message.sent')),
    );
  for (const words of ['One', 'Two', 'Three']) await say(member, family, words);
  expect(await told()).toBe(1);
  await say(editor, family, 'Four');
  await say(member, family, 'Five');
  expect(await told()).toBe(2);
  house.clock.forward({ minutes: 61 });
  await say(member, family, 'Six');
  expect(await told()).toBe(3);
});

test('a stranger and somebody of another family hear nothing, and a visitor is asked to sign in', async () => {
  const [family, others] = [await aFamily(house), await aFamily(house)];
  const message = await say(family.planner, family, 'Only for us');
  const foreign = await say(others.planner, others, 'Only for them');
  const stranger = others.planner;
  await expect(readBy(stranger, family)).rejects.toMatchObject(missing);
  await expect(say(stranger, family, 'Hello')).rejects.toMatchObject(missing);
  await expect(edit(stranger, message, 'Hello')).rejects.toMatchObject(noMessage);
  await expect(takeDown(stranger, message)).rejects.toMatchObject(noMessage);
  await expect(markRead(stranger, family, message)).rejects.toMatchObject(missing);
  await expect(markRead(family.planner, family, foreign)).rejects.toMatchObject({ code: 'message.not_found' });
  const refusals = [
    [{ replyToId: foreign.id }, 'message.not_found'],
    [{ mentions: [others.as.member.memberId] }, 'family.member_not_found'],
    [{ attachmentIds: [await aDocument(others)] }, 'shared_document.not_found'],
  ] as const;
  for (const [more, code] of refusals)
    await expect(say(family.planner, family, 'Look', more)).rejects.toMatchObject({ status: 404, code });
  const visiting = house.aVisitor()(listFamilyMessages, { query: { groupId: family.group.id } });
  await expect(visiting).rejects.toMatchObject({ status: 401 });
  expect((await readBy(family.planner, family)).messages).toHaveLength(1);
});

test('whom and what nobody here has is refused whole: nothing is said, nobody is told', async () => {
  const family = await aFamily(house);
  const { member, viewer } = family.as;
  const memberships = (many: number) => Array.from({ length: many }, () => randomUUID());
  const hostile: [object, number][] = [
    [{ mentions: memberships(61) }, 400],
    [{ mentions: memberships(5_000) }, 400],
    [{ mentions: ['everybody'] }, 400],
    [{ mentions: memberships(60) }, 404],
    // The number of an account is not the number of a seat, not even one's own.
    [{ mentions: [viewer.person.id] }, 404],
    [{ mentions: [viewer.memberId, randomUUID()] }, 404],
    [{ replyToId: randomUUID() }, 404],
    [{ replyToId: family.group.id }, 404],
    [{ attachmentIds: [randomUUID()] }, 404],
    [{ attachmentIds: [await aDocument(family), randomUUID()] }, 404],
    [{ idempotencyKey: 'again' }, 400],
  ];
  for (const [more, status] of hostile)
    await expect(say(member, family, 'Look', more), JSON.stringify(more)).rejects.toMatchObject({ status });
  expect(await readBy(viewer, family)).toMatchObject({ messages: [], unreadCount: 0 });
  expect(await db.$count(familyActivities, eq(familyActivities.groupId, family.group.id))).toBe(0);
  const twice = await say(member, family, 'Look', { mentions: Array(60).fill(viewer.memberId) });
  expect(twice.mentions).toHaveLength(1);
});

test('markup stays the text it is, and what cannot be kept is refused', async () => {
  const family = await aFamily(house);
  const markup = '<script>alert(1)</script> **bold** {{name}} \u202e';
  expect(await say(family.planner, family, markup)).toMatchObject({ content: markup });
  for (const content of ['', '  \n ', 'x'.repeat(4_001), 'a\u0000b'])
    await expect(say(family.planner, family, content)).rejects.toMatchObject({ status: 400 });
  const many = Array.from({ length: 11 }, () => randomUUID());
  await expect(say(family.planner, family, 'x', { attachmentIds: many })).rejects.toMatchObject({ status: 400 });
});
