import { problems } from '@evenlight/contract/problems';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { CallFailed, ConnectionLost } from './call';
import { fieldProblemsOf, phraseFor } from './phrases';

const english = setupI18n({ locale: 'en', messages: { en: {} } });
const said = (error: unknown) => {
  const phrase = phraseFor(error);
  return phrase ? english._(phrase) : '';
};
const refusal = (status: number, code: string) =>
  new CallFailed(status, JSON.stringify({ code, error: 'raw words', fields: { email: 'Invalid' } }));

/** Fixed by the specification, word for word. */
const fixedSentences = ['photo.kind_refused', 'vendor.sign_in_to_save', 'vendor.sign_in_to_ask'];

test('every problem has a sentence that shows neither code nor status, and never blames', () => {
  for (const [code, status] of Object.entries(problems)) {
    if (fixedSentences.includes(code)) continue;
    const sentence = said(refusal(status, code));
    expect(sentence.length).toBeGreaterThan(30);
    expect(sentence).not.toMatch(/\d{3}|oops|!|please|raw words/i);
    expect(sentence).not.toContain(code);
  }
});

test('an unknown failure gets the sentence for our own faults', () => {
  expect(said(new TypeError('x is undefined'))).toBe(said(refusal(500, 'server.failed')));
  expect(said(new CallFailed(502, 'Bad Gateway'))).toBe(said(refusal(500, 'server.failed')));
});

test('a lost connection says that nothing typed is lost', () => {
  expect(said(new ConnectionLost('gone'))).toContain('Nothing is lost');
});

test('no failure has no sentence', () => {
  expect(phraseFor(null)).toBeUndefined();
});

test('field problems reach the form', () => {
  expect(fieldProblemsOf(refusal(400, 'request.invalid'))).toEqual({ email: 'Invalid' });
  expect(fieldProblemsOf(new Error('other'))).toEqual({});
});
