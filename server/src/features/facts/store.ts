import type { FactKey } from '@evenlight/contract/facts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { FactRow } from './rules.ts';
import { datedFacts } from './tables.ts';

/** What has to be checked first: never looked up, then the soonest review. */
export function allFacts(db: Db): Promise<FactRow[]> {
  const { reviewBy, name, county } = datedFacts;
  return db
    .select()
    .from(datedFacts)
    .orderBy(sql`${reviewBy} asc nulls first`, asc(name), sql`${county} asc nulls first`);
}

export function listedFacts(db: Db, keys: readonly FactKey[]): Promise<FactRow[]> {
  return db
    .select()
    .from(datedFacts)
    .where(and(inArray(datedFacts.key, [...keys]), eq(datedFacts.isListed, true)));
}

export function datesOfListedFacts(db: Db): Promise<Pick<FactRow, 'checkedOn' | 'reviewBy'>[]> {
  const { checkedOn, reviewBy, isListed } = datedFacts;
  return db.select({ checkedOn, reviewBy }).from(datedFacts).where(eq(isListed, true));
}

export async function keepFacts(db: Db, rows: readonly FactRow[]): Promise<void> {
  for (const { id, ...fields } of rows)
    await db
      .insert(datedFacts)
      .values({ id, ...fields })
      .onConflictDoUpdate({ target: datedFacts.id, set: fields });
}
