// What is said about a vendor's work: counted from dealings and reviews, never written down by anybody.
import { and, between, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { vendorReviews } from './inquiries/tables.ts';
import { vendorDealings, vendors } from './tables.ts';
import { updateIndexedFigures } from './update-search-index.ts';

/** Fewer questions than this say little about the next one. */
const DEALINGS_NEEDED = 3;
/** What a vendor did years ago says little, too. */
const DEALINGS_COUNTED = 50;
/** Who has not answered by then is counted as somebody who does not. */
const SILENCE_DAYS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Called in every transaction that changes a dealing or a review. */
export async function refreshFigures(db: Db, vendorIds: readonly string[], now: Date): Promise<void> {
  if (vendorIds.length === 0) return;
  const ids = sql.param([...new Set(vendorIds)].sort());
  const silentSince = new Date(now.getTime() - SILENCE_DAYS * DAY_MS).toISOString();
  // Locked in one order: families who finish at the same time must not wait for each other in a ring. No more than for a
  // change of figures, because each has just written a dealing, which holds on to its vendor. And counted after the lock,
  // so that whoever comes second sees what the first has written.
  await db.execute(sql`select 1 from ${vendors} where id = any (${ids}::uuid[]) order by id for no key update`);
  await db.execute(sql`
    update ${vendors} set
      rating = (select round(avg(rating), 2) from ${vendorReviews} where vendor_id = ${vendors}.id),
      review_count = (select count(*) from ${vendorReviews} where vendor_id = ${vendors}.id),
      completed_jobs = (
        select count(*) from ${vendorDealings}
        where vendor_id = ${vendors}.id and is_counted and completed_at is not null
      ),
      response_minutes = (
        select case when count(*) >= ${DEALINGS_NEEDED} then nullif(percentile_disc(0.5) within group (order by minutes), 'infinity') end
        from (
          select case when answered_at is null then 'infinity'
            else ceil(extract(epoch from answered_at - asked_at)::float8 / 60) end as minutes
          from ${vendorDealings}
          where vendor_id = ${vendors}.id and is_counted
            and (answered_at is not null or (withdrawn_at is null and asked_at < ${silentSince}::timestamptz))
          order by asked_at desc limit ${DEALINGS_COUNTED}
        ) latest
      )
    where id = any (${ids}::uuid[])`);
  await updateIndexedFigures(db, vendorIds);
}

/** For the day on which silence begins to count; nothing else happens then that would count it. */
export async function refreshSilentVendors(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const silent = await db
    .selectDistinct({ id: vendorDealings.vendorId })
    .from(vendorDealings)
    .where(
      and(
        isNull(vendorDealings.answeredAt),
        // A day more than needed, for a night on which nobody kept house.
        between(vendorDealings.askedAt, daysAgo(SILENCE_DAYS + 3), daysAgo(SILENCE_DAYS)),
      ),
    );
  for (const { id } of silent) await db.transaction((db) => refreshFigures(db, [id], now));
}
