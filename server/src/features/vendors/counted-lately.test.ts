// Cached counts: nobody waits for a new one, and none is used for long.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Db } from '../../platform/database/database.ts';
import { openRecentCounts } from './counted-lately.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const countedLately = openRecentCounts<number>();

/** Only its identity counts here. */
const aDatabase = () => ({}) as Db;

function aCounter() {
  let times = 0;
  return vi.fn(async () => {
    times += 1;
    return times;
  });
}

test('a question that was asked a moment ago is not counted again, another one is', async () => {
  const [db, count] = [aDatabase(), aCounter()];
  expect(await countedLately(db, 'florists', count)).toBe(1);
  expect(await countedLately(db, 'florists', count)).toBe(1);
  expect(await countedLately(db, 'music', count)).toBe(2);
  expect(await countedLately(aDatabase(), 'florists', count)).toBe(3);
});

test('an older number is told once more while it is counted anew, by one of those who ask', async () => {
  const [db, count] = [aDatabase(), aCounter()];
  await countedLately(db, 'florists', count);
  vi.advanceTimersByTime(11_000);
  const told = [countedLately(db, 'florists', count), countedLately(db, 'florists', count)];
  expect(await Promise.all(told)).toEqual([1, 1]);
  expect(count).toHaveBeenCalledTimes(2);
  expect(await countedLately(db, 'florists', count)).toBe(2);
});

test('a number from long ago is not told', async () => {
  const [db, count] = [aDatabase(), aCounter()];
  await countedLately(db, 'florists', count);
  vi.advanceTimersByTime(301_000);
  expect(await countedLately(db, 'florists', count)).toBe(2);
});

test('a count that fails is told to whoever waits for it, and is tried again by the next', async () => {
  const db = aDatabase();
  const fails = () => Promise.reject(new Error('the database is away'));
  await expect(countedLately(db, 'florists', fails)).rejects.toThrow('away');
  const count = aCounter();
  expect(await countedLately(db, 'florists', count)).toBe(1);
  vi.advanceTimersByTime(11_000);
  expect(await countedLately(db, 'florists', fails)).toBe(1);
  await vi.advanceTimersByTimeAsync(0);
  await countedLately(db, 'florists', count);
  await vi.advanceTimersByTimeAsync(0);
  expect(await countedLately(db, 'florists', count)).toBe(2);
});

test('more questions than are kept push out the oldest', async () => {
  const [db, count] = [aDatabase(), aCounter()];
  await countedLately(db, 'the oldest', count);
  for (let number = 0; number < 500; number += 1) await countedLately(db, `question ${number}`, count);
  expect(await countedLately(db, 'question 499', count)).toBe(501);
  expect(await countedLately(db, 'the oldest', count)).toBe(502);
});
