import type { UserId } from '@evenlight/contract/ids';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetUnsent, keepTyped, readUnsent, sendKeyOf } from './unsent-talk';

const drawer = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => drawer.get(key) ?? null,
  setItem: (key: string, text: string) => void drawer.set(key, text),
  removeItem: (key: string) => void drawer.delete(key),
});
afterEach(() => drawer.clear());

const ada = 'f3c2c1ee-0c55-4b5e-8f3f-6b7f6d2f7a10' as UserId;
const typed = { name: 'Ada', email: '', phone: '', message: 'My father', preferredContact: 'email', urgency: null };

test('the same words have the same key also after a reload, and other words another', () => {
  const key = sendKeyOf(null, { name: 'Ada' });
  expect(sendKeyOf(null, { name: 'Ada' })).toBe(key);
  expect(sendKeyOf(null, { name: 'Ada O.' })).not.toBe(key);
});

test('typing goes on beside a key that is kept, and a visitor takes both along when they sign in', () => {
  const key = sendKeyOf(null, typed);
  keepTyped(null, typed);
  expect(readUnsent(ada).typed).toEqual(typed);
  expect(sendKeyOf(ada, typed)).toBe(key);
});

test('once it is stored, nothing stays; what cannot be read is nothing', () => {
  keepTyped(null, typed);
  keepTyped(ada, typed);
  forgetUnsent(ada);
  expect(readUnsent(ada)).toEqual({});
  drawer.set('evenlight.unsent-talk.visitor', '{"typed": 5');
  expect(readUnsent(null)).toEqual({});
});
