// Where people's data lies: each feature says of every column of its tables whether it goes along when somebody takes
// everything with them, and of every table what becomes of it when they leave. What is said here is what is done.
import type { Language } from '@evenlight/contract/languages';
import { getTableColumns, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
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
 * What becomes of a person's rows: deleted here, dealt with by the feature's own `erase`, or kept for a reason that we
 * can say to their face. Kept rows may hold the person's id, and nothing else of them that can be read.
 */
type Leaving = 'deleted' | 'handled' | { keptBecause: Words };

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
export type Collect = (db: Db, person: Person, collecting: Collecting) => Promise<Section[]>;

/** What erasing may need besides the person. */
export type Erasing = {
  world: World;
  now: Date;
  /** For the audit log. One line of it keeps everybody else's waiting, so they are written when all else is done. */
  note: (audited: { action: string; subject: string }) => void;
};

/** For what is not simply deleted. Answers with the ids of the files that go as well. */
export type Erase = (db: Db, person: Person, erasing: Erasing) => Promise<string[]>;

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

export const exported = (label: Words, values: Values = {}): ColumnCoverage => ({
  kind: 'exported',
  label,
  values,
});

/** Of this table's rows, as the table has them. */
export const opened = <Row>(
  label: Words,
  open: (row: Row, keys: Keys) => unknown,
  values: Values = {},
): ColumnCoverage => ({ kind: 'exported', label, values, open: (keys: Keys, row: Row) => open(row, keys) });

/** `nameIn` is the column that holds the name people know the file by. */
export const storedFile = (label: Words, { nameIn }: { nameIn?: string } = {}): ColumnCoverage => ({
  kind: 'file',
  label,
  nameIn,
});

export const withheld = (because: Words): ColumnCoverage => ({ kind: 'withheld', because });

/** Numbers of ours would only get in the way of a reader. */
export const ownNumber = withheld({
  en: 'The numbers we give to single entries mean nothing outside of our house.',
  es: 'Los números que damos a cada registro no significan nada fuera de nuestra casa.',
});

export const openedAbove = withheld({
  en: 'What lies sealed is told in words beside it.',
  es: 'Lo que está sellado figura en palabras a su lado.',
});

/** For the column that says whose a row is. */
export const ofTheReader = withheld({
  en: 'That an entry is yours is not said again in each of them.',
  es: 'Que un registro es suyo no se repite en cada uno.',
});

type Coverage<T extends PgTable> = Pick<PersonalTable, 'title' | 'of' | 'leaving'> & {
  columns: Record<keyof T['_']['columns'], ColumnCoverage>;
};

/** A table whose rows belong to people. A column that nobody thought about does not compile. */
export function personalTable<T extends PgTable>(table: T, coverage: Coverage<T>): PersonalTable {
  return { kind: 'personal', name: nameOf(table), table, ...coverage };
}

/** A table without people in it, or one whose rows cannot be told apart by person. */
export function otherTable<T extends PgTable>(
  table: T,
  coverage: { columns: readonly (keyof T['_']['columns'])[]; reason: OtherTable['reason'] },
): TableCoverage {
  const named = getTableColumns(table);
  const columns = coverage.columns.map((key) => named[key as string]?.name ?? String(key));
  return { kind: 'other', name: nameOf(table), columns, reason: coverage.reason };
}

/** A table that other people's code made in our database. */
export function foreignTable(name: string, columns: string, reason: OtherTable['reason']): TableCoverage {
  return { kind: 'other', name, columns: columns.split(/\s+/), reason };
}

/** The names PostgreSQL knows the columns by. */
export function columnNamesOf(coverage: TableCoverage): string[] {
  if (coverage.kind === 'other') return [...coverage.columns];
  const named = getTableColumns(coverage.table);
  return Object.keys(coverage.columns).map((key) => named[key]?.name ?? key);
}

function nameOf(table: PgTable): string {
  const { schema = 'public', name } = getTableConfig(table);
  return `${schema}.${name}`;
}
