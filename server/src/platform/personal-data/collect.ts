// Gathers everything that belongs to one person, as the features declared it.

import { asc, type Column, getTableColumns, is } from 'drizzle-orm';
import { PgDateString } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database.ts';
import type { Words } from '../texts/texts.ts';
import type {
  Cell,
  Collecting,
  ColumnCoverage,
  ExportedFile,
  Person,
  PersonalData,
  PersonalTable,
  Section,
  TableCoverage,
  Told,
} from './coverage.ts';
import { aDay, inWords } from './said-values.ts';

export type Collected = { sections: Section[]; files: ExportedFile[]; leftOut: Words[] };

/** As of one moment: a change made meanwhile is in all of it or in none of it. */
export function collectAll(
  { db, keys }: { db: Db } & Collecting,
  declarations: readonly PersonalData[],
  person: Person,
): Promise<Collected> {
  const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  return db.transaction(async (db) => {
    const sections: Section[] = [];
    const files: ExportedFile[] = [];
    const auditActions = Object.assign({}, ...declarations.map((feature) => feature.auditActions));
    for (const { tables, collect = [] } of declarations) {
      for (const coverage of tables) {
        if (coverage.kind !== 'personal' || Object.keys(labelsOf(coverage)).length === 0) continue;
        const rows = (await rowsOf(db, coverage, person)).map((row) => openRow(coverage, row, keys));
        sections.push(sectionOf(coverage, rows, auditActions));
        files.push(...rows.flatMap((row) => filesIn(coverage, row)));
      }
      for (const collectMore of collect) sections.push(...(await collectMore(db, person, { keys })));
    }
    const leftOut = declarations.flatMap(({ tables }) => tables.flatMap(reasonsOf));
    return { sections, files, leftOut: withoutRepeats(leftOut) };
  }, snapshot);
}

type FoundRow = Record<string, unknown>;

/** Ids begin with their time, so the first column puts rows in the order they were made. */
export async function rowsOf(db: Db, coverage: PersonalTable, person: Person): Promise<FoundRow[]> {
  const named = getTableColumns(coverage.table);
  const columns = Object.values(coverage.columns);
  const isSealed = columns.some((column) => column.kind === 'exported' && column.open);
  const wanted = Object.entries(named).filter(([key]) => isSealed || coverage.columns[key]?.kind !== 'withheld');
  const [first] = Object.values(named);
  if (!first || wanted.length === 0) return [];
  return db.select(Object.fromEntries(wanted)).from(coverage.table).where(coverage.of(person)).orderBy(asc(first));
}

function openRow({ columns }: PersonalTable, row: FoundRow, keys: Collecting['keys']): FoundRow {
  const told = Object.entries(columns).flatMap(([key, column]) =>
    column.kind === 'exported' && column.open ? [[key, column.open(keys, row as never)]] : [],
  );
  return { ...row, ...Object.fromEntries(told) };
}

export function filesIn({ columns }: PersonalTable, row: FoundRow): ExportedFile[] {
  return Object.entries(columns).flatMap(([key, column]) => {
    const fileId = row[key];
    if (column.kind !== 'file' || typeof fileId !== 'string') return [];
    return [{ fileId, name: String((column.nameIn && row[column.nameIn]) || column.label.en) }];
  });
}

function sectionOf(coverage: PersonalTable, rows: readonly FoundRow[], auditActions: Record<string, Words>): Section {
  const named = getTableColumns(coverage.table);
  const kept = Object.entries(coverage.columns).filter(([, { kind }]) => kind !== 'withheld');
  const cellIn = (row: FoundRow, key: string, column: ColumnCoverage): Cell => {
    const value = row[key];
    if (column.kind === 'file' && typeof value === 'string') return { fileId: value };
    return { value, words: wordsFor(column, { value, row, named: named[key], auditActions }) };
  };
  return {
    key: coverage.name.replace(/^public\./, ''),
    title: coverage.title,
    columns: labelsOf(coverage),
    rows: rows.map((row) => Object.fromEntries(kept.map(([key, column]) => [key, cellIn(row, key, column)]))),
  };
}

type Stored = { value: unknown; row: FoundRow; named: Column | undefined; auditActions: Record<string, Words> };

function wordsFor(column: ColumnCoverage, { value, row, named, auditActions }: Stored): Told | undefined {
  if (column.kind !== 'exported') return undefined;
  if (column.tell) return column.tell(row as never);
  if (is(named, PgDateString)) return aDay(value);
  return inWords(value, column.values === 'auditActions' ? auditActions : column.values);
}

function labelsOf({ columns }: PersonalTable): Record<string, Words> {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([key, column]) => ('label' in column ? [[key, column.label]] : [])),
  );
}

/** Why something does not go along, where that concerns a person. */
function reasonsOf(coverage: TableCoverage): Words[] {
  if (coverage.kind === 'other') return 'keptBecause' in coverage.reason ? [coverage.reason.keptBecause] : [];
  return Object.values(coverage.columns).flatMap((column) => (column.kind === 'withheld' ? [column.because] : []));
}

function withoutRepeats(reasons: readonly Words[]): Words[] {
  return [...new Map(reasons.map((reason) => [reason.en, reason])).values()];
}
