import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { hotQuery } from '../../platform/database/hot-query.ts';
import { counties } from './tables.ts';

export type CountyRow = typeof counties.$inferSelect;

export function allCounties(db: Db): Promise<CountyRow[]> {
  return db.select().from(counties).orderBy(asc(counties.name), asc(counties.id));
}

const listedNames = hotQuery((db) =>
  db
    .select({ name: counties.name })
    .from(counties)
    .where(eq(counties.isListed, true))
    .orderBy(asc(counties.name))
    .prepare('county_names'),
);

/** By name, as they are told to families. */
export async function countyNames(db: Db): Promise<string[]> {
  return (await listedNames(db).execute()).map(({ name }) => name);
}

export async function keepCounties(db: Db, rows: readonly CountyRow[]): Promise<void> {
  if (rows.length === 0) return;
  const set = { name: sql`excluded.name`, isListed: sql`excluded.is_listed` };
  await db
    .insert(counties)
    .values([...rows])
    .onConflictDoUpdate({ target: counties.id, set });
}

/** Those of the samples, as long as samples are wanted. A county of that name that is ours stays as it is. */
export async function replaceSampleCounties(db: Db, rows: readonly Pick<CountyRow, 'id' | 'name'>[]): Promise<void> {
  const kept = rows.map(({ id }) => id);
  const others = kept.length > 0 ? notInArray(counties.id, kept) : undefined;
  await db.delete(counties).where(and(eq(counties.isSample, true), others));
  if (rows.length === 0) return;
  const samples = rows.map((row) => ({ ...row, isListed: true, isSample: true }));
  await db.insert(counties).values(samples).onConflictDoNothing();
}
