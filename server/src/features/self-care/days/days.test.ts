// The grief calendar: what it gathers, for whom, and the gentle word before a day.
import { randomUUID } from 'node:crypto';
import { pathOf } from '@evenlight/contract/endpoint';
import { setPreferences } from '@evenlight/contract/profiles';
import {
  addGriefDay,
  changeGriefDay,
  GRIEF_DAYS_MAX,
  getGriefCalendar,
  listGriefDays,
  remindOfGriefDay,
  removeGriefDay,
} from '@evenlight/contract/self-care/days';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { aMemorial } from '../../../testing/memorial-people.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { aPlanWithTimeline } from '../../../testing/plans.ts';
import { griefDays } from '../tables.ts';
import { remindOfDays } from './reminders.ts';

const house = await openTestHouse({ withSampleData: true, env: { RATE_LIMIT_FACTOR: '1000' } });
const { db } = house.world;
type Member = Awaited<ReturnType<typeof house.aMember>>;

beforeEach(() => house.clock.setTo('2031-03-10T09:00:00-07:00'));

const wedding = {
  name: 'Our wedding',
  kind: 'wedding',
  on: '1999-06-05',
  isYearly: true,
  reminder: 'day-before',
} as const;
const add = (member: Member, more: object = {}) =>
  member(addGriefDay, { body: { ...wedding, idempotencyKey: randomUUID(), ...more } });
const daysOf = async (member: Member, source: string) =>
  (await member(listGriefDays, {})).filter((day) => day.source === source);

async function aMemorialOf(owner: Member) {
  const life = { fullName: 'Ida Okafor', birthDate: '1940-04-01', deathDate: '2030-03-20' };
  return (await aMemorial(house, { owner, ...life })).memorialId;
}

async function subjectsTo({ person }: Member): Promise<string[]> {
  const mails = await house.mails();
  return mails.filter(({ to }) => to.includes(person.email)).map(({ subject }) => subject);
}

test('own days, memorials, timelines and hard holidays stand in one list, the soonest first', async () => {
  const ada = await house.aMember();
  await add(ada);
  const memorialId = await aMemorialOf(ada);
  await aPlanWithTimeline(ada, {
    faithTradition: 'buddhist',
    personName: 'Ida',
    dateOfDeath: '2031-03-10',
    serviceDate: '2031-03-14',
  });
  const days = await ada(listGriefDays, {});
  expect(days.map(({ on }) => on)).toEqual(days.map(({ on }) => on).toSorted());
  const byKey = new Map(days.map((day) => [day.key, day]));
  expect(byKey.get(`memorial:${memorialId}:death`)).toMatchObject({
    on: '2031-03-20',
    years: 1,
    reminder: 'week-before',
    name: 'The day Ida Okafor died',
    kind: 'death',
  });
  expect(byKey.get(`memorial:${memorialId}:birthday`)).toMatchObject({ on: '2031-04-01', years: 91 });
  expect(byKey.get('holiday:mothers-day')).toMatchObject({ on: '2031-05-11', reminder: 'none' });
  const rites = days.filter(({ source }) => source === 'plan');
  expect(rites.length).toBeGreaterThan(2);
  for (const rite of rites) expect(rite).toMatchObject({ isRemindedElsewhere: true, own: null });
  expect(rites.map(({ name }) => name).join()).toContain('Forty-ninth-day service · Ida');
  expect(days.find(({ source }) => source === 'own')).toMatchObject({
    on: '2031-06-05',
    years: 32,
    name: 'Our wedding',
  });
});

test('an own day is added once, changed with care and removed; its name is in no row', async () => {
  const ada = await house.aMember();
  const idempotencyKey = randomUUID();
  const [day] = await Promise.all([add(ada, { idempotencyKey }), add(ada, { idempotencyKey })]);
  const [row, ...others] = await db.select().from(griefDays).where(eq(griefDays.userId, ada.person.id));
  expect(others).toEqual([]);
  expect(JSON.stringify(row) + row?.sealed.toString('latin1')).not.toContain('wedding');
  const dayId = day.own?.id;
  if (!dayId) throw new Error('an own day has an id');
  const change = (more: object, version: number) =>
    ada(changeGriefDay, { params: { dayId }, body: { ...wedding, ...more, version } });
  expect(await change({ on: '2031-03-09', isYearly: false }, 1)).toMatchObject({ on: '2031-03-09', years: null });
  await expect(change({ name: 'Late' }, 1)).rejects.toMatchObject({ code: 'grief_day.changed_meanwhile' });
  // Over, and still there to be changed.
  expect(await daysOf(ada, 'own')).toMatchObject([{ on: '2031-03-09' }]);
  await ada(removeGriefDay, { params: { dayId } });
  await expect(ada(removeGriefDay, { params: { dayId } })).rejects.toMatchObject({ code: 'grief_day.not_found' });
});

test('nobody reaches the days of another', async () => {
  const [ada, eve] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const day = await add(ada);
  const dayId = day.own?.id;
  if (!dayId) throw new Error('an own day has an id');
  const memorialId = await aMemorialOf(ada);
  const missing = { status: 404, code: 'grief_day.not_found' };
  await expect(eve(changeGriefDay, { params: { dayId }, body: { ...wedding, version: 1 } })).rejects.toMatchObject(
    missing,
  );
  await expect(eve(removeGriefDay, { params: { dayId } })).rejects.toMatchObject(missing);
  for (const key of [day.key, `memorial:${memorialId}:death`, 'holiday:no-such-day', `plan:${randomUUID()}:bud-x`])
    await expect(eve(remindOfGriefDay, { body: { key, reminder: 'none' } })).rejects.toMatchObject(missing);
  for (const key of ['', 'own:', "own:'--", 'elsewhere:1', `own:${'x'.repeat(300)}`])
    await expect(eve(remindOfGriefDay, { body: { key, reminder: 'none' } })).rejects.toMatchObject({ status: 400 });
  expect(await daysOf(eve, 'own')).toEqual([]);
  expect(await daysOf(eve, 'memorial')).toEqual([]);
  const visitor = house.aVisitor();
  for (const knock of [
    () => visitor(listGriefDays, {}),
    () => visitor(addGriefDay, { body: { ...wedding, idempotencyKey: randomUUID() } }),
    () => visitor(remindOfGriefDay, { body: { key: 'holiday:christmas', reminder: 'none' } }),
    () => visitor(getGriefCalendar, {}),
  ])
    await expect(knock()).rejects.toMatchObject({ status: 401 });
});

test('what somebody chooses for a day holds for them alone, and for own days too', async () => {
  const [ada, eve] = [await house.aMember(), await house.aMember()];
  const own = await add(ada);
  await ada(remindOfGriefDay, { body: { key: 'holiday:christmas', reminder: 'day-before' } });
  const changed = await ada(remindOfGriefDay, { body: { key: own.key, reminder: 'none' } });
  expect(changed).toMatchObject({ reminder: 'none', own: { reminder: 'none', version: 2 } });
  const christmas = async (member: Member) =>
    (await daysOf(member, 'holiday')).find(({ key }) => key === 'holiday:christmas')?.reminder;
  expect(await christmas(ada)).toBe('day-before');
  expect(await christmas(eve)).toBe('none');
});

test('a full calendar says so', async () => {
  const ada = await house.aMember();
  await add(ada);
  const [row] = await db.select().from(griefDays).where(eq(griefDays.userId, ada.person.id));
  if (!row) throw new Error('no row');
  const many = Array.from({ length: GRIEF_DAYS_MAX - 1 }, () => ({
    ...row,
    id: randomUUID(),
    idempotencyKey: randomUUID(),
  }));
  await db.insert(griefDays).values(many);
  await expect(add(ada)).rejects.toMatchObject({ status: 409, code: 'grief_day.too_many' });
  await db.delete(griefDays).where(eq(griefDays.userId, ada.person.id));
});

test('the calendar file has whole days of the coming year', async () => {
  const ada = await house.aMember();
  await add(ada, { name: 'Comma, semicolon; and\\slash' });
  await add(ada, { name: 'Over', on: '2031-03-01', isYearly: false });
  const answer = await ada.raw('GET', pathOf(getGriefCalendar, {}));
  expect(answer.headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' });
  expect(answer.text).toContain('DTSTART;VALUE=DATE:20310605');
  expect(answer.text).toContain('SUMMARY:Comma\\, semicolon\\; and\\\\slash');
  expect(answer.text).not.toContain('Over');
});

test('one mail in the morning names what comes, once, without the name that lies sealed', async () => {
  const ada = await house.aMember();
  await add(ada, { on: '2020-03-28', reminder: 'day-before' });
  await add(ada, {
    name: 'The lantern walk',
    kind: 'other',
    on: '2031-04-03',
    isYearly: false,
    reminder: 'week-before',
  });
  await aMemorialOf(ada);
  house.clock.setTo('2031-03-13T08:17:00-07:00');
  await remindOfDays(house.world);
  await remindOfDays(house.world);
  const first = await house.nextMailTo(ada.person.email);
  expect(first.subject).toBe('A day that is coming');
  expect(first.text).toContain('Thursday, March 20, 2031: The day Ida Okafor died');
  house.clock.setTo('2031-03-27T08:17:00-07:00');
  await remindOfDays(house.world);
  const second = await house.nextMailTo(ada.person.email);
  expect(second.subject).toBe('Days that are coming');
  expect(second.text).toContain('Friday, March 28, 2031: A wedding day you asked us to remember');
  expect(second.text).toContain('Thursday, April 3, 2031: A day you asked us to remember');
  expect(second.text).not.toMatch(/lantern|Our wedding/);
  expect(await subjectsTo(ada)).toHaveLength(2);
});

test('nobody is written to who turned reminders off, asked for quiet, or wants none for the day', async () => {
  const people = [await house.aMember(), await house.aMember(), await house.aMember(), await house.aMember()];
  const [off, quiet, none, told] = people as [Member, Member, Member, Member];
  for (const member of people) await add(member, { on: '2020-03-12', reminder: 'same-day' });
  await off(setPreferences, { params: { userId: off.person.id }, body: { reminders: false } });
  await quiet(setPreferences, { params: { userId: quiet.person.id }, body: { isQuiet: true } });
  for (const { key } of await daysOf(none, 'own')) await none(remindOfGriefDay, { body: { key, reminder: 'none' } });
  house.clock.setTo('2031-03-12T08:17:00-07:00');
  await remindOfDays(house.world);
  expect((await house.nextMailTo(told.person.email)).subject).toBe('A day that is coming');
  for (const member of [off, quiet, none]) expect(await subjectsTo(member)).toEqual([]);
});

test('one person whose words cannot be opened keeps no other back', async () => {
  const [broken, told] = [await house.aMember(), await house.aMember()];
  for (const member of [broken, told]) await add(member, { on: '2020-03-12', reminder: 'same-day' });
  await db
    .update(griefDays)
    .set({ sealed: Buffer.from('not what was sealed') })
    .where(eq(griefDays.userId, broken.person.id));
  house.clock.setTo('2031-03-12T08:17:00-07:00');
  await remindOfDays(house.world);
  expect((await house.nextMailTo(told.person.email)).subject).toBe('A day that is coming');
  expect(await subjectsTo(broken)).toEqual([]);
});
