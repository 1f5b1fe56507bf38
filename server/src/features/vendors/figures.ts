// What is said about a vendor's work: counted from dealings and reviews, never written down by anybody.
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { shelveFigures } from './shelve.ts';
import { vendorDealings, vendorReviews, vendors } from './tables.ts';

/** Fewer answers than this say little about the next one. */
const ANSWERS_NEEDED = 3;
/** What a vendor did years ago says little, too. */
const ANSWERS_COUNTED = 50;

/** Called in every transaction that changes a dealing or a review. */
export async function refreshFigures(db: Db, vendorIds: readonly string[]): Promise<void> {
  if (vendorIds.length === 0) return;
  const ids = sql.param([...new Set(vendorIds)].sort());
  // Locked in one order: families who finish at the same time must not wait for each other in a ring. No more than for a
  // change of figures, because each has just written a dealing, which holds on to its vendor. And counted after the lock,
  // so that whoever comes second sees what the first has written.
  await db.execute(sql`select 1 from ${vendors} where id = any (${ids}::uuid[]) order by id for no key update`);
  await db.execute(sql`
    update ${vendors} set
      rating = (select round(avg(rating), 2) from ${vendorReviews} where vendor_id = ${vendors}.id),
      review_count = (select count(*) from ${vendorReviews} where vendor_id = ${vendors}.id),
      completed_jobs = (
        select count(*) from ${vendorDealings} where vendor_id = ${vendors}.id and completed_at is not null
      ),
      response_minutes = (
        select case when count(*) >= ${ANSWERS_NEEDED} then
          ceil(percentile_cont(0.5) within group (order by extract(epoch from answered_at - asked_at)) / 60)
        end
        from (
          select asked_at, answered_at from ${vendorDealings}
          where vendor_id = ${vendors}.id and answered_at is not null
          order by asked_at desc limit ${ANSWERS_COUNTED}
        ) latest
      )
    where id = any (${ids}::uuid[])`);
  await shelveFigures(db, vendorIds);
}
