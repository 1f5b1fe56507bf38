import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { howLongAgo } from './ago';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const now = new Date('2030-05-06T12:00:00Z');

test('what happened is hours or days ago, and a time that is ahead of us or unreadable is unknown', () => {
  const words = (instant: string) => howLongAgo(instant, now, i18n);
  expect(words('2030-05-06T11:59:59Z')).toBe('Just now');
  expect(words('2030-05-06T12:00:20Z')).toBe('Just now');
  expect(words('2030-05-06T11:00:00Z')).toBe('1 hour ago');
  expect(words('2030-05-05T12:00:01Z')).toBe('23 hours ago');
  expect(words('2030-05-05T12:00:00Z')).toBe('1 day ago');
  expect(words('2030-05-01T12:00:00Z')).toBe('5 days ago');
  expect(words('2030-05-06T12:06:00Z')).toBe('Unknown time');
  expect(words('2031-01-01T00:00:00Z')).toBe('Unknown time');
  expect(words('yesterday')).toBe('Unknown time');
});
