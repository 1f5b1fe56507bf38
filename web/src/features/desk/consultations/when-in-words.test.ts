import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { instantOf, slotForReader, slotInWords, whenInWords } from './when-in-words';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const plain = (text: string | null) => text?.replaceAll('\u202f', ' ');

test('an hour is read on both clocks, across a change of either', () => {
  // Europe has gone back to winter time, the Bay Area has not yet: eight hours instead of nine.
  expect(plain(slotForReader(instantOf('2026-10-30', '09:00'), i18n, 'Europe/Madrid'))).toBe('5:00 PM');
  expect(plain(slotForReader(instantOf('2026-11-02', '09:00'), i18n, 'Europe/Madrid'))).toBe('6:00 PM');
  expect(instantOf('2027-03-14', '09:00').toISOString()).toBe('2027-03-14T16:00:00.000Z');
  expect(instantOf('2027-03-13', '09:00').toISOString()).toBe('2027-03-13T17:00:00.000Z');
});

test('another day is named, and a clock that shows the same hour is not', () => {
  expect(plain(slotForReader(instantOf('2026-11-20', '16:00'), i18n, 'Asia/Tokyo'))).toBe('Sat 9:00 AM');
  expect(slotForReader(instantOf('2026-11-20', '16:00'), i18n, 'America/Tijuana')).toBeNull();
  expect(whenInWords(instantOf('2026-11-20', '16:00'), i18n, 'America/Los_Angeles').there).toBeNull();
});

test('an hour of the Bay Area reads like one', () => {
  expect(slotInWords('00:30', i18n)).toBe('12:30 AM');
  expect(slotInWords('12:00', i18n)).toBe('12:00 PM');
  expect(slotInWords('16:00', i18n)).toBe('4:00 PM');
});
