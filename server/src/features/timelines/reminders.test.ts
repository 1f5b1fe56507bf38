// The gentle word on the day before: once a day, to those who want it, about what is not done yet.
import { archivePlan } from '@evenlight/contract/plans';
import { setPreferences } from '@evenlight/contract/profiles';
import { changeEvent } from '@evenlight/contract/timelines';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { aPlanWithTimeline } from '../../testing/plans.ts';
import { remindEverybody } from './reminders.ts';

const house = await openTestHouse({ withSampleData: true });
type Member = Awaited<ReturnType<typeof house.aMember>>;

/** A Buddhist death on March 10, 2031; the service on the 14th; the 49th day on April 27. */
async function aPlanToFollow() {
  house.clock.setTo('2031-03-10T08:00:00-07:00');
  const member = await house.aMember();
  const { id: planId } = await aPlanWithTimeline(member, {
    faithTradition: 'buddhist',
    dateOfDeath: '2031-03-10',
    serviceDate: '2031-03-14',
  });
  await house.nextMailTo(member.person.email);
  return { member, planId };
}

async function subjectsTo({ person }: Member): Promise<string[]> {
  const mails = await house.mails();
  return mails.filter(({ to }) => to.includes(person.email)).map(({ subject }) => subject);
}

test('on the day before, what is not done yet is named in one mail, once', async () => {
  const { member, planId } = await aPlanToFollow();
  await member(changeEvent, { params: { planId, eventId: 'bud-funeral' }, body: { completed: true } });
  house.clock.setTo('2031-03-13T08:07:00-07:00');
  await remindEverybody(house.world);
  await remindEverybody(house.world);
  const { subject, text } = await house.nextMailTo(member.person.email);
  expect(subject).toBe('What tomorrow holds');
  expect(text).toContain('Friday, March 14, 2031');
  expect(text).toContain('• Witnessed cremation');
  expect(text).not.toContain('• Funeral service');
  house.clock.setTo('2031-04-20T08:07:00-07:00');
  await remindEverybody(house.world);
  const later = await house.nextMailTo(member.person.email);
  expect(later.subject).toBe('A day that is coming');
  expect(later.text).toContain('• Forty-ninth-day service');
});

test('nobody is written to who turned reminders off, asked for quiet, or put the plan away', async () => {
  const [{ member: off }, { member: quiet }, away] = [
    await aPlanToFollow(),
    await aPlanToFollow(),
    await aPlanToFollow(),
  ];
  await off(setPreferences, { params: { userId: off.person.id }, body: { reminders: false } });
  await quiet(setPreferences, { params: { userId: quiet.person.id }, body: { isQuiet: true } });
  await away.member(archivePlan, { params: { planId: away.planId } });
  const { member: told } = await aPlanToFollow();
  house.clock.setTo('2031-03-13T08:07:00-07:00');
  await remindEverybody(house.world);
  expect((await house.nextMailTo(told.person.email)).subject).toBe('What tomorrow holds');
  for (const member of [off, quiet, away.member]) expect(await subjectsTo(member)).toEqual(['Your plan is saved']);
});
