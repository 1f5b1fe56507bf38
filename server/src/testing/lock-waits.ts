// For tests of what happens while a write waits for a lock.
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Db } from '../platform/database/database.ts';

const waiting = sql`
  select 1 from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`;

/** Resolves once a query waits for a lock in this database. */
export async function untilSomebodyWaits(db: Db): Promise<void> {
  await expect.poll(async () => (await db.execute(waiting)).rows.length, { interval: 20 }).toBeGreaterThan(0);
}
