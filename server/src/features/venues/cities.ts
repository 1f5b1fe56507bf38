// The cities of the listings. Whoever adds a venue or a vendor in a new city adds the city with it.
import { and, asc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
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

export type Listings = PgTable & { id: PgColumn; location: PgColumn; isListed: PgColumn };
/** Beside these rows, which are about to be written anew. */
type Beside = { cities: readonly string[]; changing: readonly string[] };

/** These cities as listings of this table write them, in whatever letters. */
export async function spellingsIn(db: Db, listings: Listings, { cities, changing }: Beside): Promise<string[]> {
  const { id, location, isListed } = listings;
  const rows = await db
    .selectDistinct({ name: sql<string>`${location}` })
    .from(listings)
    .where(
      and(
        eq(isListed, true),
        sql`lower(${location}) = any (${sql.param(cities.map((city) => city.toLowerCase()))}::text[])`,
        sql`${id} <> all (${sql.param([...changing])}::uuid[])`,
      ),
    );
  return rows.map(({ name }) => name);
}
