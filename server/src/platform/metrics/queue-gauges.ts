// What the queue tells of the whole house. The same in every process: take the highest, not the sum.
import { sql } from 'drizzle-orm';
import { JOBS_SCHEMA } from '../database/migrate.ts';
import { MAIL_QUEUE } from '../mail/mail-jobs.ts';
import type { World } from '../world.ts';
import { atMostEvery } from './at-most-every.ts';

type Place = Pick<World, 'db' | 'metrics'>;

const COUNT_EVERY_MS = 15_000;
// Looks through a week of mails.
const LAST_MAIL_EVERY_MS = 60_000;

export function queueGauges({ db, metrics: { gauge } }: Place) {
  const count = atMostEvery(COUNT_EVERY_MS, () => countJobs(db));
  const ofMail = async (what: 'waiting' | 'retrying') =>
    (await count()).find(({ queue }) => queue === MAIL_QUEUE)?.[what] ?? 0;

  gauge('evenlight_jobs', 'Jobs by queue and state, in the whole house.', async () =>
    (await count()).flatMap(({ queue, waiting, failed }) =>
      Object.entries({ waiting, failed }).map(([state, value]) => ({ value, labels: { queue, state } })),
    ),
  );
  gauge('evenlight_job_age_seconds', 'How long the job of each queue that waits longest has been due.', async () =>
    (await count()).flatMap(({ queue, age }) => (age === null ? [] : [{ value: age, labels: { queue } }])),
  );
  gauge('evenlight_mails_waiting', 'Mails that have not left yet, in the whole house.', () => ofMail('waiting'));
  gauge('evenlight_mails_retrying', 'Mails whose last try failed and that are tried again.', () => ofMail('retrying'));
  const lastMail = atMostEvery(LAST_MAIL_EVERY_MS, () => ageOfLastMail(db));
  // Missing when none left for as long as the queue remembers, a week.
  gauge('evenlight_mail_left_age_seconds', 'How long ago the last mail left, or was refused for good.', async () => {
    const age = await lastMail();
    return age === null ? [] : age;
  });
}

type Counted = { queue: string; waiting: number; failed: number; retrying: number; age: number | null };

/** Those that are still to be done, and those that nobody tries any more. The rest of the table is the past. */
async function countJobs(db: World['db']): Promise<Counted[]> {
  const { rows } = await db.execute<Counted>(sql`
    select name as queue,
      count(*) filter (where start_after <= now() and state < 'active')::int as waiting,
      count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where state = 'retry')::int as retrying,
      extract(epoch from now() - min(start_after) filter (where start_after <= now() and state < 'active'))::float8 as age
    from ${sql.identifier(JOBS_SCHEMA)}.job
    where state = 'failed' or (state < 'active' and not blocked)
    group by 1`);
  return rows;
}

async function ageOfLastMail(db: World['db']): Promise<number | null> {
  const { rows } = await db.execute<{ age: number | null }>(sql`
    select extract(epoch from now() - max(completed_on))::float8 as age
    from ${sql.identifier(JOBS_SCHEMA)}.job where name = ${MAIL_QUEUE} and state = 'completed'`);
  return rows[0]?.age ?? null;
}
