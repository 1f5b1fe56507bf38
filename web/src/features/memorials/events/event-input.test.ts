import type { MemorialEvent } from '@evenlight/contract/memorials/events';
import { expect, test } from 'vitest';
import { EventFields, emptyFields, eventInputOf, fieldsOf } from './event-input';

const typed = { ...emptyFields, title: 'Rosary', eventDate: '2030-07-06', time: '14:00' };
const inputFor = (more: object) => eventInputOf(EventFields.parse({ ...typed, ...more }));

test('a day and a time on the clock of the Bay Area become an instant, in summer and in winter', () => {
  expect(inputFor({}).eventDate).toBe('2030-07-06T21:00:00.000Z');
  expect(inputFor({ eventDate: '2030-12-06' }).eventDate).toBe('2030-12-06T22:00:00.000Z');
});

test('an end is optional, and one before the beginning is of the next day', () => {
  expect(inputFor({}).endsAt).toBeNull();
  expect(inputFor({ endTime: '15:30' }).endsAt).toBe('2030-07-06T22:30:00.000Z');
  expect(inputFor({ time: '20:00', endTime: '01:00' }).endsAt).toBe('2030-07-07T08:00:00.000Z');
});

test('no number of places means no limit, and halves and less than none are refused', () => {
  expect(inputFor({ maxAttendees: '' }).maxAttendees).toBe(0);
  expect(inputFor({ maxAttendees: '40' }).maxAttendees).toBe(40);
  for (const maxAttendees of ['1.5', '-1', 'many'])
    expect(EventFields.safeParse({ ...typed, maxAttendees }).success, maxAttendees).toBe(false);
});

test('title, date and time are needed', () => {
  for (const missing of ['title', 'eventDate', 'time'])
    expect(EventFields.safeParse({ ...typed, [missing]: '' }).success, missing).toBe(false);
});

test('what was saved stands in the form as it was typed', () => {
  const saved = { ...inputFor({ endTime: '15:30', maxAttendees: '12' }), livestreamUrl: null } as MemorialEvent;
  expect(fieldsOf(saved)).toMatchObject({
    eventDate: '2030-07-06',
    time: '14:00',
    endTime: '15:30',
    maxAttendees: '12',
    livestreamUrl: '',
  });
});
