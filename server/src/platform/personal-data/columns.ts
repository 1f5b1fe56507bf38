// Declares, beside a column, whether the export of an account holds it.

import type { Column } from 'drizzle-orm';
import type { PgColumnBuilderBase } from 'drizzle-orm/pg-core';
import type { Keys } from '../secrets/keys.ts';
import { type Words, words } from '../texts/texts.ts';
import type { ColumnCoverage, Told, Values } from './coverage.ts';

/** Marks the type of a declared column, so that a table with an undeclared one does not compile. */
type Said<Builder extends PgColumnBuilderBase> = Builder & { _: { isCovered: true } };

/** The same, with the row that is needed to read the column. */
type SaidOfRow<Builder extends PgColumnBuilderBase, Row> = Said<Builder> & { _: { opensFrom: Row } };

/** By the settings, which a column shares with its builder, whatever methods were called on that one. */
const coverageBySettings = new WeakMap<object, ColumnCoverage>();

function settingsOf(columnOrBuilder: Column | PgColumnBuilderBase): object {
  return (columnOrBuilder as unknown as { config: object }).config;
}

function say<Builder extends PgColumnBuilderBase>(column: Builder, coverage: ColumnCoverage): Said<Builder> {
  coverageBySettings.set(settingsOf(column), coverage);
  return column as Said<Builder>;
}

/** Undefined for a column without a declaration. */
export function coverageOf(column: Column): ColumnCoverage | undefined {
  return coverageBySettings.get(settingsOf(column));
}

/** `values` are words for the few values that a column can have, or what makes words of any. */
export const exported = <Builder extends PgColumnBuilderBase>(column: Builder, label: Words, values: Values = {}) =>
  say(column, { kind: 'exported', label, values });

/** Reads the value from the whole row, where it is encrypted or follows from several columns. */
export const opened = <Builder extends PgColumnBuilderBase, Row>(
  column: Builder,
  label: Words,
  open: (keys: Keys, row: Row) => unknown,
  values: Values = {},
) => say(column, { kind: 'exported', label, values, open }) as SaidOfRow<Builder, Row>;

/** Says the value in words that stand elsewhere in its row. */
export const told = <Builder extends PgColumnBuilderBase, Row>(
  column: Builder,
  label: Words,
  tell: (row: Row) => Told | undefined,
) => say(column, { kind: 'exported', label, values: {}, tell }) as SaidOfRow<Builder, Row>;

/** People read it in another column or section. */
export const forPrograms = <Builder extends PgColumnBuilderBase>(column: Builder) =>
  say(column, { kind: 'for-programs' });

/** Holds the id of a stored file. `nameIn` is the column that holds the name people know the file by. */
export const storedFile = <Builder extends PgColumnBuilderBase>(
  column: Builder,
  label: Words,
  { nameIn }: { nameIn?: string } = {},
) => say(column, { kind: 'file', label, nameIn });

export const withheld = <Builder extends PgColumnBuilderBase>(column: Builder, because: Words) =>
  say(column, { kind: 'withheld', because });

/** Internal numbers tell the person nothing. */
export const numberOfOurs: ColumnCoverage = {
  kind: 'withheld',
  because: words('The numbers we give to single entries mean nothing outside of our house.'),
};

export const ownNumber = <Builder extends PgColumnBuilderBase>(column: Builder) => say(column, numberOfOurs);

export const openedAbove = <Builder extends PgColumnBuilderBase>(column: Builder) =>
  withheld(column, words('What lies sealed is told in words beside it.'));

/** For the column that says whose a row is. */
export const ofTheReader = <Builder extends PgColumnBuilderBase>(column: Builder) =>
  withheld(column, words('That an entry is yours is not said again in each of them.'));

/** For the hash of a secret that is part of a link. */
export const secretTrace = <Builder extends PgColumnBuilderBase>(column: Builder) =>
  withheld(column, words('With it somebody could test guesses at a link.'));

export const yesOrNo = { true: words('Yes', 'personal data columns'), false: words('No', 'personal data columns') };
