// Says of a table, right after it is declared, whose its rows are and what becomes of them when somebody leaves.
import { type Column, getTableColumns, type InferSelectModel } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { coverageOf, numberOfOurs } from './columns.ts';
import type { ColumnCoverage, OtherTable, PersonalTable, TableCoverage } from './coverage.ts';

type ColumnsOf<Table extends PgTable> = Table['_']['columns'];

/** Ids need no word, as long as they are the row's own or lead to another row; the tests look at that. */
type Forgotten<Table extends PgTable> = {
  [Name in keyof ColumnsOf<Table>]: ColumnsOf<Table>[Name]['_'] extends { isCovered: true } | { columnType: 'PgUUID' }
    ? never
    : Name;
}[keyof ColumnsOf<Table>];

type Unreadable<Table extends PgTable> = {
  [Name in keyof ColumnsOf<Table>]: ColumnsOf<Table>[Name]['_'] extends { opensFrom: infer Row }
    ? InferSelectModel<Table> extends Row
      ? never
      : Name
    : never;
}[keyof ColumnsOf<Table>];

type EveryColumnSaid<Table extends PgTable> = [Forgotten<Table> | Unreadable<Table>] extends [never]
  ? unknown
  : { nothingIsSaidOf: Forgotten<Table>; cannotBeOpened: Unreadable<Table> };

/** In the order of declaration, which is the order they are exported in. Read once all modules are there. */
const declared = new Map<PgTable, () => TableCoverage>();

/** A table whose rows belong to people. A column that nobody thought about does not compile. */
export function personalTable<Table extends PgTable>(
  table: Table & EveryColumnSaid<Table>,
  said: Pick<PersonalTable, 'title' | 'of' | 'leaving'>,
): void {
  declared.set(table, () => ({
    kind: 'personal',
    name: nameOf(table),
    table,
    ...said,
    columns: coveredColumns(table),
  }));
}

/** A table without people in it, or one whose rows cannot be told apart by person. */
export function otherTable(table: PgTable, reason: OtherTable['reason']): void {
  declared.set(table, () => ({
    kind: 'other',
    name: nameOf(table),
    columns: Object.values(getTableColumns(table)).map(({ name }) => name),
    reason,
  }));
}

/** What was said of the tables that these modules export. */
export function tablesIn(...modules: readonly Readonly<Record<string, unknown>>[]): TableCoverage[] {
  return modules.flatMap((module) => {
    const exports = new Set(Object.values(module));
    return [...declared].flatMap(([table, coverage]) => (exports.has(table) ? [coverage()] : []));
  });
}

/** A table that other people's code made in our database. */
export function foreignTable(name: string, columns: string, reason: OtherTable['reason']): TableCoverage {
  return { kind: 'other', name, columns: columns.split(/\s+/), reason };
}

function nameOf(table: PgTable): string {
  const { schema = 'public', name } = getTableConfig(table);
  return `${schema}.${name}`;
}

function coveredColumns(table: PgTable): Record<string, ColumnCoverage> {
  const keys = getTableConfig(table).foreignKeys;
  const references = new Set(keys.flatMap((key) => key.reference().columns.map(({ name }) => name)));
  /** Any other may hold what a person wants to have, as the id of a stored file, so something has to be said of it. */
  const isPlainId = (column: Column) =>
    column.columnType === 'PgUUID' &&
    (column.primary || references.has(column.name) || column.name === 'idempotency_key');
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).flatMap(([key, column]) => {
      const coverage = coverageOf(column) ?? (isPlainId(column) ? numberOfOurs : undefined);
      return coverage ? [[key, coverage]] : [];
    }),
  );
}
