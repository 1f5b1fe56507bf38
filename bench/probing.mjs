// Can a stranger tell by the clock whether an address has an account? Known and unknown addresses in turn, 200 times.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRunningHouse } from '../server/src/testing/open-running-house.ts';
import { startServerProcess } from '../server/src/testing/server-process.ts';
import { median } from './tools/asking.mjs';

const TRIES = 200;
const WARM_UP = 20;
// The promise is 5 ms; more would be a fault to find.
const PROMISED_MS = 5;

const dataDir = await mkdtemp(join(tmpdir(), 'evenlight-bench-'));
const env = { DATA_DIR: dataDir, NODE_ENV: 'development', RATE_LIMIT_FACTOR: '100000' };
const house = await startServerProcess(env);
const runningHouse = await openRunningHouse(env);
try {
  const { email: known } = await runningHouse.aMember();
  const unknown = known.replace('@', '-not@');
  const calls = [
    { path: '/api/login', bodyFor: (email) => ({ email }) },
    {
      path: '/api/users',
      bodyFor: (email) => ({ firstName: 'Ada', lastName: 'Okafor', email, phone: '415 555 0142' }),
    },
  ];
  const rows = [];
  for (const { path, bodyFor } of calls) {
    const took = { known: [], unknown: [] };
    for (let round = -WARM_UP; round < TRIES; round += 1) {
      // Whoever goes second may find things warmer, so they take turns.
      const turns = [
        ['known', known],
        ['unknown', unknown],
      ];
      for (const [kind, email] of round % 2 ? turns : turns.reverse()) {
        const ms = await time(house.address + path, bodyFor(email));
        if (round >= 0) took[kind].push(ms);
      }
    }
    const [one, other] = [median(took.known), median(took.unknown)];
    rows.push({
      path,
      'known ms': one.toFixed(2),
      'unknown ms': other.toFixed(2),
      'apart ms': Math.abs(one - other).toFixed(2),
      ratio: (one / other).toFixed(3),
    });
    if (Math.abs(one - other) > PROMISED_MS) process.exitCode = 1;
  }
  console.table(rows);
} finally {
  await runningHouse.close();
  await house.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}

async function time(address, body) {
  const started = performance.now();
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  if (answer.status !== 202) throw new Error(`${address} answered ${answer.status}`);
  return performance.now() - started;
}
