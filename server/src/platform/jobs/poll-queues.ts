// If twenty queues polled every second, twenty queries would mostly find nothing. So one query finds the queues that have
// jobs waiting.
import type pg from 'pg';
import { JOBS_SCHEMA } from '../database/migrate.ts';
import type { Log } from '../log.ts';

const waiting = `
  select distinct name from ${JOBS_SCHEMA}.job where state < 'active' and not blocked and start_after <= now()`;

type Options = {
  pool: pg.Pool;
  log: Log;
  everyMs: number;
  /** Called with each queue that has work waiting. */
  notify: (queue: string) => void;
};

export function queuePoll({ pool, log, everyMs, notify }: Options) {
  let timer: NodeJS.Timeout | undefined;

  async function findDue(): Promise<Set<string>> {
    const { rows } = await pool.query<{ name: string }>(waiting);
    return new Set(rows.map(({ name }) => name));
  }

  async function poll() {
    for (const queue of await findDue()) notify(queue);
  }

  function start() {
    timer = setTimeout(async () => {
      await poll().catch((error) => log.warn({ err: error }, 'waiting work could not be looked for'));
      if (timer) start();
    }, everyMs);
  }

  function stop() {
    clearTimeout(timer);
    timer = undefined;
  }

  return { findDue, start, stop };
}
