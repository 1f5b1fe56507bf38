// Encrypts short texts, such as the names of files, that nobody should read in the database. Each can be decrypted only in
// the row that it was encrypted for.
import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database.ts';
import type { World } from '../world.ts';
import type { Keys } from './keys.ts';

type Sealing<Key, Clear, Sealed> = {
  /** Names the column: a text of one column cannot be decrypted in another. */
  purpose: string;
  key: readonly Key[];
  /** Holds texts from before they were encrypted, and is empty otherwise. */
  clear: Clear;
  sealed: Sealed;
};

/**
 * A column of clear text and the column beside it that holds the encrypted text. Both are given by name, so that the table
 * can use it in its own declaration.
 */
export function sealedColumn<Key extends string, Clear extends string, Sealed extends string>({
  purpose,
  key,
  clear,
  sealed,
}: Sealing<Key, Clear, Sealed>) {
  type Row = Record<Clear, string> & Record<Key, string | number>;
  type Kept = Record<Clear, string> & Record<Sealed, Buffer>;
  const contextOf = (row: object) => `${purpose}:${key.map((name) => (row as FoundRow)[name]).join(' ')}`;

  function seal(keys: Keys, row: Row): Kept {
    return { [clear]: '', [sealed]: keys.wrap(Buffer.from(row[clear], 'utf8'), contextOf(row)) } as Kept;
  }

  function open(keys: Keys, row: Row & Record<Sealed, Buffer | null>): string {
    return newestOf(row[clear], row[sealed], (bytes) => keys.unwrap(bytes, contextOf(row)).toString('utf8'));
  }

  /**
   * Encrypts old texts, and those that a process of an older version still writes. It skips rows that another process has
   * locked. `only` is for a table that leaves some rows in the clear.
   */
  function sealOld(
    { db, keys }: Pick<World, 'db' | 'keys'>,
    table: PgTable & Record<Key | Clear | Sealed, PgColumn>,
    only?: SQL,
  ): Promise<void> {
    const read: Record<string, PgColumn> = Object.fromEntries([...key, clear].map((name) => [name, table[name]]));
    return sealOldRows(db, async (db, atOnce) => {
      const rows: FoundRow[] = await db
        .select(read)
        .from(table as PgTable)
        .where(and(ne(table[clear], ''), only))
        .limit(atOnce)
        .for('update', { skipLocked: true });
      for (const row of rows)
        await db
          .update(table as PgTable)
          .set(seal(keys, row as Row))
          .where(and(...key.map((name) => eq(table[name], row[name]))));
      return rows.length;
    });
  }

  return { seal, open, sealOld };
}

/** A clear text is the newer one: only a process of an older version writes it. */
export function newestOf(clear: string, sealed: Buffer | null, unseal: (sealed: Buffer) => string): string {
  return clear === '' && sealed ? unseal(sealed) : clear;
}

type FoundRow = Record<string, unknown>;

// Few enough that nobody who waits for one of the rows notices.
const ROWS_AT_ONCE = 200;

/**
 * Encrypts old clear texts in batches. Each batch is a transaction of its own and does not find rows that are done: a crash
 * loses nothing, and the next run continues where this one ended.
 */
export async function sealOldRows(db: Db, sealSome: (db: Db, atOnce: number) => Promise<number>): Promise<void> {
  for (;;) {
    const sealed = await db.transaction((db) => sealSome(db, ROWS_AT_ONCE));
    if (sealed < ROWS_AT_ONCE) return;
  }
}
