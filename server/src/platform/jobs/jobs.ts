// Work after the answer: enqueued inside the caller's transaction, done by whichever process is free.
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { v5 as uuid } from 'uuid';
import type { DatabaseAddress, Db } from '../database/database.ts';
import { JOBS_SCHEMA } from '../database/migrate.ts';
import type { Log } from '../log.ts';
import { withCause } from './job-cause.ts';
import { queuePoll } from './poll-queues.ts';
import { batchRunner, type Handler, oneAtATime } from './run-batch.ts';

export type Jobs = {
  /** Enqueues a job. It becomes visible only if the transaction of `db` commits. */
  enqueue: (
    db: Db,
    queue: string,
    data: object,
    options?: { onceKey?: string; afterSeconds?: number },
  ) => Promise<void>;
  /** Registers the worker of a queue. A failing job is retried, later each time. */
  work: (queue: string, handler: Handler) => void;
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

// A queue is told when it has work; it polls by itself only in case that fails.
const POLLING_BY_ITSELF_SECONDS = 30;

// Polls again at once while there is more: sixty codes must not wait a minute. Each job of a batch succeeds or fails alone.
const POLLING = {
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: POLLING_BY_ITSELF_SECONDS,
} as const;

// A job made from a key has an id made from it, and the table takes each id once.
const ONCE_NAMESPACE = '7c0f8a6e-2f0b-4f6e-9a55-0c7b4a4f2f11';

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
  const handlers = new Map<string, Handler>();
  const schedules: { queue: string; cron: string; alsoAtStart: boolean }[] = [];
  const workerIds = new Map<string, string>();
  const poll = queuePoll({ pool, log, everyMs, notify });

  function notify(queue: string) {
    const id = workerIds.get(queue);
    if (id) boss.notifyWorker(id);
  }

  function runnerOf(queue: string, handler: Handler) {
    const isRound = schedules.some((round) => round.queue === queue);
    return batchRunner(queue, isRound ? oneAtATime(address, queue, handler) : handler, log);
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
    work(queue, handler) {
      if (handlers.has(queue)) throw new Error(`${queue} has a worker already`);
      handlers.set(queue, handler);
    },
    schedule: (queue, cron, { alsoAtStart = false } = {}) => schedules.push({ queue, cron, alsoAtStart }),
    async start() {
      await boss.start();
      for (const { queue, cron, alsoAtStart } of schedules) {
        await boss.schedule(queue, cron);
        if (alsoAtStart) await boss.send(queue, {}, RETRIES);
      }
      for (const [queue, handler] of handlers)
        workerIds.set(queue, await boss.work(queue, POLLING, runnerOf(queue, handler)));
      poll.start();
    },
    // Running jobs may finish; another process retries what is not done in time.
    async stop() {
      poll.stop();
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
    runUntilEmpty: untilEmpty({ boss, findDue: poll.findDue, handlers, runnerOf }),
  };
}

type Workshop = {
  boss: PgBoss;
  findDue: () => Promise<Set<string>>;
  handlers: ReadonlyMap<string, Handler>;
  runnerOf: (queue: string, handler: Handler) => ReturnType<typeof batchRunner>;
};

function untilEmpty({ boss, findDue, handlers, runnerOf }: Workshop): Jobs['runUntilEmpty'] {
  // Without `start`, pg-boss reads the settings of a queue at its first use. Inside a transaction that takes a second
  // connection, and enough of them at once would deadlock. So each queue is read once beforehand.
  const known = new Set<string>();

  async function runDue(queue: string, handler: Handler): Promise<number> {
    const batch = await boss.fetch(queue, { batchSize: POLLING.batchSize });
    known.add(queue);
    const run = runnerOf(queue, handler);
    for (const job of batch)
      for (const { id, status, output } of await run([job])) {
        if (status === 'completed') await boss.complete(queue, id);
        else await boss.fail(queue, id, output);
      }
    return batch.length;
  }

  return async () => {
    for (let done = 0; ; ) {
      const due = await findDue();
      const next = [...handlers].filter(([queue]) => due.has(queue) || !known.has(queue));
      if (next.length === 0) return done;
      for (const [queue, handler] of next) done += await runDue(queue, handler);
    }
  };
}
