// Work after the answer: enqueued inside the caller's transaction, done by whichever process is free.
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss';
import { v5 as uuid } from 'uuid';
import type { DatabaseAddress, Db } from './database/database.ts';
import { JOBS_SCHEMA } from './database/migrate.ts';
import { inOneProcess } from './database/one-process.ts';
import type { Log } from './log.ts';
import { currentRequestId, whileDoing } from './request-context.ts';
import { withoutData } from './safe-error.ts';

export type Jobs = {
  /** Enqueues a job. It becomes visible only if the transaction of `db` commits. */
  enqueue: (
    db: Db,
    queue: string,
    data: object,
    options?: { onceKey?: string; afterSeconds?: number },
  ) => Promise<void>;
  /** Registers the worker of a queue. A failing job is retried, later each time. */
  work: (queue: string, handler: (data: unknown) => Promise<void>) => void;
  /** Enqueues a job at fixed times, once however many processes run, and at the start for what a crash left. */
  schedule: (queue: string, cron: string, options?: { alsoAtStart?: boolean }) => void;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /**
   * Runs every due job, and the jobs that they enqueue, until none is left. Returns how many there were. For tests: it
   * needs no `start`. A failed job is due again only after its delay, so this ends.
   */
  runUntilEmpty: () => Promise<number>;
};

// Six tries over about half an hour outlast a mail server's restart; after that a person must look at the log.
const RETRIES = { retryLimit: 5, retryDelay: 30, retryBackoff: true };

// If twenty queues polled every second, twenty queries would mostly find nothing. So one query finds the queues with
// waiting jobs, and a queue polls by itself only in case that query fails.
const LOOKING_BY_ITSELF_SECONDS = 30;

// Polls again at once while there is more: sixty codes must not wait a minute. Each job of a batch succeeds or fails alone.
const LOOKING = {
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: LOOKING_BY_ITSELF_SECONDS,
} as const;

// A job made from a key has an id made from it, and the table takes each id once.
const ONCE_NAMESPACE = '7c0f8a6e-2f0b-4f6e-9a55-0c7b4a4f2f11';

const waiting = `
  select distinct name from ${JOBS_SCHEMA}.job where state < 'active' and not blocked and start_after <= now()`;

type Options = {
  pool: pg.Pool;
  address: DatabaseAddress;
  log: Log;
  /** How often the queues are polled. */
  everyMs: number;
};

export function openJobs({ pool, address, log, everyMs }: Options): Jobs {
  const boss = new PgBoss({
    schema: JOBS_SCHEMA,
    migrate: false,
    db: { executeSql: (text, values) => pool.query(text, values) },
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue had a failure'));
  // The queue stores what a handler throws and logs nothing.
  async function attempt(id: string, work: () => Promise<void>): Promise<JobResult> {
    try {
      await work();
      return { id, status: 'completed' };
    } catch (error) {
      log.error({ err: error }, 'a job failed; it is tried again unless this was the last try');
      return { id, status: 'failed', output: withoutData(error) };
    }
  }
  const workers: { queue: string; handler: (data: unknown) => Promise<void> }[] = [];
  const schedules: { queue: string; cron: string; alsoAtStart: boolean }[] = [];
  const workerOf = new Map<string, string>();
  // Without `start`, pg-boss reads the settings of a queue at its first use. Inside a transaction that takes a second
  // connection, and enough of them at once would deadlock. So each queue is read once beforehand.
  const known = new Set<string>();
  let glancing: NodeJS.Timeout | undefined;

  /** The queues that have work waiting. */
  async function findDue(): Promise<Set<string>> {
    const { rows } = await pool.query<{ name: string }>(waiting);
    return new Set(rows.map(({ name }) => name));
  }

  async function pollQueues() {
    for (const name of await findDue()) {
      const worker = workerOf.get(name);
      if (worker) boss.notifyWorker(worker);
    }
  }

  /** Runs the jobs of one queue; each succeeds or fails alone. */
  function doingOf({ queue, handler }: (typeof workers)[number]) {
    const isRound = schedules.some((round) => round.queue === queue);
    const work = isRound ? oneAtATime(address, queue, handler) : handler;
    return (batch: { id: string; data: unknown }[]) =>
      Promise.all(
        batch.map(({ id, data }) => {
          const { asked, ...cause } = withoutCause(data);
          return whileDoing({ queue, jobId: id, ...cause }, () => attempt(id, () => work(asked)));
        }),
      );
  }

  async function runDue(worker: (typeof workers)[number]): Promise<number> {
    const { queue } = worker;
    const batch = await boss.fetch(queue, { batchSize: LOOKING.batchSize });
    known.add(queue);
    const run = doingOf(worker);
    for (const job of batch)
      for (const { id, status, output } of await run([job])) {
        if (status === 'completed') await boss.complete(queue, id);
        else await boss.fail(queue, id, output);
      }
    return batch.length;
  }

  function keepGlancing() {
    glancing = setTimeout(async () => {
      await pollQueues().catch((error) => log.warn({ err: error }, 'waiting work could not be looked for'));
      if (glancing) keepGlancing();
    }, everyMs);
  }

  return {
    async enqueue(db, queue, data, { onceKey, afterSeconds } = {}) {
      await boss.send(queue, withCause(data), {
        ...RETRIES,
        ...(afterSeconds ? { startAfter: afterSeconds } : {}),
        ...(onceKey ? { id: uuid(`${queue} ${onceKey}`, ONCE_NAMESPACE) } : {}),
        db: fromDrizzle(db, sql),
      });
    },
    work: (queue, handler) => workers.push({ queue, handler }),
    schedule: (queue, cron, { alsoAtStart = false } = {}) => schedules.push({ queue, cron, alsoAtStart }),
    async start() {
      await boss.start();
      for (const { queue, cron, alsoAtStart } of schedules) {
        await boss.schedule(queue, cron);
        if (alsoAtStart) await boss.send(queue, {}, RETRIES);
      }
      for (const worker of workers) {
        workerOf.set(worker.queue, await boss.work(worker.queue, LOOKING, doingOf(worker)));
      }
      keepGlancing();
    },
    // Running jobs may finish; another process retries what is not done in time.
    async stop() {
      clearTimeout(glancing);
      glancing = undefined;
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
    async runUntilEmpty() {
      for (let done = 0; ; ) {
        const due = await findDue();
        const next = workers.filter(({ queue }) => due.has(queue) || !known.has(queue));
        if (next.length === 0) return done;
        for (const worker of next) done += await runDue(worker);
      }
    },
  };
}

// The id of the request that caused the job, stored beside its data and removed before it runs.
const CAUSE = '$requestId';

function withCause(data: object): object {
  const requestId = currentRequestId();
  return requestId ? { ...data, [CAUSE]: requestId } : data;
}

function withoutCause(data: unknown): { asked: unknown; requestId?: string } {
  if (typeof data !== 'object' || data === null || !(CAUSE in data)) return { asked: data };
  const { [CAUSE]: requestId, ...asked } = data;
  return typeof requestId === 'string' ? { asked, requestId } : { asked };
}

/** The next run is skipped while one is still going on, in this process or in another: its work is being done. */
function oneAtATime(address: DatabaseAddress, queue: string, round: (data: unknown) => Promise<void>) {
  let isUnderWay = false;
  return async (data: unknown): Promise<void> => {
    if (isUnderWay) return;
    isUnderWay = true;
    await inOneProcess(address, queue, () => round(data)).finally(() => {
      isUnderWay = false;
    });
  };
}
