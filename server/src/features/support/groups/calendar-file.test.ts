// The recurring date, read back by a parser that is not ours, on machines in three time zones.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { SupportGroupId } from '@evenlight/contract/ids';
import { askToJoinGroup, decideGroupRequest, listGroupRequests } from '@evenlight/contract/support/groups';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { supportGroups } from './tables.ts';

const house = await openTestHouse();

async function aGroup(options: Partial<typeof supportGroups.$inferInsert> = {}) {
  const id = randomUUID();
  await house.world.db.insert(supportGroups).values({
    id,
    name: 'Circle; with, signs',
    description: '',
    forWhom: '',
    facilitator: 'Ana',
    kind: 'hybrid',
    cost: 'free',
    place: 'Oakland',
    whereToMeet: '12 Hidden Lane,\nback door',
    language: 'en',
    firstDay: '2026-09-01',
    everyWeeks: 1,
    startMinute: 1110,
    minutes: 90,
    seats: 8,
    isSample: false,
    ...options,
  });
  return { id: id as SupportGroupId, path: `/api/support/groups/${id}/calendar.ics` };
}

function startsIn(file: string, count: number): string[] {
  ICAL.design.strict = true;
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('no event');
  const dates = new ICAL.Event(component).iterator();
  const starts = Array.from({ length: count }, () => dates.next().toJSDate().toISOString());
  ICAL.TimezoneService.reset();
  return starts;
}

test('every week at half past six, also after the clocks went back and forward', async () => {
  house.clock.setTo('2026-10-26T12:00:00Z');
  const { path } = await aGroup();
  const { text, headers } = await house.aVisitor().raw('GET', path);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename="evenlight-group.ics"');
  const starts = startsIn(text, 21);
  expect(starts[0]).toBe('2026-10-28T01:30:00.000Z');
  expect(starts[1]).toBe('2026-11-04T02:30:00.000Z');
  expect(starts[19]).toBe('2027-03-10T02:30:00.000Z');
  expect(starts[20]).toBe('2027-03-17T01:30:00.000Z');
});

test('every other week keeps its step, and an evening that ends after midnight ends on the next day', async () => {
  house.clock.setTo('2026-09-09T12:00:00Z');
  const { path } = await aGroup({ everyWeeks: 2, startMinute: 1410, minutes: 60 });
  const { text } = await house.aVisitor().raw('GET', path);
  expect(startsIn(text, 2)).toEqual(['2026-09-16T06:30:00.000Z', '2026-09-30T06:30:00.000Z']);
  expect(text).toContain('DTEND;TZID=America/Los_Angeles:20260916T003000');
});

test('the door is in the file of those who are in, and in nobody else’s', async () => {
  const { id: groupId, path } = await aGroup();
  const [ada, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  await ada(askToJoinGroup, { params: { groupId }, body: {} });
  for (const caller of [house.aVisitor(), ada, staff])
    expect((await caller.raw('GET', path)).text).not.toContain('Hidden Lane');
  const requests = await staff(listGroupRequests, {});
  const requestId = requests.find((request) => request.groupId === groupId)?.id ?? '';
  await staff(decideGroupRequest, { params: { requestId }, body: { decision: 'confirm' } });
  const { text } = await ada.raw('GET', path);
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  expect(event?.getFirstPropertyValue('location')).toBe('12 Hidden Lane,\nback door');
  expect(event?.getFirstPropertyValue('summary')).toBe('Circle; with, signs');
  expect((await house.aVisitor().raw('GET', `/api/support/groups/${randomUUID()}/calendar.ics`)).status).toBe(404);
});

test('a machine in Tokyo, London or San Francisco writes the same hours', () => {
  const script = `
    import { calendarOf } from '${new URL('./calendar-file.ts', import.meta.url).href}';
    const group = { id: '1', name: 'Circle', whereToMeet: 'x', firstDay: '2026-09-01', everyWeeks: 1, startMinute: 1110, minutes: 90 };
    const brand = { name: 'Evenlight', supportPhone: '+14155550142' };
    console.log(calendarOf(group, { brand, origin: 'http://localhost', language: 'en', now: new Date('2026-11-01T12:00:00Z'), isConfirmed: false }));`;
  const files = ['Asia/Tokyo', 'UTC', 'America/Los_Angeles'].map((TZ) =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: import.meta.dirname,
      env: { ...process.env, TZ, NODE_OPTIONS: '' },
      encoding: 'utf8',
    }),
  );
  expect(new Set(files).size).toBe(1);
  expect(files[0]).toContain('DTSTART;TZID=America/Los_Angeles:20261103T183000');
});
