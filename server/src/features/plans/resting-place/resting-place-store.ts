import { nothingYet, placesOfAshes, RestingPlaceWords, ticksFrom } from '@evenlight/contract/resting-places';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { PlanScope } from '../access.ts';
import { planRestingPlaces } from './tables.ts';

/** The names under which the cemetery of our directory was told. */
type ListedAs = { listedName: string; listedTown: string };
export type KeptRest = ListedAs & { version: number; words: RestingPlaceWords };

/** Of a plan for which nothing was written down, nothing is known yet. */
export async function restOfPlan(db: Db, { planId }: PlanScope): Promise<KeptRest> {
  const [row] = await db.select().from(planRestingPlaces).where(eq(planRestingPlaces.planId, planId));
  if (!row) return { version: 0, words: nothingYet, listedName: '', listedTown: '' };
  const { version, listedName, listedTown } = row;
  const done = ticksFrom(row.done, placesOfAshes(row));
  return { version, words: RestingPlaceWords.parse({ ...row, done }), listedName, listedTown };
}

/** The plan is locked by the caller. */
export async function putRest(db: Db, { planId }: PlanScope, rest: KeptRest, updatedAt: Date): Promise<void> {
  const { words, ...kept } = rest;
  const row = { ...words, ...kept, updatedAt };
  await db
    .insert(planRestingPlaces)
    .values({ ...row, planId })
    .onConflictDoUpdate({ target: planRestingPlaces.planId, set: row });
}

/** For a copy of the plan. */
export async function copyRest(db: Db, from: PlanScope, to: PlanScope, now: Date): Promise<void> {
  const rest = await restOfPlan(db, from);
  if (rest.version > 0) await putRest(db, to, { ...rest, version: 1 }, now);
}
