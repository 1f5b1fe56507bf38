// Bytes that no row speaks of: uploads cut off by a crash, and removals the store missed.
import { inArray } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { storedFiles } from '../tables.ts';
import type { FileStore } from './file-store.ts';

// No upload takes a day, so what is older and has no row will never get one.
const GRACE_MS = 24 * 60 * 60 * 1000;
const BATCH = 500;

// A crash leaves a handful. More means that store and database do not belong together, or that the database is an older
// one: then nothing may be thrown away.
const MOST_ORPHANS = 20;
const MOST_ORPHANS_SHARE = 0.05;

/** Says how many were removed; refuses when there are too many to be leftovers. */
export async function sweepOrphans({ store, db, clock }: { store: FileStore; db: Db; clock: Clock }): Promise<number> {
  const newest = clock.now().getTime() - GRACE_MS;
  const orphans: string[] = [];
  let known = 0;
  let batch: string[] = [];
  const sortBatch = async () => {
    if (batch.length === 0) return;
    const rows = await db.select({ id: storedFiles.id }).from(storedFiles).where(inArray(storedFiles.id, batch));
    const found = new Set(rows.map(({ id }) => id));
    known += found.size;
    orphans.push(...batch.filter((id) => !found.has(id)));
    batch = [];
  };
  for await (const id of store.ids()) {
    if (timeIn(id) < newest) batch.push(id);
    if (batch.length === BATCH) await sortBatch();
  }
  await sortBatch();
  if (orphans.length > Math.max(MOST_ORPHANS, known * MOST_ORPHANS_SHARE)) {
    throw new Error(
      `${orphans.length} stored files have no row beside ${known} that have one: too many to be leftovers, so all were kept.`,
    );
  }
  for (const id of orphans) await store.remove(id);
  return orphans.length;
}

/** A UUIDv7 begins with its millisecond, so no store needs to be asked for the age of anything. */
function timeIn(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}
