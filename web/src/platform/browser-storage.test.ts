import { afterEach, expect, test, vi } from 'vitest';
import { readStored } from './browser-storage';

afterEach(() => {
  vi.unstubAllGlobals();
});

const key = '0197d5b4-6f1c-4000-8000-000000000001';

test.each([
  {
    kept: 'a letter of the desk',
    stored: { savedAt: '2026-11-18', value: { text: 'Dear family,', sendKeys: { note: key, letter: key } } },
    read: { savedAt: '2026-11-18', value: { text: 'Dear family,', idempotencyKeys: { note: key, letter: key } } },
  },
  {
    kept: 'the outbox of a family',
    stored: [{ sendKey: key, text: 'Hi' }],
    read: [{ idempotencyKey: key, text: 'Hi' }],
  },
  {
    kept: 'a form whose answer was lost',
    stored: { sending: { words: JSON.stringify({ name: 'Ada', sendKey: '' }), key } },
    read: { sending: { words: JSON.stringify({ name: 'Ada', idempotencyKey: '' }), key } },
  },
  { kept: 'what somebody wrote about it', stored: { text: 'the sendKey and sendKeys' }, read: undefined },
])('$kept, kept before keys had their name of today, is read as today’s', ({ stored, read = stored }) => {
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(stored) });
  expect(readStored('localStorage', 'evenlight.x')).toEqual(read);
});
