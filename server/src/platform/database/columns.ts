// Column types that Drizzle does not have.
import { type Column, type SQL, sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Stretches of whole days, such as `{[2026-12-24,2026-12-27)}`: the last day is the one before the end. */
export const dayStretches = customType<{ data: string }>({ dataType: () => 'datemultirange' });

/** A moment in time. Birth, death and service days are plain dates instead. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * For a check constraint: some language, with its script or region where it needs one (`zh-Hant`). Which ones there are is
 * not said here, so that a new one needs no migration.
 */
export function languageCode(column: Column): SQL {
  return sql`${column} ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'`;
}

/** For a check constraint: the words that the column's type allows. Null is not checked. */
export function oneOf(column: Column, words: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;
}
