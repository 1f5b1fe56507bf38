// Where people's data lies: each feature says of every column of its tables whether it goes along when somebody takes
// everything with them, and of every table what becomes of it when they leave. What is said here is what is done.
import type { Language } from '@evenlight/contract/languages';
import { getTableColumns, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database.ts';
import type { Keys } from '../secrets/keys.ts';
import type { World } from '../world.ts';

/** Said to people, so in every language we speak. */
export type Words = Record<Language, string>;

/** Whose data is looked for. */
export type Person = { id: string; email: string };

/** Words for the few values a column can have; `auditActions` are the ones that features name in their `auditActions`. */
export type Values = Record<string, Words> | 'auditActions';

/** For what lies sealed under the keys of the house, or follows from several columns: reads it from the whole row. */
type Open = (keys: Keys, row: never) => unknown;

export type ColumnCoverage =
  | { kind: 'exported'; label: Words; values: Values; open?: Open }
  /** Holds the id of a stored file: the file goes along, and goes away, with the row. */
  | { kind: 'file'; label: Words; nameIn: string | undefined }
  | { kind: 'withheld'; because: Words };

/**
 * What becomes of a person's rows: deleted here, dealt with by a function of the feature (`goneBy` is its name), or kept
 * for a reason that we can say to their face. Kept rows may hold the person's id, and nothing else of them that can be read.
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
  /** By the names the code uses; they are the keys of the exported JSON too. */
  columns: Record<string, ColumnCoverage>;
};

export type OtherTable = {
  kind: 'other';
  name: string;
  columns: readonly string[];
  reason: { noPerson: string } | { keptBecause: Words };
};

export type TableCoverage = PersonalTable | OtherTable;

/** A value as it is, with words for it where it is one of a few; or the id of a file that goes along. */
export type Cell = { value: unknown; words?: Words | undefined } | { fileId: string };
export type Section = { key: string; title: Words; columns: Record<string, Words>; rows: Record<string, Cell>[] };
export type ExportedFile = { fileId: string; name: string };

/** What collecting may need besides the person: some of what is theirs lies sealed. */
export type Collecting = { keys: Keys };

/** For what the tables cannot say by themselves, as when names come from another table. */
type Collect = (db: Db, person: Person, collecting: Collecting) => Promise<Section[]>;

/** What erasing may need besides the person. */
export type Erasing = {
  world: World;
  now: Date;
  /** For the audit log. One line of it keeps everybody else's waiting, so they are written when all else is done. */
  note: (audited: { action: string; subject: string }) => void;
};

/** For what is not simply deleted. Answers with the ids of the files that go as well. */
type Erase = (db: Db, person: Person, erasing: Erasing) => Promise<string[]>;

/** All that one feature says about people's data. */
export type PersonalData = {
  owner: string;
  tables: readonly TableCoverage[];
  /** Words for what the feature writes into the audit log and the news, `noun.what_happened`. */
  auditActions?: Record<string, Words>;
  collect?: readonly Collect[];
  /** One after the other, before any row is deleted. */
  erase?: readonly Erase[];
};

/** The names PostgreSQL knows the columns by. */
export function columnNamesOf(coverage: TableCoverage): string[] {
  if (coverage.kind === 'other') return [...coverage.columns];
  const named = getTableColumns(coverage.table);
  return Object.keys(coverage.columns).map((key) => named[key]?.name ?? key);
}
