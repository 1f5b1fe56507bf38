import { setImmediate as aTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { aFewAtOnce } from './take-backup.ts';

test('everything is worked on, and no more at once than was said', async () => {
  const done: number[] = [];
  let [now, most] = [0, 0];
  await aFewAtOnce([1, 2, 3, 4, 5], 2, async (item) => {
    now += 1;
    most = Math.max(most, now);
    await aTurn();
    now -= 1;
    done.push(item);
  });
  expect(done.sort()).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('a failure is told when all that was begun has come to its end, and nothing else was begun', async () => {
  const { promise: isThere, resolve: arrive } = Promise.withResolvers<void>();
  const [begun, ended]: [string[], string[]] = [[], []];
  let isOver = false;
  const all = aFewAtOnce(['broken', 'slow', 'next'], 2, async (item) => {
    begun.push(item);
    if (item === 'broken') throw new Error('broken');
    await isThere;
    ended.push(item);
  });
  const over = expect(all)
    .rejects.toThrow('broken')
    .then(() => (isOver = true));
  await aTurn();
  expect(isOver).toBe(false);
  arrive();
  await over;
  expect({ begun, ended }).toEqual({ begun: ['broken', 'slow'], ended: ['slow'] });
});
