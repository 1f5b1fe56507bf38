import { setImmediate as soon } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fairQueue } from './fair-queue.ts';

const tooMany = () => new Error('too many');

function aLine(waitingMax = 10) {
  const take = fairQueue(waitingMax, tooMany);
  const done: string[] = [];
  const doing = (name: string) => async () => {
    await soon();
    done.push(name);
    return name;
  };
  return { done, send: (whose: string, name: string) => take(whose, doing(name)), take };
}

test('whoever sends many waits behind their own; somebody else comes next', async () => {
  const { done, send } = aLine();
  const flood = [1, 2, 3, 4].map((number) => send('flood', `flood ${number}`));
  await Promise.all([...flood, send('ada', 'ada 1'), send('ben', 'ben 1'), send('ada', 'ada 2')]);
  expect(done).toEqual(['flood 1', 'flood 2', 'ada 1', 'ben 1', 'flood 3', 'ada 2', 'flood 4']);
});

test('one at a time, and what was asked for is what is answered', async () => {
  const { take } = aLine();
  let atOnce = 0;
  const work = async (name: number) => {
    atOnce += 1;
    await soon();
    expect(atOnce).toBe(1);
    atOnce -= 1;
    return name;
  };
  expect(await Promise.all([1, 2, 3].map((name) => take('ada', () => work(name))))).toEqual([1, 2, 3]);
});

test('what fails lets the next one through', async () => {
  const { send, take } = aLine();
  const failing = expect(take('ada', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await send('ben', 'ben')).toBe('ben');
  await failing;
  expect(await send('cleo', 'cleo')).toBe('cleo');
});

test('no more than a few of one person may wait, and the others are let in all the same', async () => {
  const { send } = aLine(2);
  const sent = ['now', 'first', 'second'].map((name) => send('flood', name));
  await expect(send('flood', 'third')).rejects.toThrow('too many');
  const other = send('ada', 'ada');
  expect(await Promise.all([...sent, other])).toEqual(['now', 'first', 'second', 'ada']);
});
