// Looked at after the service: what has been keeps its day, and what still has to be done asks for it.
import { getTimeline } from '@evenlight/contract/timelines';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { aPlanWithTimeline } from '../../testing/plans.ts';

const house = await openTestHouse({ withSampleData: true });

test('a service that has been is told by its day, papers that are missing are asked for, and the days after it stand', async () => {
  house.clock.setTo('2031-03-10T08:00:00-07:00');
  const member = await house.aMember();
  const { id: planId } = await aPlanWithTimeline(member, {
    faithTradition: 'buddhist',
    dateOfDeath: '2031-03-10',
    serviceDate: '2031-03-14',
  });
  house.clock.setTo('2031-03-20T08:00:00-07:00');
  const { timeline, later } = await member(getTimeline, { params: { planId } });
  const eventOf = (id: string) => [...timeline, ...later].find((event) => event.id === id);
  expect(eventOf('bud-funeral')).toMatchObject({
    timeframe: 'Day of the service · Friday, March 14, 2031',
    isOverdue: false,
  });
  expect(eventOf('bud-day7')).toMatchObject({ startsOn: '2031-03-16', isOverdue: false });
  expect(eventOf('civ-record')).toMatchObject({ timeframe: 'As soon as possible', isOverdue: true });
  expect(eventOf('bud-day49')).toMatchObject({ startsOn: '2031-04-27', isOverdue: false });
});
