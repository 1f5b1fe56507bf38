import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { CallFailed, ConnectionLost } from '../../platform/call';
import { phraseForPaper, phraseForUpload } from './paper-phrases';

const english = setupI18n({ locale: 'en', messages: { en: {} } });
const refusal = (status: number, code: string) => new CallFailed(status, JSON.stringify({ code }));

test('nobody who sends, opens or deletes a file is told about what they typed', () => {
  const failures = [
    new ConnectionLost('gone'),
    new CallFailed(502, '<h1>Bad Gateway</h1>'),
    new TypeError('x is undefined'),
    refusal(500, 'server.failed'),
    refusal(503, 'server.busy'),
  ];
  for (const error of failures)
    for (const phrase of [phraseForUpload(error), phraseForPaper(error)])
      expect(phrase && english._(phrase)).toMatch(/file you chose|same file|papers are safe/);
});

test('what is known about a file is said as everywhere', () => {
  const phrase = phraseForUpload(refusal(413, 'document.too_large'));
  expect(phrase && english._(phrase)).toContain('10 MB');
  expect(phraseForPaper(null)).toBeUndefined();
});
