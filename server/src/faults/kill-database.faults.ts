import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { chanceFor } from './chance.ts';
import { killInRounds } from './kill-rounds.ts';
import { openTally } from './tally.ts';

const ROUNDS = Number(process.env.FAULTS_DATABASE_ROUNDS ?? 120);
// In one round of four the server goes with it, as when a machine loses its power.
const BOTH_EVERY = 4;
const tally = openTally('kill -9 of the database');

test('kill -9 of the database, alone or with the server, loses nothing and halves nothing', {
  // A round takes three seconds; on a busy machine ten times as long.
  timeout: ROUNDS * 30_000 + 600_000,
}, async () => {
  const chance = chanceFor('kill the database');
  await killInRounds({
    times: ROUNDS,
    chance,
    tally,
    async breakIt(house, round) {
      const isBoth = round % BOTH_EVERY === 0;
      await Promise.all([house.postgres.kill(), ...(isBoth ? [house.kill()] : [])]);
      tally('kills of the database');
      await house.postgres.start();
      if (isBoth) {
        tally('kills of the server');
        await house.start();
      }
      await untilReady(house.address());
    },
  });
});

async function untilReady(address: string) {
  for (const deadline = Date.now() + 5_000; Date.now() < deadline; await pause(20)) {
    if ((await fetch(`${address}/readyz`)).ok) return;
  }
  expect.fail('not ready five seconds after the database was back');
}
