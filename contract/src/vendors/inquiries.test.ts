import { expect, test } from 'vitest';
import { firstDayDone } from './inquiries.ts';

test('work can be called done from the day after choosing on, as California counts days, and not before its own day', () => {
  const lateEvening = new Date('2031-06-02T06:30:00Z');
  expect(firstDayDone({ chosenAt: lateEvening, eventDate: null })).toBe('2031-06-02');
  expect(firstDayDone({ chosenAt: lateEvening, eventDate: '2031-05-30' })).toBe('2031-06-02');
  expect(firstDayDone({ chosenAt: lateEvening, eventDate: '2031-06-01' })).toBe('2031-06-02');
  expect(firstDayDone({ chosenAt: lateEvening, eventDate: '2031-06-09' })).toBe('2031-06-09');
});
