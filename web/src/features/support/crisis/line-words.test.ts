import { expect, test } from 'vitest';
import { textLink } from './line-words';

test('a text to 988 begins with the word that has it answered in Spanish, where the page is Spanish', () => {
  expect(textLink('lifeline', 'es')).toBe('sms:988?&body=AYUDA');
  expect(textLink('lifeline', 'en')).toBe('sms:988');
});

test('no other line is sent texts', () => {
  expect(textLink('emergency', 'es')).toBeNull();
});
