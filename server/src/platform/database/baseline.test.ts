import { expect, test } from 'vitest';
import { type Migration, sinceBaseline } from './baseline.ts';

const at = (hash: string, madeAt: number): Migration => ({ hash, madeAt });
const baseline = at('baseline', 32);
const former = (count: number) => Array.from({ length: count }, (_, place) => at(`former ${place}`, place + 1));
const newer = at('newer', 33);

test.each([
  ['has run nothing', [], []],
  ['started from the baseline', [baseline], [baseline]],
  ['went on from the baseline', [baseline, newer], [baseline, newer]],
  ['knows only newer migrations', [newer], [newer]],
  ['has the first of the former migrations', former(1), 'older'],
  ['lacks the last of the former migrations', former(31), 'older'],
  ['has as many migrations, and others', former(32), 'unknown'],
])('a house that %s', (_, recorded, since) => {
  expect(sinceBaseline(recorded, baseline)).toEqual(since);
});
