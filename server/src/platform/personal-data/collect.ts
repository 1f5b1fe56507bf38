// Gathers everything that belongs to one person, as the features declared it.
import { asc, getTableColumns } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { ExportedFile, Person, PersonalData, PersonalTable, Row, Section, Words } from './coverage.ts';

export type Collected = { sections: Section[]; files: ExportedFile[]; leftOut: LeftOut[] };
type LeftOut = { title: Words; reasons: Words[] };

/** As of one moment: a change made meanwhile is in all of it or in none of it. */
export function collectAll(db: Db, declarations: readonly PersonalData[], person: Person): Promise<Collected> {
  const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  return db.transaction(async (db) => {
    const collected: Collected = { sections: [], files: [], leftOut: leftOutOf(declarations) };
    for (const { tables, collect } of declarations) {
      for (const coverage of tables) {
        if (coverage.kind === 'personal') await collectTable(db, coverage, person, collected);
      }
      const more = await collect?.(db, person);
      collected.sections.push(...(more?.sections ?? []));
      collected.files.push(...(more?.files ?? []));
    }
    return collected;
  }, snapshot);
}

async function collectTable(db: Db, coverage: PersonalTable, person: Person, { sections, files }: Collected) {
  const found = await rowsOf(db, coverage, person);
  files.push(...found.flatMap((row) => filesIn(coverage, row)));
  const columns: Record<string, Words> = {};
  for (const [key, column] of Object.entries(coverage.columns))
    if (column.kind === 'exported') columns[key] = column.label;
  if (Object.keys(columns).length === 0) return;
  const rows = found.map((row) => shown(coverage, row));
  sections.push({ key: coverage.name.replace(/^public\./, ''), title: coverage.title, columns, rows });
}

type FoundRow = Record<string, unknown>;

/** Ids begin with their time, so the first column puts rows in the order they were made. */
export async function rowsOf(db: Db, { table, of, columns }: PersonalTable, person: Person): Promise<FoundRow[]> {
  const named = getTableColumns(table);
  const wanted = Object.entries(named).filter(([key]) => columns[key]?.kind !== 'withheld');
  const [first] = Object.values(named);
  if (!first || wanted.length === 0) return [];
  return db.select(Object.fromEntries(wanted)).from(table).where(of(person)).orderBy(asc(first));
}

export function filesIn({ columns }: PersonalTable, row: FoundRow): ExportedFile[] {
  return Object.entries(columns).flatMap(([key, column]) => {
    const fileId = row[key];
    if (column.kind !== 'file' || typeof fileId !== 'string') return [];
    return [{ fileId, name: String((column.nameIn && row[column.nameIn]) || column.label.en) }];
  });
}

function shown({ columns }: PersonalTable, row: FoundRow): Row {
  const cells: Row = {};
  for (const [key, column] of Object.entries(columns))
    if (column.kind === 'exported') cells[key] = { value: row[key], words: column.values[String(row[key])] };
  return cells;
}

/** What does not go along, and why, in words that can be said to the person. */
function leftOutOf(declarations: readonly PersonalData[]): LeftOut[] {
  const reasons = new Map<string, { title: Words; reasons: Words[] }>();
  for (const { owner, tables } of declarations) {
    for (const coverage of tables) {
      if (coverage.kind === 'personal') {
        for (const column of Object.values(coverage.columns))
          if (column.kind === 'withheld') note(coverage.name, coverage.title, column.because);
      } else if ('keptBecause' in coverage.reason) {
        note(owner, QUEUED, coverage.reason.keptBecause);
      }
    }
  }
  return [...reasons.values()];

  function note(key: string, title: Words, because: Words) {
    const known = reasons.get(key) ?? { title, reasons: [] };
    if (!known.reasons.some(({ en }) => en === because.en)) known.reasons.push(because);
    reasons.set(key, known);
  }
}
