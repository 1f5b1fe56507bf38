import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { answeredAfter, callLink } from './words';

test('how long a vendor took is said in the unit people would use, as it was measured', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const said = (minutes: number) => answeredAfter(minutes, i18n);
  expect(said(0)).toBe('Answered at once');
  expect(said(1)).toBe('Answered after 1 minute');
  expect(said(59)).toBe('Answered after 59 minutes');
  expect(said(60)).toBe('Answered after 1 hour');
  expect(said(180)).toBe('Answered after 3 hours');
  expect(said(47 * 60)).toBe('Answered after 47 hours');
  expect(said(48 * 60)).toBe('Answered after 2 days');
});

test('a number is dialled as it was typed, and gets no country it did not name', () => {
  expect(callLink('+1 (415) 555-0100')).toBe('tel:+14155550100');
  expect(callLink('(415) 555-0100')).toBe('tel:4155550100');
});
