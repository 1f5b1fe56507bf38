import { expect, test } from 'vitest';
import { dayOfPlan, type KnownDay } from './day-of-plan';

const [TODAY, YESTERDAY, TOMORROW] = ['2026-11-18', '2026-11-17', '2026-11-19'];
const at = '2026-11-16T10:00:00.000Z';
const booked = { mode: 'blocked', day: TOMORROW, startsAt: null, bookedAt: at, changeableUntil: at } as const;
const asked = {
  mode: 'requested',
  wishedDays: '',
  note: '',
  requestedAt: at,
  answeredBy: at,
  answeredAt: null,
} as const;
const open: KnownDay = {
  schedule: null,
  serviceDate: null,
  serviceHasBeen: false,
  heldUntil: null,
  planIntent: 'at-need',
  dateOfDeath: null,
};
const hasBeen = { serviceDate: YESTERDAY, serviceHasBeen: true };

test('what is settled about the day of a service is told by one word', () => {
  const is = (known: Partial<KnownDay>) => dayOfPlan({ ...open, ...known }, TODAY).is;
  expect(is({})).toBe('open');
  expect(is({ serviceDate: TOMORROW })).toBe('named');
  expect(is({ serviceDate: TOMORROW, heldUntil: at })).toBe('held');
  expect(is({ serviceDate: TODAY, heldUntil: at })).toBe('held');
  expect(is(hasBeen)).toBe('has-been');
  expect(is({ ...hasBeen, schedule: asked })).toBe('has-been');
  expect(is({ serviceDate: TOMORROW, schedule: asked })).toBe('asked');
  expect(is({ serviceDate: TOMORROW, schedule: booked })).toBe('booked');
});

test('a day that was only wished for leaves the date open once it has gone by', () => {
  expect(dayOfPlan({ ...open, serviceDate: YESTERDAY }, TODAY).is).toBe('open');
  expect(dayOfPlan({ ...open, serviceDate: YESTERDAY, schedule: asked }, TODAY).is).toBe('asked');
  expect(dayOfPlan({ ...open, ...hasBeen, planIntent: 'plan-ahead' }, TODAY).is).toBe('open');
});
