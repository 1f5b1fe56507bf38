import type { Schedule } from '@evenlight/contract/schedules';
import { expect, test } from 'vitest';
import { arrangementOf, beginningOf, isNothingTyped } from './typed-schedule';

const at = '2026-11-20T10:00:00.000Z';
const booked: Schedule = { mode: 'blocked', day: '2026-12-01', startsAt: '10:30', bookedAt: at, changeableUntil: at };
const asked: Schedule = {
  mode: 'requested',
  wishedDays: 'Any morning',
  note: '',
  requestedAt: at,
  answeredBy: at,
  answeredAt: null,
};
const unsaid = { heldUntil: null, serviceHasBeen: false, planIntent: null, dateOfDeath: null };
const open = { schedule: null, serviceDate: '2091-12-05', clergyConsent: null, ...unsaid };

test('the form begins with the day that was chosen with the venue', () => {
  expect(beginningOf(open)).toMatchObject({ way: 'block', day: '2091-12-05', time: '', isAgreed: false });
});

test('a booking is moved from its own day and hour, with what the clergy agreed to', () => {
  const clergyConsent = { refusal: 'shabbat', clergyName: 'Rabbi Adler', at } as const;
  const plan = { ...open, schedule: booked, serviceDate: '2026-12-01', clergyConsent };
  const begin = { way: 'block', day: '2026-12-01', time: '10:30', isAgreed: true, clergyName: 'Rabbi Adler' };
  expect(beginningOf(plan)).toMatchObject(begin);
});

test('a request is changed from what was wished', () => {
  expect(beginningOf({ ...open, schedule: asked })).toMatchObject({ way: 'request', wishedDays: 'Any morning' });
});

test('only what is typed on the chosen way waits to be sent', () => {
  const begin = beginningOf(open);
  expect(isNothingTyped(begin, open)).toBe(true);
  expect(isNothingTyped({ ...begin, way: 'request' }, open)).toBe(true);
  expect(isNothingTyped({ ...begin, day: '2026-12-06' }, open)).toBe(false);
  expect(isNothingTyped({ ...begin, way: 'request', day: '2026-12-06' }, open)).toBe(true);
  expect(isNothingTyped({ ...begin, way: 'request', note: 'Soon' }, open)).toBe(false);
});

test('words about one arrangement are not about the next', () => {
  const hasBeen = { serviceDate: '2020-12-05', serviceHasBeen: true, planIntent: 'at-need' as const };
  const later = { ...booked, bookedAt: '2026-11-21T10:00:00.000Z' };
  const names = [null, booked, later, asked].map((schedule) => arrangementOf({ ...open, schedule }));
  expect(new Set([...names, arrangementOf({ ...open, ...hasBeen })]).size).toBe(5);
});

test('a day that is behind the family begins as one that may have been, where somebody has died', () => {
  const past = { ...open, serviceDate: '2020-12-05' };
  expect(beginningOf({ ...past, planIntent: 'at-need' })).toMatchObject({
    way: 'past',
    pastDay: '2020-12-05',
    day: '',
  });
  expect(beginningOf({ ...past, dateOfDeath: '2020-12-01' })).toMatchObject({ way: 'past' });
  expect(beginningOf({ ...past, planIntent: 'plan-ahead' })).toMatchObject({ way: 'block', pastDay: '', day: '' });
});
