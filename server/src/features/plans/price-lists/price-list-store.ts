import { PriceListId } from '@evenlight/contract/ids';
import { type PriceList, PriceListWords } from '@evenlight/contract/price-lists';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { PlanScope } from '../access.ts';
import { planPriceLists } from './tables.ts';

/** In the order in which they were begun. */
export async function priceListsOf(db: Db, { planId }: PlanScope): Promise<PriceList[]> {
  const rows = await db
    .select()
    .from(planPriceLists)
    .where(eq(planPriceLists.planId, planId))
    .orderBy(asc(planPriceLists.createdAt), asc(planPriceLists.id));
  return rows.map((row) => ({
    id: PriceListId.parse(row.id),
    version: row.version,
    words: PriceListWords.parse(row),
  }));
}

/** The plan is locked by the caller. */
export async function putPriceList(db: Db, { planId }: PlanScope, list: PriceList, now: Date): Promise<void> {
  const { id, version, words } = list;
  const row = { ...words, version, updatedAt: now };
  await db
    .insert(planPriceLists)
    .values({ ...row, planId, id, createdAt: now })
    .onConflictDoUpdate({ target: [planPriceLists.planId, planPriceLists.id], set: row });
}

export async function removePriceList(db: Db, { planId }: PlanScope, id: PriceListId): Promise<void> {
  await db.delete(planPriceLists).where(and(eq(planPriceLists.planId, planId), eq(planPriceLists.id, id)));
}

export async function copyPriceLists(db: Db, from: PlanScope, to: PlanScope, now: Date): Promise<void> {
  for (const list of await priceListsOf(db, from)) await putPriceList(db, to, { ...list, version: 1 }, now);
}
