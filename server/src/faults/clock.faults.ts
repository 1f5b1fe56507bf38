// A clock that jumps: by eleven minutes, by a day, and over both nights in which the Bay Area changes its own.
import { askToSignIn, getSession, signIn } from '@evenlight/contract/accounts';
import { createPlan } from '@evenlight/contract/plans';
import { generateTimeline } from '@evenlight/contract/timelines';
import { expect, test } from 'vitest';
import { remindEverybody } from '../features/timelines/reminders.ts';
import { listLocalMail } from '../platform/mail/local-mailbox.ts';
import { codeIn } from '../testing/mail-reader.ts';
import { openTestHouse } from '../testing/open-test-house.ts';
import { openTally } from './tally.ts';

const house = await openTestHouse({ runsByItself: true, withSampleData: true, env: { RATE_LIMIT_FACTOR: '1000' } });
// A second process of the same house, whose clock jumps along.
const runningHouse = await openTestHouse({ sharing: house, env: { RATE_LIMIT_FACTOR: '1000' } });
const tally = openTally('the clock');

function setTo(instant: string) {
  for (const { clock } of [house, runningHouse]) clock.setTo(instant);
  tally('jumps');
}

async function aCode() {
  const { person } = await house.aMember();
  const browser = house.aBrowser();
  await browser(askToSignIn, { body: { email: person.email } });
  const code = codeIn(await house.nextMailTo(person.email));
  return { person, type: () => browser(signIn, { body: { email: person.email, code } }) };
}

const refused = { status: 401, code: 'code.refused' };
// The nights of 2031: on March 9 two o'clock becomes three, on November 2 it becomes one.
const nights = [
  ['the hour that is left out', '2031-03-09T01:55:00-08:00', '2031-03-09T03:04:00-07:00', '2031-03-09T03:06:00-07:00'],
  ['the hour that comes twice', '2031-11-02T01:55:00-07:00', '2031-11-02T01:04:00-08:00', '2031-11-02T01:06:00-08:00'],
] as const;

test('eleven minutes later a code is dead, and whoever is signed in stays so', async () => {
  setTo('2031-05-06T10:00:00-07:00');
  const member = await house.aMember();
  const { type } = await aCode();
  setTo('2031-05-06T10:11:00-07:00');
  await expect(type()).rejects.toMatchObject(refused);
  expect(await member(getSession, {})).toMatchObject({ id: member.person.id });
});

test('a day later a code is dead, and whoever is signed in stays so, with every process', async () => {
  setTo('2031-06-06T10:00:00-07:00');
  const member = await house.aMember();
  const { type } = await aCode();
  setTo('2031-06-07T10:00:00-07:00');
  await expect(type()).rejects.toMatchObject(refused);
  expect(await member(getSession, {})).toMatchObject({ id: member.person.id });
  const { name, value } = member.person.cookie;
  const elsewhere = await runningHouse
    .aVisitor()
    .raw('GET', '/api/session', { headers: { cookie: `${name}=${value}` } });
  expect(elsewhere.status).toBe(200);
});

test('a clock that was set back neither signs anybody out nor makes a dead code live', async () => {
  setTo('2031-07-06T10:00:00-07:00');
  const { type } = await aCode();
  const member = await house.aMember();
  setTo('2031-07-06T10:11:00-07:00');
  await expect(type()).rejects.toMatchObject(refused);
  setTo('2031-07-05T10:00:00-07:00');
  expect(await member(getSession, {})).toMatchObject({ id: member.person.id });
});

test.each(nights)(
  'over %s a code lives ten minutes of the world, and a session holds',
  async (_, asked, nine, eleven) => {
    setTo(asked);
    const member = await house.aMember();
    const [early, late] = [await aCode(), await aCode()];
    setTo(nine);
    expect(await early.type()).toMatchObject({ id: early.person.id });
    setTo(eleven);
    await expect(late.type()).rejects.toMatchObject(refused);
    expect(await member(getSession, {})).toMatchObject({ id: member.person.id });
  },
);

const springAndAutumn = [
  ['March 9', '2031-03-05', '2031-03-09', '2031-03-08T08:07:00-08:00', '2031-03-09T09:07:00-07:00'],
  ['March 10', '2031-03-05', '2031-03-10', '2031-03-09T09:07:00-07:00', '2031-03-10T09:07:00-07:00'],
  ['November 2', '2031-10-29', '2031-11-02', '2031-11-01T09:07:00-07:00', '2031-11-02T08:07:00-08:00'],
  ['November 3', '2031-10-29', '2031-11-03', '2031-11-02T08:07:00-08:00', '2031-11-03T08:07:00-08:00'],
] as const;

test.each(springAndAutumn)(
  'a family with a service on %s is reminded the day before, once, however often the clock and the processes ask',
  async (_, died, served, before, onTheDay) => {
    setTo(`${died}T18:00:00Z`);
    const member = await house.aMember();
    const body = { faithTradition: 'buddhist', packageTier: 'basic', dateOfDeath: died, serviceDate: served } as const;
    const { id: planId } = await member(createPlan, { body });
    await member(generateTimeline, { body: { planId } });
    expect((await house.nextMailTo(member.person.email)).subject).toBe('Your plan is saved');
    setTo(before);
    await Promise.all([remindEverybody(house.world), remindEverybody(runningHouse.world)]);
    const letter = await house.nextMailTo(member.person.email);
    expect(letter.subject).toBe('What tomorrow holds');
    // Again within the hour that comes twice, and again half a day later.
    for (const clock of [house.clock, runningHouse.clock]) clock.forward({ hours: 1 });
    await remindEverybody(house.world);
    for (const clock of [house.clock, runningHouse.clock]) clock.forward({ hours: 5 });
    await Promise.all([remindEverybody(house.world), remindEverybody(runningHouse.world)]);
    setTo(onTheDay);
    await remindEverybody(house.world);
    const { person } = await house.aMember();
    await house.aBrowser()(askToSignIn, { body: { email: person.email } });
    // Mail leaves in order: by now anything that was enqueued before has left.
    await house.nextMailTo(person.email);
    const all = await listLocalMail(house.world.config.dataDir);
    const told = all.filter(({ to, text }) => to.includes(member.person.email) && text === letter.text);
    expect(told).toHaveLength(1);
    tally('reminders, once each');
  },
);
