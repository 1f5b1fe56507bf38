// How long the desk's queue takes with 10,000 things waiting, against the same server's answer to a call that does nothing.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { makePromise } from '../server/src/features/desk/make-promise.ts';
import { insertCustomRequest } from '../server/src/features/desk/promise-store.ts';
import { openRunningHouse } from '../server/src/testing/open-running-house.ts';
import { startServerProcess } from '../server/src/testing/server-process.ts';
import { percentile } from './tools/asking.mjs';

const WAITING = 10_000;
const LOOKS = 200;
const WARM_UP = 20;
const PROMISED_MS = 50;
const HOUR_MS = 60 * 60 * 1000;

const dataDir = await mkdtemp(join(tmpdir(), 'evenlight-bench-'));
const env = { DATA_DIR: dataDir, NODE_ENV: 'development', RATE_LIMIT_FACTOR: '100000' };
const house = await startServerProcess(env);
const runningHouse = await openRunningHouse(env);
try {
  const { cookie } = await runningHouse.aMember({ isStaff: true });
  await fill(runningHouse);
  const headers = { cookie: `${cookie.name}=${cookie.value}` };
  const first = await (await fetch(`${house.address}/api/staff/queue`, { headers })).json();
  const questions = {
    'nothing at all': '/healthz',
    'what waits': '/api/staff/queue',
    'the next page': `/api/staff/queue?after=${encodeURIComponent(first.next)}`,
    'what is late': '/api/staff/queue?view=late',
    'one kind': '/api/staff/queue?kind=custom-request',
    'one name': '/api/staff/queue/search',
  };
  // Words about people are sent, and stand in no address.
  const sent = { 'one name': { search: 'family-5000' } };
  const took = Object.fromEntries(Object.keys(questions).map((name) => [name, []]));
  for (let round = -WARM_UP; round < LOOKS; round += 1) {
    for (const [name, path] of Object.entries(questions)) {
      const started = performance.now();
      const answer = await fetch(house.address + path, askingWith(headers, sent[name], house.address));
      await answer.text();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      if (round >= 0) took[name].push(performance.now() - started);
    }
  }
  const bare = percentile(took['nothing at all'], 0.95);
  console.log(`${first.counts.waiting} things wait.`);
  console.table(
    Object.entries(took).map(([question, times]) => ({
      question,
      'median ms': percentile(times, 0.5).toFixed(1),
      'p95 ms': percentile(times, 0.95).toFixed(1),
      'times nothing': (percentile(times, 0.95) / bare).toFixed(1),
      kept: percentile(times, 0.95) <= PROMISED_MS ? 'yes' : 'NO',
    })),
  );
} finally {
  await runningHouse.close();
  await house.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}

function askingWith(headers, body, origin) {
  if (!body) return { headers };
  const asJson = { ...headers, origin, 'content-type': 'application/json' };
  return { method: 'POST', headers: asJson, body: JSON.stringify(body) };
}

async function fill({ db: house, keys }) {
  const now = Date.now();
  for (let at = 0; at < WAITING; at += 1) {
    const [id, madeAt] = [randomUUID(), new Date(now - at * 10_000)];
    const name = `Family-${at} Okafor`;
    const request = { tradition: 'Shinto', name, email: `family-${at}@example.org`, phone: '', mustHappen: 'Incense.' };
    await house.transaction(async (db) => {
      await insertCustomRequest(db, { id, idempotencyKey: randomUUID(), userId: null, request, createdAt: madeAt });
      const dueAt = new Date(madeAt.getTime() + 24 * HOUR_MS);
      const subject = { kind: 'custom-request', customRequestId: id };
      await makePromise(db, { keys }, subject, { madeAt, dueAt, comesFirst: at % 50 === 0 });
    });
  }
  await house.execute(sql`analyze promises`);
}
