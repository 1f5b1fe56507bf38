import { expect, test } from 'vitest';
import { chanceFor } from './chance.ts';
import { killInRounds } from './kill-rounds.ts';
import { openTally } from './tally.ts';

const ROUNDS = Number(process.env.FAULTS_SERVER_ROUNDS ?? 80);
const tally = openTally('kill -9 of the server');

test('kill -9 of the server in the middle of saving, sending, paying and leaving loses nothing and halves nothing', {
  // A round takes three seconds; on a busy machine ten times as long.
  timeout: ROUNDS * 30_000 + 600_000,
}, async () => {
  const before = new Set<number | undefined>();
  await killInRounds({
    times: ROUNDS,
    chance: chanceFor('kill the server'),
    tally,
    async breakIt(house) {
      before.add(house.server()?.pid);
      await house.kill();
      tally('kills of the server');
      await house.start();
    },
  });
  expect(before.size).toBe(ROUNDS);
});
