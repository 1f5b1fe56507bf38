import { expect, test } from 'vitest';
import { readOpenStretches } from './rules.ts';

test.each([
  ['Mon-Fri 9-18', [1, 2, 3, 4, 5], 540, 1080],
  ['sat 10:30-16', [6], 630, 960],
  ['Sat-Sun 10-16', [6, 0], 600, 960],
  ['Sun-Sat 0-24', [0, 1, 2, 3, 4, 5, 6], 0, 1440],
])('%s is read as it is meant', (text, weekdays, opensMinute, closesMinute) => {
  expect(readOpenStretches(text)).toEqual(weekdays.map((weekday) => ({ weekday, opensMinute, closesMinute })));
});

test.each(['', 'Mon', 'Mon 18-9', 'Mon 9-25', 'Xyz 9-18', 'Mon-Fri nine to six', 'Mon 9-9', 'Mon 9:75-18'])(
  '%j is refused',
  (text) => {
    expect(readOpenStretches(text)).toBeNull();
  },
);
