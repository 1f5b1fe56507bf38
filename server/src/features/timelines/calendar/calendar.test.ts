// The calendar file, read by a parser that is not ours, and the private address at which calendars fetch it.
import { archivePlan } from '@evenlight/contract/plans';
import { blockDate } from '@evenlight/contract/scheduling';
import {
  downloadCalendar,
  endCalendarAddress,
  generateTimeline,
  getTimeline,
  makeCalendarAddress,
} from '@evenlight/contract/timelines';
import { listVenues } from '@evenlight/contract/venues';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { aPlan, aPlanWithTimeline } from '../../../testing/plans.ts';

const house = await openTestHouse({ withSampleData: true });
const [venue] = await house.aVisitor()(listVenues, { query: {} });
type Member = Awaited<ReturnType<typeof house.aMember>>;

/** A Jewish burial on Monday, November 2, 2026, at two in the afternoon: the day after the clock went back. */
async function aBurial(member: Member, serviceDate = '2026-11-02') {
  const miriam = { faithTradition: 'jewish', personName: 'Miriam', dateOfDeath: '2026-10-31' } as const;
  const { id: planId } = await aPlan(member, { ...miriam, venueId: venue?.id });
  await member(blockDate, { params: { planId }, body: { serviceDate, serviceTime: '14:00' } });
  await member(generateTimeline, { body: { planId } });
  return planId;
}

function eventsIn(file: string) {
  ICAL.design.strict = true;
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event, { strictExceptions: true }));
}

const inZone = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant);

test('a strict parser reads the file, and the service shows right in two time zones', async () => {
  house.clock.setTo('2026-10-31T12:00:00-07:00');
  const member = await house.aMember();
  const planId = await aBurial(member);
  const answer = await member.raw('GET', `/api/funeral-plans/${planId}/timeline.ics`);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="evenlight-timeline.ics"',
    'cache-control': 'no-store',
  });
  const events = eventsIn(answer.text);
  const { timeline, later } = await member(getTimeline, { params: { planId } });
  const dated = [...timeline, ...later].filter(({ startsOn }) => startsOn !== null);
  expect(events.map(({ summary }) => summary)).toEqual(dated.map(({ title }) => title));
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  const service = events.find(({ summary }) => summary.startsWith('Levayah'));
  const starts = service?.startDate.toJSDate() ?? new Date(0);
  expect(service?.startDate.zone.tzid).toBe('UTC');
  expect(inZone(starts, 'America/Los_Angeles')).toBe('11/2/26, 2:00 PM');
  expect(inZone(starts, 'America/New_York')).toBe('11/2/26, 5:00 PM');
  expect(service?.location).toBe(venue?.name);
  // Whole days are the same day everywhere, and end on the morning after.
  const shiva = events.find(({ summary }) => summary === 'Shiva');
  expect([shiva?.startDate.isDate, shiva?.startDate.toString(), shiva?.endDate.toString()]).toEqual([
    true,
    '2026-11-02',
    '2026-11-09',
  ]);
  expect(answer.text).not.toContain('Miriam');
});

test('a service in summer is an hour on the summer clock', async () => {
  house.clock.setTo('2026-10-31T12:00:00-07:00');
  const member = await house.aMember();
  const planId = await aBurial(member, '2027-07-06');
  const events = eventsIn((await member.raw('GET', `/api/funeral-plans/${planId}/timeline.ics`)).text);
  const service = events.find(({ summary }) => summary.startsWith('Levayah'));
  expect(service?.startDate.toJSDate().toISOString()).toBe('2027-07-06T21:00:00.000Z');
});

test('the private address is read without a session, and follows the plan', async () => {
  house.clock.setTo('2026-10-31T12:00:00-07:00');
  const member = await house.aMember();
  const planId = await aBurial(member, '2026-11-03');
  const { address } = await member(makeCalendarAddress, { params: { planId } });
  const path = new URL(address).pathname;
  const first = await house.aVisitor().raw('GET', path);
  expect(first).toMatchObject({ status: 200, headers: { 'content-type': 'text/calendar; charset=utf-8' } });
  await member(blockDate, { params: { planId }, body: { serviceDate: '2026-11-05' } });
  const service = eventsIn((await house.aVisitor().raw('GET', path)).text).find(({ summary }) => summary === 'Shiva');
  expect(service?.startDate.toString()).toBe('2026-11-05');
  expect(await member(getTimeline, { params: { planId } })).toMatchObject({
    calendarAddressSince: '2026-10-31T19:00:00.000Z',
  });
});

test('an address that was ended or replaced finds nothing, and neither does a guess', async () => {
  house.clock.setTo('2026-10-31T12:00:00-07:00');
  const member = await house.aMember();
  const planId = await aBurial(member, '2026-11-04');
  const make = async () => new URL((await member(makeCalendarAddress, { params: { planId } })).address).pathname;
  const status = async (path: string) => (await house.aVisitor().raw('GET', path)).status;
  const first = await make();
  const second = await make();
  expect([await status(first), await status(second)]).toEqual([404, 200]);
  await member(endCalendarAddress, { params: { planId } });
  await member(endCalendarAddress, { params: { planId } });
  expect(await status(second)).toBe(404);
  for (const guess of [`${planId}.ics`, 'x.ics', `${'a'.repeat(43)}.ics`, '..%2f..%2fetc.ics'])
    expect(await status(`/calendar/${guess}`), guess).toBe(404);
});

test('a stranger neither downloads nor makes nor ends an address', async () => {
  const [ada, ben] = [await house.aMember(), await house.aMember()];
  const planId = await aBurial(ada, '2026-11-06');
  const missing = { status: 404, code: 'plan.not_found' };
  await expect(ben(makeCalendarAddress, { params: { planId } })).rejects.toMatchObject(missing);
  await expect(ben(endCalendarAddress, { params: { planId } })).rejects.toMatchObject(missing);
  await expect(ben(downloadCalendar, { params: { planId } })).rejects.toMatchObject(missing);
});

test('the calendar of a plan that was put away is not read any more', async () => {
  house.clock.setTo('2026-10-31T12:00:00-07:00');
  const member = await house.aMember();
  const { id: planId } = await aPlanWithTimeline(member, { faithTradition: 'jewish', dateOfDeath: '2026-10-31' });
  const { pathname } = new URL((await member(makeCalendarAddress, { params: { planId } })).address);
  expect((await house.aVisitor().raw('GET', pathname)).status).toBe(200);
  await member(archivePlan, { params: { planId } });
  expect((await house.aVisitor().raw('GET', pathname)).status).toBe(404);
});
