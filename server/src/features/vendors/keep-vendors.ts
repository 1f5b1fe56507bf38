import { getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { shelve } from './shelve.ts';
import { vendors } from './tables.ts';

type NewVendor = typeof vendors.$inferInsert;

// A vendor has some thirty values, and a statement takes 65,535.
const AT_ONCE = 1_000;
/** Who a vendor is, since when it is listed, and what families found stays when a listing is brought up to date. */
const untouched = ['id', 'createdAt', 'rating', 'reviewCount', 'completedJobs', 'responseMinutes'];

const brought = Object.fromEntries(
  Object.entries(getTableColumns(vendors))
    .filter(([field]) => !untouched.includes(field))
    .map(([field, { name }]) => [field, sql.raw(`excluded."${name}"`)]),
);

/** Adds what is new, brings what is known up to date, and lets the search find it. */
export async function keepVendors(db: Db, kept: readonly NewVendor[]): Promise<void> {
  for (let start = 0; start < kept.length; start += AT_ONCE) {
    const some = kept.slice(start, start + AT_ONCE);
    await db.insert(vendors).values(some).onConflictDoUpdate({ target: vendors.id, set: brought });
  }
  await shelve(
    db,
    kept.map(({ id }) => id),
  );
}
