// Short texts that would tell a reader of the database too much, as the name of a file does. Each opens only in the row
// that it was sealed for.
import { and, eq, getTableColumns, type InferSelectModel, ne, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database.ts';
import type { World } from '../world.ts';
import type { Keys } from './keys.ts';

type Sealing<Key, Clear, Sealed> = {
  /** Keeps the texts of one column from opening in another. */
  purpose: string;
  key: readonly Key[];
  /** Holds texts from before they were sealed, and is empty otherwise. */
  clear: Clear;
  sealed: Sealed;
  /** Where some rows of the table are left in the clear. */
  only?: SQL;
};

/** One column of a table, and the column beside it that its texts lie sealed in. */
export function sealedColumn<
  Table extends PgTable,
  Key extends string & keyof InferSelectModel<Table>,
  Clear extends string & keyof InferSelectModel<Table>,
  Sealed extends string & keyof InferSelectModel<Table>,
>(table: Table, { purpose, key, clear, sealed, only }: Sealing<Key, Clear, Sealed>) {
  type ReplyContext = Record<Clear, string> & Pick<InferSelectModel<Table>, Key>;
  type Kept = Record<Clear, string> & Record<Sealed, Buffer>;
  const contextOf = (row: object) => `${purpose}:${key.map((name) => (row as FoundRow)[name]).join(' ')}`;

  function seal(keys: Keys, row: ReplyContext): Kept {
    return { [clear]: '', [sealed]: keys.wrap(Buffer.from(row[clear], 'utf8'), contextOf(row)) } as Kept;
  }

  function open(keys: Keys, row: ReplyContext & Record<Sealed, Buffer | null>): string {
    return newestOf(row[clear], row[sealed], (bytes) => keys.unwrap(bytes, contextOf(row)).toString('utf8'));
  }

  /** Those from before, and those that a process from before still writes. What another process is at is passed over. */
  function sealOld({ db, keys }: Pick<World, 'db' | 'keys'>): Promise<void> {
    const columns = getTableColumns(table as PgTable) as Record<string, PgColumn>;
    const column = (name: string) => columns[name] ?? fail(name);
    const read = Object.fromEntries([...key, clear].map((name) => [name, column(name)]));
    return sealOldRows(db, async (db, atOnce) => {
      const rows: FoundRow[] = await db
        .select(read)
        .from(table as PgTable)
        .where(and(ne(column(clear), ''), only))
        .limit(atOnce)
        .for('update', { skipLocked: true });
      for (const row of rows)
        await db
          .update(table as PgTable)
          .set(seal(keys, row as ReplyContext))
          .where(and(...key.map((name) => eq(column(name), row[name]))));
      return rows.length;
    });
  }

  return { seal, open, sealOld };
}

/** What lies in the clear is newer: only a process from before writes it there. */
export function newestOf(clear: string, sealed: Buffer | null, unseal: (sealed: Buffer) => string): string {
  return clear === '' && sealed ? unseal(sealed) : clear;
}

type FoundRow = Record<string, unknown>;

function fail(name: string): never {
  throw new Error(`There is no column ${name}.`);
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
