import { expect, test } from 'vitest';
import { pastServiceDayOf, type ServiceDay } from './past-services.ts';

const [TODAY, YESTERDAY, TOMORROW] = ['2026-11-18', '2026-11-17', '2026-11-19'];
const at = '2026-11-10T10:00:00.000Z';
const wished: ServiceDay = {
  schedule: null,
  serviceDate: YESTERDAY,
  serviceHasBeen: false,
  planIntent: 'at-need',
  dateOfDeath: '2026-11-08',
};
const said = { ...wished, serviceHasBeen: true };
const bookedOn = (day: string) =>
  ({ ...wished, schedule: { mode: 'blocked', day, startsAt: null, bookedAt: at, changeableUntil: at } }) as const;

test('a day that was only wished for goes by without a service', () => {
  expect(pastServiceDayOf(wished, TODAY)).toBeNull();
  expect(pastServiceDayOf({ ...wished, serviceDate: null }, TODAY)).toBeNull();
});

test('a service has been on its booked day, from the day after it', () => {
  expect(pastServiceDayOf(bookedOn(YESTERDAY), TODAY)).toBe(YESTERDAY);
  expect(pastServiceDayOf(bookedOn(TODAY), TODAY)).toBeNull();
  expect(pastServiceDayOf(bookedOn(TOMORROW), TODAY)).toBeNull();
});

test('a family says that a service has been, where somebody has died', () => {
  expect(pastServiceDayOf(said, TODAY)).toBe(YESTERDAY);
  expect(pastServiceDayOf({ ...said, planIntent: null }, TODAY)).toBe(YESTERDAY);
  expect(pastServiceDayOf({ ...said, dateOfDeath: null }, TODAY)).toBe(YESTERDAY);
  expect(pastServiceDayOf({ ...said, planIntent: 'plan-ahead', dateOfDeath: null }, TODAY)).toBeNull();
});
