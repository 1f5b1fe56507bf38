// How our team has kept its word, month by month, worked out from the promises themselves.
import type { KeptFigures } from '@evenlight/contract/queue';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { promises } from '../tables.ts';

const ZONE = 'America/Los_Angeles';
const MONTHS = 12;

type Row = { month: string; due: string; kept_in_time: string; median_minutes: string | null };

/**
 * This month first. A promise counts in the month in which it was due; one that is still open and not due yet counts
 * nowhere, one that is open and late counts as not kept. Taken back in time it counts nowhere; late by then, as not kept.
 */
export async function keptFigures(db: Db, now: Date, months = MONTHS): Promise<KeptFigures[]> {
  const at = now.toISOString();
  const { rows } = await db.execute<Row>(sql`
    with months as (
      select generate_series(0, ${months - 1}::int) as back
    ), spans as (
      select to_char(first, 'YYYY-MM') as month, first at time zone ${ZONE} as from_at,
             (first + interval '1 month') at time zone ${ZONE} as to_at
      from months, lateral (
        select date_trunc('month', ${at}::timestamptz at time zone ${ZONE}) - make_interval(months => back) as first
      ) as span
    )
    select month, count(promise.id) as due,
           count(promise.id) filter (where promise.kept_at <= promise.due_at) as kept_in_time,
           percentile_cont(0.5) within group (order by extract(epoch from promise.kept_at - promise.made_at) / 60)
             as median_minutes
    from spans left join ${promises} as promise
      on promise.due_at >= from_at and promise.due_at < to_at
     and (promise.kept_at is not null or promise.due_at < coalesce(promise.withdrawn_at, ${at}::timestamptz))
    group by month order by month desc`);
  return rows.map(({ month, due, kept_in_time, median_minutes }) => ({
    month,
    due: Number(due),
    keptInTime: Number(kept_in_time),
    medianMinutes: median_minutes === null ? null : Math.round(Number(median_minutes)),
  }));
}
