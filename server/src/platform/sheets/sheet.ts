// A sheet: things of one kind that our team keeps, one row each. A feature says what the columns are and how rows are
// found, checked, kept and shown; how they are edited, tried, published and remembered is the same for all.
import type { Cells, Column, SheetKind, Shown } from '@evenlight/contract/manage';
import type { Translations } from '@evenlight/contract/translations';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import type { World } from '../world.ts';
import { type Cell, inCell } from './cells.ts';
import { type TextColumn, translatedCell } from './translated.ts';

/** Whoever changes rows of any sheet takes it first; only then are rows locked. */
export const SHEETS_TURN = 'listings';

/** As it was written and read. Null where the id was not said, or whether it is offered. */
export type Written = { id: string | null; listed: boolean | null };
/** As it is kept, in the words of the sheet. */
export type Stored = {
  id: string;
  listed: boolean;
  /** Came with the product and was invented: a listing, or the price of a package or an add-on. */
  isSample: boolean;
  /** Of a sheet with texts, in the words of the sheet. */
  translations?: Translations;
};

export type Matched<W, S> = {
  line: number;
  row: W & { listed: boolean; translations: Translations };
  stored: S | null;
};

/** What is wrong with a line; column null for what is wrong with all of it, line 0 for what is wrong with the sheet. */
export type RowFault = { line: number; column: string | null; sentence: string };

type Line = { id: string; title: string; detail: string; isListed: boolean; isSample: boolean };
export type LinesAsked = { search: string | undefined; limit: number; offset: number };

export type Few<W> = { ids: readonly string[]; rows: readonly W[] };

export type Sheet<W extends Written = Written, S extends Stored = Stored> = {
  kind: SheetKind;
  columns: readonly Column[];
  /** Columns of texts, which are kept in every language. */
  texts?: readonly TextColumn[];
  /** May be missing in a file: those from before did not have them. */
  newColumns?: readonly string[];
  /** The language that somebody writes a row in, where that is not the first one. */
  writtenIn?(row: S): string;
  /** Reads the cells of a row in the first language. */
  schema(now: Date): z.ZodObject & z.ZodType<W>;
  /** True where the id follows from the row: a new one has none until it is kept. */
  namesItself: boolean;
  /** Rows of which this is the same are one. */
  sameness: { of(row: W | S): string; several: string; another: string; column: string };
  /** Whoever changes these rows elsewhere takes them, too; taken before anything is read. */
  turns?(rows: readonly W[]): string[];
  /** What is off the list is not kept at all. */
  forgetsUnlisted?: boolean;
  /** All there are; or at least these few, and those that could be the same as they. */
  stored(db: Db, few?: Few<W>): Promise<S[]>;
  lines(db: Db, asked: LinesAsked): Promise<Line[]>;
  titleOf(row: W | S): string;
  /** Faults that only other features can find. Locks what the answer depends on. */
  check?(db: Db, written: readonly Matched<W, S>[], now: Date): Promise<RowFault[]>;
  /** The ids under which they are kept, in their order. */
  keep(db: Db, written: readonly Matched<W, S>[], now: Date): Promise<string[]>;
  /** Writes to those whom a change concerns; whatever keeps the sheet calls it, once everything is kept. */
  tell?(db: Db, world: World, written: readonly Matched<W, S>[], now: Date): Promise<void>;
  show?(db: Db, matched: Matched<W, S>, now: Date): Promise<Shown>;
};

/** The columns of a file, in their order. */
export function namesOf({ columns }: Pick<Sheet, 'columns'>): string[] {
  return ['id', ...columns.map(({ name }) => name)];
}

/** The texts of a row, without its id. */
export function cellsOf(sheet: Pick<Sheet, 'columns'>, row: object): Cells {
  const values = new Map(Object.entries(row) as [string, Cell][]);
  const cellOf = (name: string) => inCell(values.get(name) ?? null);
  return Object.fromEntries(
    sheet.columns.map(({ name, translates }) => [
      name,
      translates ? translatedCell(row, translates, cellOf(translates.column)) : cellOf(name),
    ]),
  );
}
