// What every process can tell of itself and of the queue.
import { sql } from 'drizzle-orm';
import { JOBS_SCHEMA } from '../database/migrate.ts';
import { MAIL_QUEUE } from '../mail/mail-jobs.ts';
import type { World } from '../world.ts';

type Place = Pick<World, 'config' | 'db' | 'load' | 'metrics' | 'newsroom' | 'replicas'>;

export function processGauges({ config, db, load, metrics, newsroom, replicas }: Place) {
  const { gauge } = metrics;
  gauge('evenlight_build_info', 'Which build runs here.', () => [
    { value: 1, labels: { version: config.version, node: process.version } },
  ]);
  gauge('evenlight_uptime_seconds', 'How long this process runs.', () => Math.round(process.uptime()));
  gauge('evenlight_memory_bytes', 'Memory of this process.', () => process.memoryUsage.rss());
  gauge('evenlight_event_loop_lag_seconds', 'How late timers were in the last second, on average.', () =>
    Number((load.lagMs() / 1000).toFixed(4)),
  );
  gauge('evenlight_database_connections', 'Connections of this process, and requests that wait for one.', () =>
    Object.entries(load.connections()).map(([state, value]) => ({ value, labels: { state } })),
  );
  gauge('evenlight_replica_up', 'Whether each replica answers and follows, as this process sees it.', () =>
    replicas.lags().map((ms, place) => ({ value: ms === null ? 0 : 1, labels: { replica: String(place + 1) } })),
  );
  // Missing while it is away: `evenlight_replica_up` says that.
  gauge('evenlight_replica_lag_seconds', 'How far each replica is behind, as this process sees it.', () =>
    replicas
      .lags()
      .flatMap((ms, place) => (ms === null ? [] : [{ value: ms / 1000, labels: { replica: String(place + 1) } }])),
  );
  gauge('evenlight_live_streams', 'Screens that listen to this process.', () => newsroom.listeners());
  // The same in every process: take the highest, not the sum.
  const jobs = atMostEvery(15_000, () => countJobs(db));
  gauge('evenlight_jobs', 'Jobs by queue and state, in the whole house.', async () =>
    (await jobs()).map(({ name, state, jobs }) => ({ value: jobs, labels: { queue: name, state } })),
  );
  gauge('evenlight_mails_waiting', 'Mails that have not left yet, in the whole house.', async () =>
    (await jobs())
      .filter(({ name, state }) => name === MAIL_QUEUE && state === 'waiting')
      .reduce((all, { jobs }) => all + jobs, 0),
  );
}

type Counted = { name: string; state: 'waiting' | 'failed'; jobs: number };

/** Those whose time has come, and those that nobody tries any more. The rest of the table is the past. */
async function countJobs(db: World['db']): Promise<Counted[]> {
  const { rows } = await db.execute<Counted>(sql`
    select name, case when state = 'failed' then 'failed' else 'waiting' end as state, count(*)::int as jobs
    from ${sql.identifier(JOBS_SCHEMA)}.job
    where state = 'failed' or (state < 'active' and not blocked and start_after <= now())
    group by 1, 2`);
  return rows;
}

/** Several who ask at once, or one who asks all the time, cost one look. */
export function atMostEvery<Result>(ms: number, look: () => Promise<Result>): () => Promise<Result> {
  let last: { at: number; result: Promise<Result> } | undefined;
  return () => {
    if (!last || performance.now() - last.at > ms) {
      const result = look();
      const now = { at: performance.now(), result };
      last = now;
      result.catch(() => {
        if (last === now) last = undefined;
      });
    }
    return last.result;
  };
}
