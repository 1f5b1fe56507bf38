// How long judging a message keeps a core busy, by its length; and what eight of the longest at once do to another
// visitor's page, against the same page in a quiet moment of the same run.
import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assess, warmUp } from '../server/src/features/support/safety/assess.ts';
import { openRunningHouse } from '../server/src/testing/open-running-house.ts';
import { startServerProcess } from '../server/src/testing/server-process.ts';
import { percentile } from './tools/asking.mjs';

const LONGEST = 20_000;
const ROUNDS = 15;
const LOOKS = 100;
const PROMISED = { short: 150, longest: 450, times: 1.5 };

const lines = globSync(join(import.meta.dirname, '../server/src/features/support/safety/messages/training/*.txt'))
  .sort()
  .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  .filter((line) => line && !/^(#|==|lang:)/.test(line));
/** What people wrote, line after line: each round begins elsewhere. */
function written(letters, round) {
  let text = '';
  for (let at = round * 997; text.length < letters; at += 37) text += `${lines[at % lines.length]} `;
  return text.slice(0, letters);
}

/** One sentence without an end, as a whole night is told on a phone. */
const withoutStops = (text) => text.replace(/[.,;:!?…]/g, '');

/** Told, and the run fails: a bound that is only printed is none. */
function kept(isKept) {
  if (!isKept) process.exitCode = 1;
  return isKept ? 'yes' : 'NO';
}

await warmUp();
for (let round = 0; round < 5; round += 1) await assess(written(2_000, round));
const kinds = [
  ...[100, 1_000, 5_000, LONGEST].map((letters) => ({ letters, kind: 'letter', wordsOf: (text) => text })),
  { letters: LONGEST, kind: 'without a stop', wordsOf: withoutStops },
];
const rows = [];
for (const { letters, kind, wordsOf } of kinds) {
  const took = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    await assess(wordsOf(written(letters, round)));
    const { user, system } = process.cpuUsage(before);
    took.push((user + system) / 1_000);
  }
  const promised = letters <= 100 ? PROMISED.short : PROMISED.longest;
  const [median, most] = [percentile(took, 0.5), Math.max(...took)];
  rows.push({
    letters,
    kind,
    'median ms of processor': median.toFixed(0),
    'most ms': most.toFixed(0),
    promised,
    kept: kept(most <= promised),
  });
}
console.table(rows);

const dataDir = await mkdtemp(join(tmpdir(), 'evenlight-bench-'));
const env = { DATA_DIR: dataDir, NODE_ENV: 'development', RATE_LIMIT_FACTOR: '100000' };
const house = await startServerProcess(env);
const runningHouse = await openRunningHouse(env);
try {
  const { cookie } = await runningHouse.aMember({});
  const post = async (path, body) => {
    const headers = {
      cookie: `${cookie.name}=${cookie.value}`,
      'content-type': 'application/json',
      origin: house.address,
    };
    const answer = await fetch(`${house.address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const { id } = await post('/support/sessions', { title: 'Bench', idempotencyKey: randomUUID() });
  const say = (content) => post(`/support/sessions/${id}/messages`, { content, idempotencyKey: randomUUID() });
  const look = async () => {
    const started = performance.now();
    await (await fetch(`${house.address}/terms`)).text();
    return performance.now() - started;
  };
  await say('Good evening.');
  for (let warm = 0; warm < 20; warm += 1) await look();
  const quiet = [];
  for (let at = 0; at < LOOKS; at += 1) quiet.push(await look());
  let isDone = false;
  const eight = Promise.all(Array.from({ length: 8 }, (_, at) => say(written(LONGEST, at)))).then(() => {
    isDone = true;
  });
  const busy = [];
  while (!isDone) busy.push(await look());
  await eight;
  const [calm, beside] = [percentile(quiet, 0.5), percentile(busy, 0.5)];
  console.table([
    {
      page: '/terms',
      'quiet, median ms': calm.toFixed(1),
      'beside eight, median ms': beside.toFixed(1),
      times: (beside / calm).toFixed(2),
      kept: kept(beside / calm <= PROMISED.times),
      looks: busy.length,
    },
  ]);
} finally {
  await runningHouse.close();
  await house.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}
