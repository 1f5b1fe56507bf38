import { CostLineId, CostWords, type SaidCost } from '@evenlight/contract/costs/cost-lines';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { PlanScope } from '../access.ts';
import { planCosts } from './tables.ts';

/** In the order in which they were first written down. */
export async function saidCosts(db: Db, { planId }: PlanScope): Promise<SaidCost[]> {
  const rows = await db
    .select()
    .from(planCosts)
    .where(eq(planCosts.planId, planId))
    .orderBy(asc(planCosts.createdAt), asc(planCosts.line));
  return rows.map((row) => ({
    line: CostLineId.parse(row.line),
    version: row.version,
    words: CostWords.parse(row),
  }));
}

/** The plan is locked by the caller. */
export async function putCost(db: Db, { planId }: PlanScope, cost: SaidCost, now: Date): Promise<void> {
  const { line, version, words } = cost;
  const row = { ...words, version, updatedAt: now };
  await db
    .insert(planCosts)
    .values({ ...row, planId, line, createdAt: now })
    .onConflictDoUpdate({ target: [planCosts.planId, planCosts.line], set: row });
}

export async function removeCost(db: Db, { planId }: PlanScope, line: CostLineId): Promise<void> {
  await db.delete(planCosts).where(and(eq(planCosts.planId, planId), eq(planCosts.line, line)));
}

/** For a copy of the plan: what was paid was paid for the first one, and is a price that was agreed in the other. */
export async function copyCosts(db: Db, from: PlanScope, to: PlanScope, now: Date): Promise<void> {
  for (const { words, line } of await saidCosts(db, from)) {
    const state = words.state === 'paid' ? 'agreed' : words.state;
    await putCost(db, to, { line, version: 1, words: { ...words, state } }, now);
  }
}
