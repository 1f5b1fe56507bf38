import type { UserId } from '@evenlight/contract/ids';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDrawers } from './browser-storage';
import { forgetDraft, keepDraft, readDraft } from './drafts';

const ada = '0197d5b4-6f1c-7000-8000-000000000001' as UserId;
const bob = '0197d5b4-6f1c-7000-8000-000000000002' as UserId;
const DAY_MS = 24 * 60 * 60 * 1000;
let drawer: Record<string, string>;

beforeEach(() => {
  // The methods are not enumerable on a real Storage either: its keys are what was put into it.
  drawer = Object.create({
    getItem: (key: string) => drawer[key] ?? null,
    setItem: (key: string, value: string) => {
      drawer[key] = value;
    },
    removeItem: (key: string) => delete drawer[key],
  });
  vi.stubGlobal('localStorage', drawer);
  vi.useFakeTimers({ now: new Date('2030-05-02T10:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a draft is there for fourteen days, and then gone', () => {
  keepDraft('planning-wizard', ada, { step: 3 });
  vi.advanceTimersByTime(14 * DAY_MS - 1);
  expect(readDraft('planning-wizard', ada)).toEqual({ step: 3 });
  vi.advanceTimersByTime(1);
  expect(readDraft('planning-wizard', ada)).toBeUndefined();
  expect(Object.keys(drawer)).toEqual([]);
});

test('everybody has a drawer of their own, and nobody opens another one’s', () => {
  keepDraft('planning-wizard', null, { step: 3 });
  keepDraft('planning-wizard', ada, { step: 4 });
  expect([null, ada, bob].map((owner) => readDraft('planning-wizard', owner))).toEqual([
    { step: 3 },
    { step: 4 },
    undefined,
  ]);
  forgetDraft('planning-wizard', null);
  expect(readDraft('planning-wizard', ada)).toEqual({ step: 4 });
});

test('a member who does not come back leaves nothing behind after fourteen days', () => {
  keepDraft('planning-wizard', ada, { step: 4 });
  vi.advanceTimersByTime(14 * DAY_MS);
  readDraft('planning-wizard', bob);
  expect(Object.keys(drawer)).toEqual([]);
});

test('a draft that became a plan is forgotten', () => {
  keepDraft('planning-wizard', ada, { step: 5 });
  forgetDraft('planning-wizard', ada);
  expect(readDraft('planning-wizard', ada)).toBeUndefined();
});

test('signing out takes everything about a person and nothing else', () => {
  for (const owner of [null, ada]) keepDraft('planning-wizard', owner, { step: 3 });
  drawer['evenlight.user'] = '{}';
  drawer['may-forward-moments'] = 'yes';
  emptyDrawers();
  expect(Object.keys(drawer)).toEqual(['may-forward-moments']);
});

test.each(['{not json', '7', '{"savedAt":"yesterday","value":1}'])('a draft that reads %s is none', (text) => {
  drawer['evenlight.draft.planning-wizard'] = text;
  expect(readDraft('planning-wizard', null)).toBeUndefined();
  expect(Object.keys(drawer)).toEqual([]);
});

test('a browser that forbids storage has no drafts, says so, and nothing breaks', () => {
  expect(keepDraft('planning-wizard', null, { step: 3 })).toBe(true);
  vi.stubGlobal('localStorage', undefined);
  expect(keepDraft('planning-wizard', null, { step: 3 })).toBe(false);
  expect(readDraft('planning-wizard', ada)).toBeUndefined();
  emptyDrawers();
});
