import { noticeKinds } from '@evenlight/contract/profiles';
import { expect, test } from 'vitest';
import { changesAsked, firstPreferences, wantsNotice } from './preferences-rules.ts';

const now = new Date('2030-05-06T17:00:00Z');
const inAWeek = new Date('2030-05-13T17:00:00Z');

test('somebody who never chose is written about everything', () => {
  for (const kind of noticeKinds) expect(wantsNotice(firstPreferences, kind, now)).toBe(true);
});

test('switching one kind off leaves the others on', () => {
  const chosen = { ...firstPreferences, memorials: false };
  expect(noticeKinds.filter((kind) => wantsNotice(chosen, kind, now))).toEqual(['reminders', 'family', 'support']);
});

test('in a quiet week nothing is written, and afterwards everything again', () => {
  const quiet = { ...firstPreferences, quietUntil: inAWeek };
  for (const kind of noticeKinds) {
    expect(wantsNotice(quiet, kind, now)).toBe(false);
    expect(wantsNotice(quiet, kind, new Date(inAWeek.getTime() - 1))).toBe(false);
    expect(wantsNotice(quiet, kind, inAWeek)).toBe(true);
  }
});

test('asking for quiet begins a week from now, and taking it back ends it', () => {
  expect(changesAsked({ isQuiet: true }, now)).toEqual({ quietUntil: inAWeek });
  expect(changesAsked({ isQuiet: false }, now)).toEqual({ quietUntil: null });
});

test('what was not asked for is not touched', () => {
  expect(changesAsked({}, now)).toEqual({});
  expect(changesAsked({ support: false }, now)).toEqual({ support: false });
});
