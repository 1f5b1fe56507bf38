// How long the desk's queue takes with 10,000 things waiting, against the same server's answer to a call that does nothing.
import { randomUUID } from 'node:crypto';
import { CustomRequest } from '../contract/src/concierge.ts';
import { listQueue } from '../contract/src/queue.ts';
import { makePromise } from '../server/src/features/desk/make-promise.ts';
import { insertCustomRequest } from '../server/src/features/desk/promise-store.ts';
import { analyze, callerOf, headerOf, openBenchHouse, type RunningHouse } from './tools/bench-house.ts';
import { median, percentile } from './tools/figures.ts';

const WAITING = 10_000;
const LOOKS = 200;
const WARM_UP = 20;
const PROMISED_MS = 50;
const HOUR_MS = 60 * 60 * 1000;

type Question = { question: string; path: string; asked: RequestInit; times: number[] };

const house = await openBenchHouse();
try {
  const team = await house.runningHouse.aMember({ isStaff: true });
  await fill(house.runningHouse);
  const first = await callerOf(house.address, team)(listQueue, { query: {} });
  const asked: RequestInit = { headers: { cookie: headerOf(team.cookie) } };
  // Words about people are sent, and stand in no address.
  const search: RequestInit = {
    method: 'POST',
    headers: { ...asked.headers, origin: house.address, 'content-type': 'application/json' },
    body: JSON.stringify({ search: 'family-5000' }),
  };
  const bare: Question = { question: 'nothing at all', path: '/healthz', asked, times: [] };
  const questions: Question[] = [
    bare,
    { question: 'what waits', path: '/api/staff/queue', asked, times: [] },
    {
      question: 'the next page',
      path: `/api/staff/queue?after=${encodeURIComponent(first.next ?? '')}`,
      asked,
      times: [],
    },
    { question: 'what is late', path: '/api/staff/queue?view=late', asked, times: [] },
    { question: 'one kind', path: '/api/staff/queue?kind=custom-request', asked, times: [] },
    { question: 'one name', path: '/api/staff/queue/search', asked: search, times: [] },
  ];
  for (let round = -WARM_UP; round < LOOKS; round += 1) {
    for (const { path, asked, times } of questions) {
      const started = performance.now();
      const answer = await fetch(house.address + path, asked);
      await answer.text();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      if (round >= 0) times.push(performance.now() - started);
    }
  }
  const bareP95 = percentile(bare.times, 0.95);
  console.log(`${first.counts.waiting} things wait.`);
  console.table(
    questions.map(({ question, times }) => ({
      question,
      'median ms': median(times).toFixed(1),
      'p95 ms': percentile(times, 0.95).toFixed(1),
      'times nothing': (percentile(times, 0.95) / bareP95).toFixed(1),
      kept: percentile(times, 0.95) <= PROMISED_MS ? 'yes' : 'NO',
    })),
  );
} finally {
  await house.close();
}

async function fill({ db: house, keys }: RunningHouse): Promise<void> {
  const now = Date.now();
  for (let at = 0; at < WAITING; at += 1) {
    const [id, madeAt] = [randomUUID(), new Date(now - at * 10_000)];
    const request = CustomRequest.parse({
      tradition: 'Shinto',
      name: `Family-${at} Okafor`,
      email: `family-${at}@example.org`,
      mustHappen: 'Incense.',
    });
    await house.transaction(async (db) => {
      await insertCustomRequest(db, { id, idempotencyKey: randomUUID(), userId: null, request, createdAt: madeAt });
      const dueAt = new Date(madeAt.getTime() + 24 * HOUR_MS);
      const term = { madeAt, dueAt, comesFirst: at % 50 === 0 };
      await makePromise(db, { keys }, { kind: 'custom-request', customRequestId: id }, term);
    });
  }
  await analyze(house, ['promises']);
}
