import type { MemorialEvent } from '@evenlight/contract/memorials/events';
import { expect, test } from 'vitest';
import { EventFields, emptyFields, fieldsOf, wishOf } from './event-wish';

const typed = { ...emptyFields, title: 'Rosary', eventDate: '2030-07-06', time: '14:00' };
const wishFor = (more: object) => wishOf(EventFields.parse({ ...typed, ...more }));

test('a day and a time on the clock of the Bay Area become an instant, in summer and in winter', () => {
  expect(wishFor({}).eventDate).toBe('2030-07-06T21:00:00.000Z');
  expect(wishFor({ eventDate: '2030-12-06' }).eventDate).toBe('2030-12-06T22:00:00.000Z');
});

test('an end is optional, and one before the beginning is of the next day', () => {
  expect(wishFor({}).endsAt).toBeNull();
  expect(wishFor({ endTime: '15:30' }).endsAt).toBe('2030-07-06T22:30:00.000Z');
  expect(wishFor({ time: '20:00', endTime: '01:00' }).endsAt).toBe('2030-07-07T08:00:00.000Z');
});

test('no number of places means no limit, and halves and less than none are refused', () => {
  expect(wishFor({ maxAttendees: '' }).maxAttendees).toBe(0);
  expect(wishFor({ maxAttendees: '40' }).maxAttendees).toBe(40);
  for (const maxAttendees of ['1.5', '-1', 'many'])
    expect(EventFields.safeParse({ ...typed, maxAttendees }).success, maxAttendees).toBe(false);
});

test('title, date and time are needed', () => {
  for (const missing of ['title', 'eventDate', 'time'])
    expect(EventFields.safeParse({ ...typed, [missing]: '' }).success, missing).toBe(false);
});

test('what was saved stands in the form as it was typed', () => {
  const saved = { ...wishFor({ endTime: '15:30', maxAttendees: '12' }), livestreamUrl: null } as MemorialEvent;
  expect(fieldsOf(saved)).toMatchObject({
    ...{ eventDate: '2030-07-06', time: '14:00', endTime: '15:30', maxAttendees: '12', livestreamUrl: '' },
  });
});
