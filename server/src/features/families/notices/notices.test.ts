// Being told what the family did: here, at once, in the morning, or not at all.
import { randomUUID } from 'node:crypto';
import { sendFamilyMessage } from '@evenlight/contract/families/messages';
import {
  changeFamilyNotices,
  getFamilyNotices,
  type MailChoice,
  markFamilySeen,
  oneClickStopPath,
  stopFamilyNotices,
} from '@evenlight/contract/families/notices';
import { createSharedTask } from '@evenlight/contract/families/tasks';
import type { FamilyMemberId } from '@evenlight/contract/ids';
import { setPreferences } from '@evenlight/contract/profiles';
import { expect, test } from 'vitest';
import { aFamily, type Relative, type TestFamily } from '../../../testing/family-people.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { activityInWords } from '../activity-words.ts';
import { stopToken } from './stop-link.ts';
import { writeNotices } from './write-notices.ts';

const house = await openTestHouse({ withSampleData: true, env: { RATE_LIMIT_FACTOR: '1000' } });
const { world } = house;
const addTask = ({ planner, group }: TestFamily, title: string) =>
  planner(createSharedTask, { body: { groupId: group.id, title, idempotencyKey: randomUUID() } });
const choose = (person: Relative, { group }: TestFamily, mail: MailChoice) =>
  person(changeFamilyNotices, { body: { groupId: group.id, mail } });
const noticesOf = (person: Relative, { group }: TestFamily) =>
  person(getFamilyNotices, { query: { groupId: group.id } });
const settle = () => house.clock.forward({ minutes: 2 });

async function mailsTo({ person }: Relative) {
  const mails = await house.mails();
  return mails.filter(({ to, subject }) => to.includes(person.email) && subject.startsWith('News from'));
}

test('what others did counts as new until it was looked at; what one did oneself does not', async () => {
  const family = await aFamily(house);
  settle();
  await addTask(family, 'Call the florist');
  expect(await noticesOf(family.as.member, family)).toEqual({ mail: 'daily', unseen: 1 });
  expect(await noticesOf(family.planner, family)).toEqual({ mail: 'daily', unseen: 0 });
  settle();
  const body = { groupId: family.group.id };
  expect(await family.as.member(markFamilySeen, { body })).toEqual({ mail: 'daily', unseen: 0 });
  expect((await noticesOf(family.as.viewer, family)).unseen).toBe(1);
});

test('each is written to as often as they like, once about each thing, and whoever did it is not', async () => {
  const family = await aFamily(house);
  const { admin, editor, viewer } = family.as;
  await choose(admin, family, 'at-once');
  await choose(viewer, family, 'quiet');
  settle();
  await addTask(family, 'Order the <b>flowers</b>');
  await writeNotices(world, 'at-once');
  expect(await mailsTo(admin)).toEqual([]);
  settle();
  await Promise.all([writeNotices(world, 'at-once'), writeNotices(world, 'at-once')]);
  expect(await house.settled(async () => (await mailsTo(admin)).length)).toBe(1);
  await writeNotices(world, 'daily');
  expect(await house.settled(async () => (await mailsTo(editor)).length)).toBe(1);
  await writeNotices(world, 'at-once');
  await writeNotices(world, 'daily');
  await addTask(family, 'Another');
  settle();
  await writeNotices(world, 'daily');
  expect(await house.settled(async () => (await mailsTo(editor)).length)).toBe(2);
  expect((await mailsTo(admin)).length).toBe(1);
  expect(await mailsTo(viewer)).toEqual([]);
  expect(await mailsTo(family.planner)).toEqual([]);
});

test('in a quiet week nothing is sent, and the first mail after it tells of all of it', async () => {
  const family = await aFamily(house);
  const { member } = family.as;
  await member(setPreferences, { params: { userId: member.person.id }, body: { isQuiet: true } });
  settle();
  await addTask(family, 'During the quiet');
  settle();
  await writeNotices(world, 'daily');
  await member(setPreferences, { params: { userId: member.person.id }, body: { isQuiet: false } });
  expect(await mailsTo(member)).toEqual([]);
  await writeNotices(world, 'daily');
  expect(await house.settled(async () => (await mailsTo(member)).length)).toBe(1);
});

test('one click in the mail program ends the mails, for that person and that group alone', async () => {
  const family = await aFamily(house);
  const { member, editor } = family.as;
  settle();
  await addTask(family, 'Once');
  settle();
  await writeNotices(world, 'daily');
  expect(await house.settled(async () => (await mailsTo(member)).length)).toBe(1);
  const token = stopToken(world.keys, member.memberId);
  const pressed = await house.app.inject({
    method: 'POST',
    url: oneClickStopPath(token),
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect({ status: pressed.statusCode, body: pressed.body }).toEqual({ status: 204, body: '' });
  expect((await noticesOf(member, family)).mail).toBe('quiet');
  expect((await noticesOf(editor, family)).mail).toBe('daily');
  const visitor = house.aVisitor();
  expect(await visitor(stopFamilyNotices, { body: { token } })).toEqual({ groupName: 'The Raos' });
  const forged = `${editor.memberId}.${token.split('.')[1]}`;
  await expect(visitor(stopFamilyNotices, { body: { token: forged } })).rejects.toMatchObject({
    code: 'family.link_not_found',
  });
  expect((await noticesOf(editor, family)).mail).toBe('daily');
});

test('whoever was quiet and is so no more hears only of what happens from then on', async () => {
  const family = await aFamily(house);
  const { member } = family.as;
  await choose(member, family, 'quiet');
  settle();
  await addTask(family, 'Unheard');
  settle();
  await choose(member, family, 'daily');
  settle();
  await writeNotices(world, 'daily');
  await addTask(family, 'Heard');
  settle();
  await writeNotices(world, 'daily');
  expect(await house.settled(async () => (await mailsTo(member)).length)).toBe(1);
});

test('whoever wants no mails about families at all is not sent later what happened meanwhile', async () => {
  const family = await aFamily(house);
  const { member } = family.as;
  const wants = (family: boolean) => member(setPreferences, { params: { userId: member.person.id }, body: { family } });
  await wants(false);
  settle();
  await addTask(family, 'Unwanted');
  settle();
  // Every five minutes it is noted for everybody, also for those who would get a mail in the morning.
  await writeNotices(world, 'at-once');
  await wants(true);
  await writeNotices(world, 'daily');
  await addTask(family, 'Wanted');
  settle();
  await writeNotices(world, 'daily');
  expect(await house.settled(async () => (await mailsTo(member)).length)).toBe(1);
  const [mail] = await mailsTo(member);
  expect(mail?.text).toContain('Wanted');
  expect(mail?.text).not.toContain('Unwanted');
});

test('whoever is called by name hears of it, also in the middle of a conversation', async () => {
  const family = await aFamily(house);
  const { member, viewer } = family.as;
  await Promise.all([member, viewer].map((person) => choose(person, family, 'at-once')));
  const say = (content: string, mentions: FamilyMemberId[] = []) =>
    family.planner(sendFamilyMessage, {
      body: { groupId: family.group.id, content, mentions, idempotencyKey: randomUUID() },
    });
  settle();
  await say('Good morning');
  settle();
  await say('And Milo?', [member.memberId]);
  settle();
  await writeNotices(world, 'at-once');
  expect(await house.settled(async () => (await mailsTo(member)).length)).toBe(1);
  expect((await mailsTo(member))[0]?.text).toContain('Asha Rao mentioned you in a message.');
  expect(await house.settled(async () => (await mailsTo(viewer)).length)).toBe(1);
  expect((await mailsTo(viewer))[0]?.text).not.toContain('mentioned you');
});

test('what came about by itself is told without anybody’s name', () => {
  const activity = { about: 'Which flowers?', name: null };
  expect(activityInWords('en', { ...activity, kind: 'decision.tied' })).toBe(
    'The votes on “Which flowers?” are level; somebody has to choose.',
  );
  expect(activityInWords('en', { ...activity, kind: 'decision.made' })).toBe('The family decided: “Which flowers?”.');
  expect(activityInWords('es', { ...activity, kind: 'decision.made' })).toBe('La familia decidió: “Which flowers?”.');
});

test('a stranger learns nothing and changes nothing', async () => {
  const family = await aFamily(house);
  const stranger = await house.aMember();
  const query = { groupId: family.group.id };
  for (const attempt of [
    () => stranger(getFamilyNotices, { query }),
    () => stranger(changeFamilyNotices, { body: { ...query, mail: 'at-once' } }),
    () => stranger(markFamilySeen, { body: query }),
  ])
    await expect(attempt()).rejects.toMatchObject({ status: 404, code: 'family.not_found' });
});
