import type { UserId } from '@evenlight/contract/ids';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type KeptAs, keptWords, type Place } from './kept-words';

const ada = 'f3c2c1ee-0c55-4b5e-8f3f-6b7f6d2f7a10' as UserId;
const bob = 'f3c2c1ee-0c55-4b5e-8f3f-6b7f6d2f7a11' as UserId;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

let tab: Record<string, string>;
let browser: Record<string, string>;

function aDrawer(): Record<string, string> {
  // The methods are not enumerable on a real Storage either: its keys are what was put into it.
  const drawer: Record<string, string> = Object.create({
    getItem: (key: string) => drawer[key] ?? null,
    setItem: (key: string, text: string) => {
      drawer[key] = text;
    },
    removeItem: (key: string) => delete drawer[key],
  });
  return drawer;
}

beforeEach(() => {
  [tab, browser] = [aDrawer(), aDrawer()];
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', browser);
  vi.useFakeTimers({ now: new Date('2030-05-02T10:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Typed = z.object({ name: z.string(), message: z.string() }).partial();
const talk = (place: Place): KeptAs => ({ name: 'unsent-talk', place });
const open = (owner: UserId | null, place: Place = 'tab') => keptWords(talk(place), owner, Typed);
const places: Place[] = ['tab', 'member-tab', 'browser'];

test.each(places)('%s: what was typed is there after a reload, and for nobody else', (place) => {
  open(ada, place).keep({ name: 'Ada' });
  expect(open(ada, place).read()).toEqual({ name: 'Ada' });
  expect(open(bob, place).read()).toBeUndefined();
  expect(open(null, place).read()).toBeUndefined();
});

test.each(places)('%s: a visitor takes words and key along when they sign in', (place) => {
  const visitor = open(null, place);
  visitor.keep({ name: 'Ada' });
  const key = visitor.idempotencyKeyOf({ name: 'Ada' });
  expect(open(ada, place).read()).toEqual({ name: 'Ada' });
  expect(open(ada, place).idempotencyKeyOf({ name: 'Ada' })).toBe(key);
});

test.each(places)('%s: the same input has the same key also after a reload, and another one its own', (place) => {
  const key = open(ada, place).idempotencyKeyOf({ name: 'Ada' });
  open(ada, place).keep({ name: 'Ada O.' });
  expect(open(ada, place).idempotencyKeyOf({ name: 'Ada' })).toBe(key);
  expect(open(ada, place).idempotencyKeyOf({ name: 'Ada O.' })).not.toBe(key);
});

test.each([
  ['tab', HOUR_MS],
  ['browser', 14 * DAY_MS],
] as const)('%s: words are there for as long as they are promised, and then gone', (place, keptMs) => {
  open(ada, place).keep({ name: 'Ada' });
  vi.advanceTimersByTime(keptMs - 1);
  expect(open(ada, place).read()).toEqual({ name: 'Ada' });
  vi.advanceTimersByTime(1);
  expect(open(ada, place).read()).toBeUndefined();
});

test('a member’s tab keeps them until it is closed or signed out of', () => {
  open(ada, 'member-tab').keep({ name: 'Ada' });
  vi.advanceTimersByTime(3 * DAY_MS);
  expect(open(ada, 'member-tab').read()).toEqual({ name: 'Ada' });
});

test('once they are stored nothing stays, and every form that is open on them hears of it', () => {
  const hear = vi.fn();
  const sender = open(ada);
  open(null).keep({ name: 'Ada' });
  sender.keep({ name: 'Ada' });
  const key = sender.idempotencyKeyOf({ name: 'Ada' });
  const stop = open(ada).onStored(hear);
  open(bob).onStored(hear);
  sender.stored(key);
  expect(hear).toHaveBeenCalledTimes(1);
  expect(Object.keys(tab)).toEqual([]);
  stop();
  sender.stored(sender.idempotencyKeyOf({ name: 'Ada' }));
  expect(hear).toHaveBeenCalledTimes(1);
});

test('what was typed while they were on their way stays, and is another request', () => {
  const hear = vi.fn();
  const words = open(ada);
  words.keep({ name: 'Ada' });
  words.onStored(hear);
  const key = words.idempotencyKeyOf({ name: 'Ada' });
  words.keep({ name: 'Ada', message: 'One more thing' });
  words.stored(key);
  expect(hear).not.toHaveBeenCalled();
  expect(words.read()).toEqual({ name: 'Ada', message: 'One more thing' });
});

test('only what the form may keep is kept', () => {
  open(ada).keep({ name: 'Ada', photoTicket: 'secret' });
  expect(JSON.stringify(tab)).not.toContain('secret');
});

test.each(['{"typed": 5', '7', '{"typed":{"name":7},"keptAt":1904000000000}'])(
  'words that read %s are none',
  (text) => {
    tab['evenlight.unsent-talk.visitor'] = text;
    expect(open(null).read()).toBeUndefined();
  },
);

test('drafts from before are found where they were: bare, or with a key beside them', () => {
  const savedAt = new Date().toISOString();
  const name = 'refund-0197d5b4-6f1c-7000-8000-000000000001' as KeptAs['name'];
  const read = () => keptWords({ name, place: 'browser' }, ada, Typed).read();
  browser[`evenlight.draft.${name}.${ada}`] = JSON.stringify({ savedAt, value: { name: 'Ada' } });
  expect(read()).toEqual({ name: 'Ada' });
  const value = { value: { name: 'Ada' }, sendKey: '0197d5b4-6f1c-4000-8000-000000000001' };
  browser[`evenlight.draft.${name}.${ada}`] = JSON.stringify({ savedAt, value });
  expect(read()).toEqual({ name: 'Ada' });
  tab[`evenlight.unsent-self-care.${ada}.day`] = JSON.stringify(value);
  const day = keptWords({ name: 'unsent-self-care', place: 'member-tab', part: 'day' }, ada, Typed);
  expect(day.read()).toEqual({ name: 'Ada' });
  // The answer may have been lost before the page was loaded anew: sent again, it is the same.
  day.keep({ name: 'Ada' });
  expect(day.idempotencyKeyOf({ name: 'Ada' })).toBe(value.sendKey);
  expect(day.idempotencyKeyOf({ name: 'Ada' })).toBe(value.sendKey);
  expect(day.idempotencyKeyOf({ name: 'Ada', note: 'More' })).not.toBe(value.sendKey);
  tab[`evenlight.unsent-self-care.${ada}.day`] = JSON.stringify(value);
  day.keep({ name: 'Ada Rao' });
  expect(day.idempotencyKeyOf({ name: 'Ada Rao' })).not.toBe(value.sendKey);
  tab['evenlight.unsent-group-note.7'] = JSON.stringify({ name: 'Ada' });
  const note = keptWords({ name: 'unsent-group-note', place: 'member-tab', part: '7' }, ada, Typed);
  expect(note.read()).toEqual({ name: 'Ada' });
  note.forget();
  expect(tab['evenlight.unsent-group-note.7']).toBeUndefined();
});

test('words whose answer was lost before the field of the key was renamed are sent again under their key', () => {
  const key = '0197d5b4-6f1c-4000-8000-000000000001';
  const sending = { words: JSON.stringify({ name: 'Ada', sendKey: '' }), key };
  tab[`evenlight.unsent-talk.${ada}`] = JSON.stringify({ typed: { name: 'Ada' }, sending, keptAt: Date.now() });
  expect(open(ada).read()).toEqual({ name: 'Ada' });
  expect(open(ada).idempotencyKeyOf({ name: 'Ada', idempotencyKey: '' })).toBe(key);
});

test('a key without words is no draft', () => {
  open(ada).idempotencyKeyOf({ name: 'Ada' });
  expect(open(ada).read()).toBeUndefined();
});

test.each(places)('%s: a browser that keeps nothing costs nothing while the page stands', (place) => {
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('localStorage', undefined);
  const words = open(ada, place);
  words.keep({ name: 'Ada' });
  const key = words.idempotencyKeyOf({ name: 'Ada' });
  expect(open(ada, place).read()).toEqual({ name: 'Ada' });
  expect(open(ada, place).idempotencyKeyOf({ name: 'Ada' })).toBe(key);
  words.stored(key);
  expect(open(ada, place).read()).toBeUndefined();
});

test('words without a name last as long as their form', () => {
  const words = keptWords(undefined, ada, Typed);
  words.keep({ name: 'Ada' });
  const key = words.idempotencyKeyOf({ name: 'Ada' });
  expect(words.idempotencyKeyOf({ name: 'Ada' })).toBe(key);
  expect(keptWords(undefined, ada, Typed).read()).toBeUndefined();
  expect([...Object.keys(tab), ...Object.keys(browser)]).toEqual([]);
});
