import { fictionalBrand } from '@evenlight/contract/brand';
import { consultationDueAt, firstBookableDay } from '@evenlight/contract/consultations';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarOfTalk } from './calendar-file.ts';
import { isBookableDay, overlap, slotOf, slotsOn } from './rules.ts';
import { whenInWords } from './when-in-words.ts';

const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensMinute: 540, closesMinute: 1020 }));
const usual = { week, special: undefined };

describe('the hours of a day', () => {
  test('a usual day has eight, from nine to four', () => {
    const hours = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];
    expect(slotsOn('2030-05-07', usual)).toEqual(hours);
  });

  test('weekends and federal holidays have none, unless our team says so', () => {
    expect(slotsOn('2030-05-11', usual)).toEqual([]);
    expect(slotsOn('2030-05-27', usual)).toEqual([]);
    expect(slotsOn('2030-05-27', { week, special: [{ opensMinute: 600, closesMinute: 720 }] })).toEqual([
      '10:00',
      '11:00',
    ]);
  });

  test('a day that was closed has none, and a talk that would not end in time is not offered', () => {
    expect(slotsOn('2030-05-07', { week, special: [] })).toEqual([]);
    expect(slotsOn('2030-05-07', { week, special: [{ opensMinute: 545, closesMinute: 660 }] })).toEqual(['09:05']);
  });

  test('an hour that the clock leaps over is not offered', () => {
    const night = { week, special: [{ opensMinute: 0, closesMinute: 300 }] };
    expect(slotsOn('2030-03-10', night)).toEqual(['00:00', '01:00', '03:00', '04:00']);
    expect(slotsOn('2030-11-03', night)).toEqual(['00:00', '01:00', '02:00', '03:00', '04:00']);
  });

  test('an hour is the same on the wall before and after the clocks change', () => {
    expect(slotOf(new Date('2030-03-08T17:00:00Z'))).toEqual({ date: '2030-03-08', time: '09:00' });
    expect(slotOf(new Date('2030-03-11T16:00:00Z'))).toEqual({ date: '2030-03-11', time: '09:00' });
  });

  test('stretches that lie over each other, or end before they begin, are noticed', () => {
    const [morning, noon] = [
      { opensMinute: 540, closesMinute: 720 },
      { opensMinute: 700, closesMinute: 800 },
    ];
    expect(overlap([morning, noon])).toBe(true);
    expect(overlap([{ opensMinute: 720, closesMinute: 800 }, morning])).toBe(false);
    expect(overlap([{ opensMinute: 800, closesMinute: 700 }])).toBe(true);
  });
});

test('tomorrow is tomorrow in the Bay Area, wherever the sun stands', () => {
  // Seven in the evening there, and the next day in Greenwich.
  const evening = new Date('2030-05-07T02:00:00Z');
  expect(firstBookableDay(evening)).toBe('2030-05-07');
  expect(isBookableDay('2030-05-06', evening)).toBe(false);
  expect(isBookableDay('2030-08-04', evening)).toBe(true);
  expect(isBookableDay('2030-08-05', evening)).toBe(false);
});

describe('by when somebody is in touch', () => {
  const askedAt = new Date('2030-05-06T17:00:00Z');
  const startsAt = new Date('2030-05-20T17:00:00Z');
  const dueIn = (form: Parameters<typeof consultationDueAt>[0], asked = askedAt) =>
    consultationDueAt(form, { askedAt: asked, startsAt }).toISOString();

  test('within two days, within one when it is urgent, and before the talk itself', () => {
    expect(dueIn({ consultationType: 'initial', urgency: 'normal' })).toBe('2030-05-08T17:00:00.000Z');
    expect(dueIn({ consultationType: 'memorial', urgency: 'urgent' })).toBe('2030-05-07T17:00:00.000Z');
    const tomorrow = { askedAt, startsAt: new Date('2030-05-07T16:00:00Z') };
    const due = consultationDueAt({ consultationType: 'initial', urgency: 'normal' }, tomorrow);
    expect(due).toEqual(tomorrow.startsAt);
  });

  test('the same day in an emergency, and with an hour left late at night', () => {
    expect(dueIn({ consultationType: 'initial', urgency: 'emergency' })).toBe('2030-05-07T07:00:00.000Z');
    expect(dueIn({ consultationType: 'crisis', urgency: 'normal' })).toBe('2030-05-07T07:00:00.000Z');
    const late = new Date('2030-05-07T06:50:00Z');
    expect(dueIn({ consultationType: 'crisis', urgency: 'normal' }, late)).toBe('2030-05-07T07:50:00.000Z');
  });
});

test('both clocks are named where they differ, and one where they do not', () => {
  const startsAt = new Date('2030-05-07T16:00:00Z');
  const there = whenInWords({ startsAt, timeZone: 'America/New_York' }, 'en');
  expect(there).toMatch(/9:00.AM \(Pacific Time; .*12:00.PM on your clock\)/);
  expect(whenInWords({ startsAt, timeZone: 'America/Tijuana' }, 'en')).toMatch(/9:00.AM \(Pacific Time\)$/);
  expect(whenInWords({ startsAt, timeZone: null }, 'es')).toMatch(/\(hora del Pacífico\)$/);
});

describe('the calendar file', () => {
  const startsAt = new Date('2030-05-07T16:00:00Z');
  const looks = { brand: fictionalBrand, language: 'en', now: new Date('2030-05-06T17:00:00Z') } as const;
  const read = (file: string) => {
    const calendar = new ICAL.Component(ICAL.parse(file));
    return { calendar, event: calendar.getFirstSubcomponent('vevent') };
  };

  test('a talk that was moved replaces the former one, for an hour, with a reminder', () => {
    const { event } = read(calendarOfTalk({ id: 'one', startsAt, version: 2, cancelledAt: null }, looks));
    expect(event?.getFirstPropertyValue('dtstart')?.toString()).toBe('2030-05-07T16:00:00Z');
    expect(event?.getFirstPropertyValue('dtend')?.toString()).toBe('2030-05-07T17:00:00Z');
    expect(event?.getFirstPropertyValue('uid')).toBe('talk-one@evenlight');
    expect(event?.getFirstPropertyValue('sequence')).toBe(2);
    expect(event?.getAllSubcomponents('valarm')).toHaveLength(1);
  });

  test('a cancelled one takes itself out of the calendar', () => {
    const cancelledAt = new Date('2030-05-06T18:00:00Z');
    const { calendar, event } = read(calendarOfTalk({ id: 'one', startsAt, version: 3, cancelledAt }, looks));
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(event?.getFirstPropertyValue('status')).toBe('CANCELLED');
  });
});
