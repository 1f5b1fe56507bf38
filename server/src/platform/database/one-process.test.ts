import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { inOneProcess } from './one-process.ts';

const house = await openTestHouse();
const address = { connectionString: house.world.config.database.url ?? '' };

test('a round that is under way is not joined, and is free again when it is done', async () => {
  const { promise: isFinished, resolve: finish } = Promise.withResolvers<void>();
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
  const first = inOneProcess(address, 'sweep', () => {
    begin();
    return isFinished;
  });
  await hasBegun;
  const unexpected = async () => expect.unreachable('two processes at one round');
  expect(await inOneProcess(address, 'sweep', unexpected)).toBe(false);
  expect(await inOneProcess(address, 'another', async () => undefined)).toBe(true);
  finish();
  expect(await first).toBe(true);
  expect(await inOneProcess(address, 'sweep', async () => undefined)).toBe(true);
});

test('a round that fails says so, and gives its turn back', async () => {
  const failing = inOneProcess(address, 'sweep', () => Promise.reject(new Error('no room left')));
  await expect(failing).rejects.toThrow('no room left');
  expect(await inOneProcess(address, 'sweep', async () => undefined)).toBe(true);
});
