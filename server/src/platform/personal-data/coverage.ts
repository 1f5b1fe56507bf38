// The types by which features declare people's data: for each column, whether the export of an account holds it; for each
// table, what happens to it when the account is deleted. Export and deletion run from these declarations alone.
import { getTableColumns, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database.ts';
import type { Keys } from '../secrets/keys.ts';
import type { Words } from '../texts/texts.ts';
import type { World } from '../world.ts';

/** Whose data is looked for. */
export type Person = { id: string; email: string };

/** How a value is said to people, in each language that has words for it. */
export type Told = Partial<Words>;

/**
 * Words for the few values a column can have, or what makes them of any value; `auditActions` are the ones that features
 * name in their `auditActions`.
 */
export type Values = Record<string, Words> | ((value: unknown) => Words | undefined) | 'auditActions';

/** Reads the value from the whole row, where it is encrypted or follows from several columns. */
type Open = (keys: Keys, row: never) => unknown;

/** Says the value in words that stand elsewhere in its row. */
type Tell = (row: never) => Told | undefined;

export type ColumnCoverage =
  | { kind: 'exported'; label: Words; values: Values; open?: Open; tell?: Tell }
  /** Told to people by another column or section, and to programs as it is stored. */
  | { kind: 'for-programs' }
  /** Holds the id of a stored file, which is exported and deleted with the row. */
  | { kind: 'file'; label: Words; nameIn: string | undefined }
  | { kind: 'withheld'; because: Words };

/**
 * What happens to a person's rows: deleted here, handled by a function of the feature (`goneBy` is its name), or kept for a
 * reason that the person can read. Kept rows may hold the person's id, and nothing else about them in the clear.
 */
type Leaving = 'deleted' | { goneBy: string } | { keptBecause: Words };

export type PersonalTable = {
  kind: 'personal';
  name: string;
  table: PgTable;
  title: Words;
  /** Which rows are about this person. */
  of: (person: Person) => SQL | undefined;
  leaving: Leaving;
  /** By their names in the code, which are also the keys of the exported JSON. */
  columns: Record<string, ColumnCoverage>;
};

export type OtherTable = {
  kind: 'other';
  name: string;
  columns: readonly string[];
  reason: { noPerson: string } | { keptBecause: Words };
};

export type TableCoverage = PersonalTable | OtherTable;

/** A stored value, with the words in which people are told it where it is not their own; or the id of a file in the export. */
export type Cell = { value: unknown; words?: Told | undefined } | { fileId: string };
export type Section = { key: string; title: Words; columns: Record<string, Words>; rows: Record<string, Cell>[] };
export type ExportedFile = { fileId: string; name: string };

/** What an export needs besides the person: some columns are encrypted. */
export type Collecting = { keys: Keys };

/** For sections that no single table has, for example with names from another table. */
type Collect = (db: Db, person: Person, collecting: Collecting) => Promise<Section[]>;

/** What a deletion needs besides the person. */
export type Erasing = {
  world: World;
  now: Date;
  /** Rows for the audit log. Writing one makes all other writers wait, so they are written last. */
  note: (audited: { action: string; subject: string }) => void;
};

/** For rows that are not simply deleted. Returns the ids of files to delete with them. */
type Erase = (db: Db, person: Person, erasing: Erasing) => Promise<string[]>;

/** Everything that one feature declares about people's data. */
export type PersonalData = {
  owner: string;
  tables: readonly TableCoverage[];
  /** Words for what the feature writes into the audit log and the news, `noun.what_happened`. */
  auditActions?: Record<string, Words>;
  collect?: readonly Collect[];
  /** One after the other, before any row is deleted. */
  erase?: readonly Erase[];
};

/** The names of the columns in PostgreSQL. */
export function columnNamesOf(coverage: TableCoverage): string[] {
  if (coverage.kind === 'other') return [...coverage.columns];
  const named = getTableColumns(coverage.table);
  return Object.keys(coverage.columns).map((key) => named[key]?.name ?? key);
}
