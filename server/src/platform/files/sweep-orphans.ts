// Bytes that no row speaks of: uploads cut off by a crash, and removals the store missed.
import { inArray } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { storedFiles } from '../tables.ts';
import type { FileStore } from './file-store.ts';

// No upload takes a day, so what is older and has no row will never get one.
const GRACE_MS = 24 * 60 * 60 * 1000;
const BATCH = 500;

export async function sweepOrphans({ store, db, clock }: { store: FileStore; db: Db; clock: Clock }): Promise<number> {
  const newest = clock.now().getTime() - GRACE_MS;
  let removed = 0;
  let batch: string[] = [];
  const clearBatch = async () => {
    const rows =
      batch.length === 0
        ? []
        : await db.select({ id: storedFiles.id }).from(storedFiles).where(inArray(storedFiles.id, batch));
    const known = new Set(rows.map(({ id }) => id));
    for (const id of batch.filter((id) => !known.has(id))) {
      await store.remove(id);
      removed += 1;
    }
    batch = [];
  };
  for await (const id of store.ids()) {
    if (timeIn(id) < newest) batch.push(id);
    if (batch.length === BATCH) await clearBatch();
  }
  await clearBatch();
  return removed;
}

/** A UUIDv7 begins with its millisecond, so no store needs to be asked for the age of anything. */
function timeIn(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}
