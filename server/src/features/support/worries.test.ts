import { randomUUID } from 'node:crypto';
import { startSupportSession } from '@evenlight/contract/support/chat';
import {
  askForCall,
  getReferrals,
  getSafety,
  listCrisisAlerts,
  moveCrisisAlert,
  sayIAmSafe,
} from '@evenlight/contract/support/safety';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditEntries, news } from '../../platform/tables.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { PHONE_NUMBER } from '../../testing/phone-number.ts';
import { aConversation, stubCompanion, type Talker } from '../../testing/support-people.ts';
import { safetyText } from './companion/safety-texts.ts';
import { forgetOldWorries } from './forget-old.ts';
import { movedTo } from './rules.ts';
import { crisisAlerts, supportReferrals, supportSafety } from './tables.ts';

const stub = stubCompanion();
const house = await openTestHouse({ companion: stub.companion });
const { db } = house.world;
const CRISIS = 'I want to kill myself';

beforeEach(async () => {
  house.clock.setTo('2030-05-06T17:00:00Z');
  await db.delete(supportReferrals);
  await db.delete(crisisAlerts);
});

test('in a crisis the reviewed text comes with the answer, and nothing else does', async () => {
  const { say } = await aConversation(await house.aMember());
  const key = randomUUID();
  const sent = await say(CRISIS, key);
  expect(sent).toMatchObject({
    message: { crisisLevel: 'crisis', content: CRISIS },
    replies: [{ kind: 'safety', content: safetyText('self', 'en'), replyTo: sent.message.id }],
    isReplyComing: false,
    analysis: { crisisLevel: 'crisis' },
    safety: { level: 'crisis', notice: { since: '2030-05-06T17:00:00.000Z', routes: ['self'] }, callAsked: null },
  });
  expect(await say(CRISIS, key)).toEqual(sent);
  // What is a crisis by our own rules leaves the house for no second opinion.
  expect(stub.asked).not.toContain(CRISIS);
});

test('who held pills in their hand and then took them reads 911 and Poison Control first', async () => {
  const { say } = await aConversation(await house.aMember());
  await say('The bottle of pills is here beside me. [elevated]');
  const { analysis, replies, safety } = await say('I took them just now');
  expect(analysis).toMatchObject({ crisisLevel: 'crisis', rules: expect.arrayContaining(['carried-out']) });
  expect(replies.map(({ content }) => content)).toEqual([safetyText('medical', 'en')]);
  expect(safety.notice?.routes[0]).toBe('medical');
});

test('one elevated message shows lines gently, and is answered as any other', async () => {
  const { say } = await aConversation(await house.aMember());
  expect(await say('It is dark. [elevated]')).toMatchObject({
    replies: [],
    isReplyComing: true,
    analysis: { crisisLevel: 'elevated', rules: ['model'] },
    safety: { level: 'elevated', notice: null, routes: ['self'] },
  });
});

test('a concern is said back and not remembered', async () => {
  const ada = await house.aMember();
  const { say } = await aConversation(ada);
  expect((await say('Nothing matters. [concern]')).analysis.crisisLevel).toBe('concern');
  expect((await say('The flowers were blue.')).analysis.crisisLevel).toBe('none');
  expect(await ada(getSafety, {})).toEqual({ level: 'none', notice: null, routes: [], callAsked: null });
});

test('two elevated messages are a crisis, also in two conversations on two devices', async () => {
  const phone = await house.aMember();
  const laptop = await house.onAnotherDevice(phone);
  await (await aConversation(phone)).say('It is dark. [elevated]');
  house.clock.forward({ days: 6 });
  const second = await (await aConversation(laptop)).say('Darker. [elevated]');
  expect(second).toMatchObject({
    isReplyComing: false,
    replies: [{ kind: 'safety' }],
    analysis: { crisisLevel: 'crisis' },
    safety: { notice: { routes: ['self'] } },
  });
});

test('two elevated messages in the same moment are a crisis too', async () => {
  const ada = await house.aMember();
  const talks = [await aConversation(ada), await aConversation(ada)];
  const sent = await Promise.all(talks.map(({ say }) => say('It is dark. [elevated]')));
  expect(sent.map(({ analysis }) => analysis.crisisLevel).sort()).toEqual(['crisis', 'elevated']);
  expect(await ada(getSafety, {})).toMatchObject({ level: 'crisis' });
});

test('a level is kept in a new conversation, and no denial takes it away', async () => {
  const ada = await house.aMember();
  await (await aConversation(ada)).say(CRISIS);
  const { say } = await aConversation(ada, 'A new one');
  for (const words of ['I was joking.', 'I am fine, really.', 'I will not do anything.'])
    expect(await say(words)).toMatchObject({ analysis: { crisisLevel: 'crisis' }, safety: { level: 'crisis' } });
  house.clock.forward({ days: 400 });
  const later = await house.onAnotherDevice(ada);
  expect(await later(getSafety, {})).toMatchObject({ level: 'crisis', notice: { since: '2030-05-06T17:00:00.000Z' } });
});

const noticeOf = async (caller: Talker) => (await caller(getSafety, {})).notice?.since ?? '';

test('only the notice that was answered goes, and the level stays elevated for seven days', async () => {
  const ada = await house.aMember();
  const { say } = await aConversation(ada);
  await say(CRISIS);
  const since = await noticeOf(ada);
  expect(await ada(sayIAmSafe, { body: { since: '2030-05-06T16:59:59.999Z' } })).toMatchObject({ level: 'crisis' });
  const safe = { level: 'elevated', notice: null, routes: ['self'] };
  expect(await ada(sayIAmSafe, { body: { since } })).toMatchObject(safe);
  expect(await ada(sayIAmSafe, { body: { since } })).toMatchObject(safe);
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.action, 'support.safe_said'));
  expect(entries).toEqual([]);
  expect((await say('The flowers were blue.')).analysis.crisisLevel).toBe('elevated');
  house.clock.forward({ days: 6, hours: 23 });
  const again = await house.onAnotherDevice(ada);
  expect(await again(getSafety, {})).toMatchObject({ level: 'elevated' });
  house.clock.forward({ hours: 1 });
  expect(await again(getSafety, {})).toMatchObject({ level: 'none', routes: [] });
});

test('a notice that came after the answer was written stays', async () => {
  const ada = await house.aMember();
  const { say } = await aConversation(ada);
  await say(CRISIS);
  const first = await noticeOf(ada);
  await ada(sayIAmSafe, { body: { since: first } });
  house.clock.forward({ minutes: 1 });
  await say(CRISIS);
  expect(await ada(sayIAmSafe, { body: { since: first } })).toMatchObject({ level: 'crisis' });
  expect(await noticeOf(ada)).toBe('2030-05-06T17:01:00.000Z');
});

const aCall = (name = 'Ada') => ({
  name,
  phone: PHONE_NUMBER,
  consents: true as const,
  idempotencyKey: randomUUID(),
});

test('a call that is asked for twice by the same key is one, and the team is told without a word of it', async () => {
  const [ada, staff] = [await house.aMember(), await house.aMember({ isStaff: true, firstName: 'Rosa' })];
  await (await aConversation(ada)).say(CRISIS);
  const body = aCall();
  const asked = await Promise.all(Array.from({ length: 4 }, () => ada(askForCall, { body })));
  for (const safety of asked)
    expect(safety).toMatchObject({ callAsked: { at: '2030-05-06T17:00:00.000Z', state: 'waiting' } });
  const alerts = await staff(listCrisisAlerts, {});
  expect(alerts).toMatchObject([{ name: 'Ada', level: 'crisis', routes: ['self'], language: 'en', state: 'waiting' }]);
  expect(Object.keys(alerts[0] ?? {}).sort()).toEqual(
    ['askedAt', 'changedAt', 'id', 'isLeft', 'language', 'level', 'name', 'phone', 'routes', 'state', 'takenBy'].sort(),
  );
  // Once to the house, whatever the size of the team; the screens of whoever asked hear that something is different.
  const told = await db
    .select()
    .from(news)
    .where(eq(news.subject, alerts[0]?.id ?? ''));
  expect(told.map(({ kind, audience }) => [kind, audience])).toEqual([['crisis_alert.changed', 'house']]);
  const heard = await db.select().from(news).where(eq(news.subject, ada.person.id));
  expect(heard.at(-1)).toMatchObject({ kind: 'support.changed', audience: `person:${ada.person.id}` });
  const mail = await house.nextMailTo(staff.person.email);
  expect(mail.subject).toBe('Somebody in grief support asked for a call');
  for (const text of ['Ada', '0101', CRISIS]) expect(mail.text).not.toContain(text);
});

test('nobody is called without having agreed to it', async () => {
  const ada = await house.aMember();
  for (const consents of [false, undefined, 'yes']) {
    const { status } = await ada.raw('POST', '/api/support/safety/calls', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...aCall(), consents }),
    });
    expect(status).toBe(400);
  }
});

test('of a whole team that takes an alert in the same moment one has it, and only they can close it', async () => {
  const ada = await house.aMember();
  await ada(askForCall, { body: aCall() });
  const team = await Promise.all(
    ['Rosa', 'Sam', 'Tariq'].map((firstName) => house.aMember({ isStaff: true, firstName })),
  );
  const [alert] = (await team[0]?.(listCrisisAlerts, {})) ?? [];
  const params = { alertId: alert?.id ?? '' };
  const move = (member: Talker, state: 'taken' | 'done') => member(moveCrisisAlert, { params, body: { state } });
  const tries = await Promise.allSettled(team.map((member) => move(member, 'taken')));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const winner = team[tries.findIndex(({ status }) => status === 'fulfilled')] as Talker;
  const loser = team.find((member) => member !== winner) as Talker;
  const taken = { status: 409, code: 'alert.taken' };
  await expect(move(loser, 'taken')).rejects.toMatchObject(taken);
  await expect(move(loser, 'done')).rejects.toMatchObject(taken);
  expect(await move(winner, 'taken')).toMatchObject({ state: 'taken', takenBy: `${winner.person.firstName} Okafor` });
  expect(await ada(getSafety, {})).toMatchObject({ callAsked: { state: 'taken' } });
  for (let times = 0; times < 2; times += 1) expect(await move(winner, 'done')).toMatchObject({ state: 'done' });
  expect(await ada(getSafety, {})).toMatchObject({ callAsked: { state: 'done' } });
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.subject, params.alertId));
  expect(entries.map(({ action }) => action)).toEqual([
    'crisis_alert.asked',
    'crisis_alert.taken',
    'crisis_alert.done',
  ]);
  const unknown = winner(moveCrisisAlert, { params: { alertId: randomUUID() }, body: { state: 'taken' } });
  await expect(unknown).rejects.toMatchObject({ status: 404, code: 'alert.not_found' });
});

const NOON = new Date('2030-05-06T12:00:00Z');

test.each([
  { from: 'waiting', by: null, to: 'taken', after: 'taken' },
  { from: 'waiting', by: null, to: 'done', after: 'done' },
  { from: 'taken', by: 'me', to: 'taken', after: null },
  { from: 'taken', by: 'me', to: 'done', after: 'done' },
  { from: 'taken', by: null, to: 'taken', after: 'taken' },
  { from: 'done', by: 'me', to: 'taken', after: null },
  { from: 'done', by: 'me', to: 'done', after: null },
] as const)('an alert that is $from by $by and moved to $to becomes $after', ({ from, by, to, after }) => {
  expect(movedTo({ state: from, takenBy: by, changedAt: NOON }, to, { mover: 'me', now: NOON })).toBe(after);
});

test.each([
  { from: 'taken', by: 'Sam', to: 'taken' },
  { from: 'taken', by: 'Sam', to: 'done' },
  { from: 'done', by: 'Sam', to: 'taken' },
  { from: 'done', by: null, to: 'done' },
] as const)('an alert that is $from by $by is not moved to $to by another', ({ from, by, to }) => {
  const alert = { state: from, takenBy: by, changedAt: NOON };
  const at = (time: string) => ({ mover: 'me', now: new Date(`2030-05-06T${time}Z`) });
  expect(() => movedTo(alert, to, at('12:29:59'))).toThrow('Somebody else');
  // What was taken and left is free after half an hour; what is done stays done.
  if (from === 'taken') expect(movedTo(alert, to, at('12:30:00'))).toBe(to);
  else expect(() => movedTo(alert, to, at('12:30:00'))).toThrow('Somebody else');
});

test('whoever asks again while a call is open brings the same alert up to date, and no second mail goes out', async () => {
  const [ada, staff] = [await house.aMember(), await house.aMember({ isStaff: true, firstName: 'Rosa' })];
  await ada(askForCall, { body: aCall() });
  await house.nextMailTo(staff.person.email);
  house.clock.forward({ minutes: 5 });
  await (await aConversation(ada)).say(CRISIS);
  await ada(askForCall, { body: { ...aCall('Ada O.'), phone: '415 555 0199' } });
  const alerts = await staff(listCrisisAlerts, {});
  expect(alerts).toMatchObject([{ name: 'Ada O.', level: 'crisis', askedAt: '2030-05-06T17:00:00.000Z' }]);
  const params = { alertId: alerts[0]?.id ?? '' };
  await staff(moveCrisisAlert, { params, body: { state: 'taken' } });
  await ada(askForCall, { body: aCall('Ada again') });
  expect(await staff(listCrisisAlerts, {})).toMatchObject([{ name: 'Ada again', state: 'taken' }]);
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.subject, params.alertId));
  const [asked, again, taken] = ['asked', 'asked_again', 'taken'].map((action) => `crisis_alert.${action}`);
  expect(entries.map(({ action }) => action)).toEqual([asked, again, taken, again]);
});

test('an alert that was taken and left is taken over after half an hour, and the audit says from whom', async () => {
  await (await house.aMember())(askForCall, { body: aCall() });
  const [rosa, sam] = [
    await house.aMember({ isStaff: true }),
    await house.aMember({ isStaff: true, firstName: 'Sam' }),
  ];
  const [alert] = await rosa(listCrisisAlerts, {});
  const asked = { params: { alertId: alert?.id ?? '' }, body: { state: 'taken' } } as const;
  await rosa(moveCrisisAlert, asked);
  house.clock.forward({ minutes: 29 });
  await expect(sam(moveCrisisAlert, asked)).rejects.toMatchObject({ code: 'alert.taken' });
  const isLeft = async () => (await sam(listCrisisAlerts, {})).find(({ id }) => id === alert?.id)?.isLeft;
  expect(await isLeft()).toBe(false);
  house.clock.forward({ minutes: 1 });
  expect(await isLeft()).toBe(true);
  expect(await sam(moveCrisisAlert, asked)).toMatchObject({ state: 'taken', takenBy: 'Sam Okafor' });
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.subject, asked.params.alertId));
  expect(entries.at(-1)).toMatchObject({ actorId: sam.person.id, details: { takenOverFrom: rosa.person.id } });
});

test('that the list was read is written down once in an hour for each of the team', async () => {
  await (await house.aMember())(askForCall, { body: aCall() });
  const rosa = await house.aMember({ isStaff: true });
  const times = async () => {
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.action, 'crisis_alerts.read'));
    return entries.filter(({ actorId }) => actorId === rosa.person.id).length;
  };
  for (let poll = 0; poll < 3; poll += 1) await rosa(listCrisisAlerts, {});
  expect(await times()).toBe(1);
  house.clock.forward({ hours: 1 });
  await rosa(listCrisisAlerts, {});
  expect(await times()).toBe(2);
});

test('those who wait longest stand first, then those who are being called, then those who were reached this week', async () => {
  const staff = await house.aMember({ isStaff: true });
  for (const name of ['Reached', 'Taken', 'First', 'Second']) {
    await (await house.aMember())(askForCall, { body: aCall(name) });
    house.clock.forward({ minutes: 1 });
  }
  const names = async () => (await staff(listCrisisAlerts, {})).map(({ name }) => name);
  for (const { id, name } of await staff(listCrisisAlerts, {})) {
    const params = { alertId: id };
    if (name === 'Reached') await staff(moveCrisisAlert, { params, body: { state: 'done' } });
    if (name === 'Taken') await staff(moveCrisisAlert, { params, body: { state: 'taken' } });
  }
  expect(await names()).toEqual(['First', 'Second', 'Taken', 'Reached']);
  house.clock.forward({ days: 7, minutes: 1 });
  expect(await names()).toEqual(['First', 'Second', 'Taken']);
});

test('a call that was made before a new crisis is no answer to it: another can be asked for', async () => {
  const [ada, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const { say } = await aConversation(ada);
  await say(CRISIS);
  await ada(askForCall, { body: aCall() });
  const [alert] = await staff(listCrisisAlerts, {});
  await staff(moveCrisisAlert, { params: { alertId: alert?.id ?? '' }, body: { state: 'done' } });
  await ada(sayIAmSafe, { body: { since: await noticeOf(ada) } });
  house.clock.forward({ hours: 1 });
  await say(CRISIS);
  expect(await ada(getSafety, {})).toMatchObject({ callAsked: null });
  expect(await ada(askForCall, { body: aCall() })).toMatchObject({ callAsked: { state: 'waiting' } });
});

test('referrals are counted by the day in the Bay Area, once for each message, without anybody', async () => {
  const visitor = house.aVisitor();
  expect(await visitor(getReferrals, {})).toEqual({ since: null, total: 0, byMonth: [] });
  // In the Bay Area it is still the last evening of May.
  house.clock.setTo('2030-06-01T06:00:00Z');
  const [ada, ben] = [await aConversation(await house.aMember()), await aConversation(await house.aMember())];
  const key = randomUUID();
  await Promise.all(Array.from({ length: 3 }, () => ada.say(CRISIS, key)));
  await ada.say('Plain words in between.');
  house.clock.setTo('2030-06-01T08:00:00Z');
  await ben.say('It is dark. [elevated]');
  await ben.say('Darker. [elevated]');
  expect(await visitor(getReferrals, {})).toEqual({
    since: '2030-05-31',
    total: 3,
    byMonth: [
      { month: '2030-05', times: { self: 1 } },
      { month: '2030-06', times: { self: 2 } },
    ],
  });
  const rows = await db.select().from(supportReferrals).orderBy(supportReferrals.day, supportReferrals.level);
  expect(rows.map(({ day, level, times }) => [day, level, times])).toEqual([
    ['2030-05-31', 'crisis', 1],
    ['2030-06-01', 'crisis', 1],
    ['2030-06-01', 'elevated', 1],
  ]);
});

test('alerts go ninety days after they were closed, worries after thirty; who waits stays for half a year', async () => {
  await db.delete(supportSafety);
  const staff = await house.aMember({ isStaff: true });
  const [reached, waiting, safe] = [await house.aMember(), await house.aMember(), await house.aMember()];
  for (const person of [reached, waiting]) await (await aConversation(person)).say(CRISIS);
  await (await aConversation(safe)).say('It is dark. [elevated]');
  for (const person of [reached, waiting]) await person(askForCall, { body: aCall(person.person.id) });
  const alert = (await staff(listCrisisAlerts, {})).find(({ name }) => name === reached.person.id);
  await staff(moveCrisisAlert, { params: { alertId: alert?.id ?? '' }, body: { state: 'done' } });
  const after = async (days: number) => {
    house.clock.setTo('2030-05-06T17:00:01Z');
    house.clock.forward({ days });
    await forgetOldWorries(db, house.clock.now());
    return { alerts: await db.$count(crisisAlerts), worries: await db.$count(supportSafety) };
  };
  expect(await after(29)).toEqual({ alerts: 2, worries: 3 });
  expect(await after(30)).toEqual({ alerts: 2, worries: 2 });
  expect(await after(90)).toEqual({ alerts: 1, worries: 2 });
  expect(await after(179)).toEqual({ alerts: 1, worries: 2 });
  expect(await after(180)).toEqual({ alerts: 0, worries: 2 });
  expect(await after(900)).toEqual({ alerts: 0, worries: 2 });
});

test('a new conversation is not held up by a crisis, and a worry never names anybody in a referral', async () => {
  const ada = await house.aMember();
  await (await aConversation(ada)).say(CRISIS);
  expect(await ada(startSupportSession, { body: { title: 'Another' } })).toMatchObject({ title: 'Another' });
  const { rows } = await db.execute<{ content: string }>(
    sql`select string_agg(r::text, ' ') as content from support_referrals r`,
  );
  expect(rows[0]?.content).not.toContain(ada.person.id);
});
