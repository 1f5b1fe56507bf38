import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropDrafts, keepDraft, readDraft } from './drafts';

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
  keepDraft('planning-wizard', { step: 3 });
  vi.advanceTimersByTime(14 * DAY_MS - 1);
  expect(readDraft('planning-wizard')).toEqual({ step: 3 });
  vi.advanceTimersByTime(1);
  expect(readDraft('planning-wizard')).toBeUndefined();
  expect(Object.keys(drawer)).toEqual([]);
});

test('signing out takes every draft and nothing else', () => {
  keepDraft('planning-wizard', { step: 3 });
  drawer['may-forward-moments'] = 'yes';
  dropDrafts();
  expect(Object.keys(drawer)).toEqual(['may-forward-moments']);
});

test.each(['{not json', '7', '{"savedAt":"yesterday","value":1}'])('a draft that reads %s is none', (text) => {
  drawer['evenlight.draft.planning-wizard'] = text;
  expect(readDraft('planning-wizard')).toBeUndefined();
  expect(Object.keys(drawer)).toEqual([]);
});

test('a browser that forbids storage has no drafts, and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined);
  keepDraft('planning-wizard', { step: 3 });
  expect(readDraft('planning-wizard')).toBeUndefined();
  dropDrafts();
});
