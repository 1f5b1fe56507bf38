import { expect, test } from 'vitest';
import { dayOfPlan } from './day-of-plan';

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
const open = { schedule: null, serviceDate: null, heldUntil: null };

test('what is settled about the day of a service is told by one word', () => {
  const is = (known: Partial<Parameters<typeof dayOfPlan>[0]>) => dayOfPlan({ ...open, ...known }, TODAY).is;
  expect(is({})).toBe('open');
  expect(is({ serviceDate: TOMORROW })).toBe('named');
  expect(is({ serviceDate: TOMORROW, heldUntil: at })).toBe('held');
  expect(is({ serviceDate: TODAY, heldUntil: at })).toBe('held');
  expect(is({ serviceDate: YESTERDAY })).toBe('has-been');
  expect(is({ serviceDate: YESTERDAY, schedule: asked })).toBe('has-been');
  expect(is({ serviceDate: TOMORROW, schedule: asked })).toBe('asked');
  expect(is({ serviceDate: TOMORROW, schedule: booked })).toBe('booked');
});
