import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { grouped, responseInWords } from './words';

test('a response time is said in whole hours or days, and never too short', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const said = (minutes: number | null) => responseInWords(minutes, i18n);
  expect(said(null)).toBe('Response time not measured yet');
  expect(said(0)).toBe('Usually answers within an hour');
  expect(said(60)).toBe('Usually answers within an hour');
  expect(said(61)).toBe('Usually answers within 2 hours');
  expect(said(180)).toBe('Usually answers within 3 hours');
  expect(said(24 * 60)).toBe('Usually answers within 24 hours');
  expect(said(24 * 60 + 1)).toBe('Usually answers within 2 days');
});

test('large numbers are grouped', () => {
  expect([0, 999, 1000, 12_345, 100_000, 1_234_567].map(grouped)).toEqual([
    '0',
    '999',
    '1,000',
    '12,345',
    '100,000',
    '1,234,567',
  ]);
});
