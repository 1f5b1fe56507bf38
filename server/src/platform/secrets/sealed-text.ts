// Short texts that would tell a reader of the database too much, as the name of a file does. Each opens only in the row
// that it was sealed for.
import type { Db } from '../database/database.ts';
import type { Keys } from './keys.ts';

/** `purpose` keeps the texts of one table from opening in another. */
export function sealedText(purpose: string) {
  const contextOf = (rowId: string) => `${purpose}:${rowId}`;
  return {
    seal: (keys: Keys, rowId: string, text: string): Buffer => keys.wrap(Buffer.from(text, 'utf8'), contextOf(rowId)),
    open: (keys: Keys, rowId: string, sealed: Buffer): string => keys.unwrap(sealed, contextOf(rowId)).toString('utf8'),
  };
}

// Few enough that nobody who waits for one of the rows notices.
const ROWS_AT_ONCE = 200;

/**
 * Seals what lies in the clear from before, some rows at a time. Each lot is a transaction of its own, and what it has
 * sealed it finds no more: a crash loses nothing, and the next round goes on where this one ended.
 */
export async function sealOldRows(db: Db, sealSome: (db: Db, atOnce: number) => Promise<number>): Promise<void> {
  for (;;) {
    const sealed = await db.transaction((db) => sealSome(db, ROWS_AT_ONCE));
    if (sealed < ROWS_AT_ONCE) return;
  }
}
