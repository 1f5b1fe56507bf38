// The cities of the listings. Whoever adds a venue or a vendor in a new city adds the city with it.
import { and, asc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import type { RowFault } from '../../platform/sheets/sheet.ts';
import { cities, venues } from './tables.ts';

/** Each with its number; one that has none yet gets one. */
export async function numberCities(db: Db, names: readonly string[]): Promise<Map<string, number>> {
  const wanted = [...new Set(names)];
  const known = await numbersOf(db, wanted);
  const fresh = wanted.filter((name) => !known.has(name));
  if (fresh.length === 0) return known;
  await db
    .insert(cities)
    .values(fresh.map((name) => ({ name })))
    .onConflictDoNothing();
  return numbersOf(db, wanted);
}

async function numbersOf(db: Db, names: readonly string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .select()
    .from(cities)
    .where(inArray(cities.name, [...names]));
  return new Map(rows.map(({ name, number }) => [name, number]));
}

/** No city has it, so nothing is found there. */
const NO_CITY = -1;

/** For a city that somebody asks for, in whatever spelling: no listing is in one that nobody knows. */
export async function numberOfCity(db: Db, name: string): Promise<number> {
  return (await numbersOf(db, [name])).get(name) ?? NO_CITY;
}

/** By name, those in which something of this table is listed. */
export async function citiesIn(db: Db, listings: PgTable, isListedThere: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ name: cities.name })
    .from(cities)
    .where(exists(db.select({ is: sql`1` }).from(listings).where(isListedThere)))
    .orderBy(asc(cities.name));
  return rows.map(({ name }) => name);
}

export function venueCities(db: Db): Promise<string[]> {
  return citiesIn(db, venues, and(eq(venues.location, cities.name), eq(venues.isListed, true)));
}

type Listings = PgTable & { id: PgColumn; location: PgColumn; isListed: PgColumn };
type Written = { line: number; row: { location: string }; stored: { id: string } | null };

/** Two spellings of one city would be two cities in every list. Whoever writes all of them anew may change it. */
export async function citiesSpelledOtherwise(
  db: Db,
  listings: Listings,
  written: readonly Written[],
): Promise<RowFault[]> {
  const { id, location, isListed } = listings;
  const names = [...new Set(written.map(({ row }) => row.location.toLowerCase()))];
  const changing = written.flatMap(({ stored }) => stored?.id ?? []);
  const rows = await db
    .selectDistinct({ name: sql<string>`${location}` })
    .from(listings)
    .where(
      and(
        eq(isListed, true),
        sql`lower(${location}) = any (${sql.param(names)}::text[])`,
        sql`${id} <> all (${sql.param(changing)}::uuid[])`,
      ),
    );
  const spellings = new Map(rows.map(({ name }) => [name.toLowerCase(), name]));
  return written.flatMap(({ line, row }) => {
    const spelled = spellings.get(row.location.toLowerCase());
    if (!spelled || spelled === row.location) return [];
    return [{ line, column: 'location', sentence: `Other listings write this city ${spelled}` }];
  });
}
