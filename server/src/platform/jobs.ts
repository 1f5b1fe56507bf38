// Work that happens after the answer: put in line inside the caller's transaction, done by whichever process is free.
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
  /** Puts work in line; it becomes visible only if the transaction that `db` belongs to commits. */
  enqueue: (
    db: Db,
    queue: string,
    data: object,
    options?: { onceKey?: string; afterSeconds?: number },
  ) => Promise<void>;
  /** Says who does the work of a queue. A failing job is tried again, later each time. */
  work: (queue: string, handler: (data: unknown) => Promise<void>) => void;
  /** Puts work in line at fixed times, once however many processes run; and at the start, for what a crash left. */
  schedule: (queue: string, cron: string, options?: { alsoAtStart?: boolean }) => void;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /**
   * Does here and now what is due in every queue, and what that puts in line, until nothing is left; answers how much it
   * was. For tests: it needs no `start`. What fails is due again only after its delay, so this ends.
   */
  runUntilEmpty: () => Promise<number>;
};

// Six tries over about half an hour outlast a mail server's restart; after that a person must look at the log.
const RETRIES = { retryLimit: 5, retryDelay: 30, retryBackoff: true };

// Twenty queues that each look for themselves every second ask twenty times for nothing, and all at once. So one glance
// tells who has work waiting, and a queue looks by itself only in case the glance fails.
const LOOKING_BY_ITSELF_SECONDS = 30;

// Again at once while there is more: sixty codes must not wait a minute. Each job of a batch stands or falls by itself.
const LOOKING = {
  ...{ batchSize: 5, burstWhenBatchFull: true, perJobResults: true },
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
  /** How often somebody looks for work. */
  everyMs: number;
};

export function openJobs({ pool, address, log, everyMs }: Options): Jobs {
  const boss = new PgBoss({
    schema: JOBS_SCHEMA,
    migrate: false,
    db: { executeSql: (text, values) => pool.query(text, values) },
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue had a failure'));
  // The queue keeps what a handler throws, and says nothing by itself.
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
  // Without `start`, the settings of a queue are asked for when it is first used: inside somebody's transaction that takes
  // a second connection, and enough of them at once wait for each other. So each queue is looked at once beforehand.
  const known = new Set<string>();
  let glancing: NodeJS.Timeout | undefined;

  /** The queues that have work waiting. */
  async function findDue(): Promise<Set<string>> {
    const { rows } = await pool.query<{ name: string }>(waiting);
    return new Set(rows.map(({ name }) => name));
  }

  async function glance() {
    for (const name of await findDue()) {
      const worker = workerOf.get(name);
      if (worker) boss.notifyWorker(worker);
    }
  }

  /** What is done with the jobs of one queue: each stands or falls by itself. */
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
      await glance().catch((error) => log.warn({ err: error }, 'waiting work could not be looked for'));
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
    // Work under way is let finish; what is not done in time is tried again by another process.
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

// Beside what the job is about, and taken off before it is done: which request it goes back to.
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

/**
 * A round that takes longer than the time to the next is not joined by it, in this process or in another: what the next
 * would do is being done.
 */
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
