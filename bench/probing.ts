// Can a stranger tell by the clock whether an address has an account? Known and unknown addresses in turn, 200 times.
import { openBenchHouse } from './tools/bench-house.ts';
import { median } from './tools/figures.ts';

const TRIES = 200;
const WARM_UP = 20;
// The promise is 5 ms; more would be a fault to find.
const PROMISED_MS = 5;

const house = await openBenchHouse();
try {
  const { email: known } = await house.runningHouse.aMember();
  const unknown = known.replace('@', '-not@');
  const calls = [
    { path: '/api/login', bodyFor: (email: string) => ({ email }) },
    {
      path: '/api/users',
      bodyFor: (email: string) => ({ firstName: 'Ada', lastName: 'Okafor', email, phone: '415 555 0142' }),
    },
  ];
  const rows = [];
  for (const { path, bodyFor } of calls) {
    const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let round = -WARM_UP; round < TRIES; round += 1) {
      const turns = [
        { email: known, times: took.known },
        { email: unknown, times: took.unknown },
      ];
      // Whoever goes second may find things warmer, so they take turns.
      for (const { email, times } of round % 2 ? turns : turns.reverse()) {
        const ms = await time(house.address + path, bodyFor(email));
        if (round >= 0) times.push(ms);
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
  await house.close();
}

async function time(address: string, body: object): Promise<number> {
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
