// Three vendors for one family: those that suit its newest plan. Nobody can pay to be among them.
import { wallTimeAt } from '@evenlight/contract/dates';
import type { Plan } from '@evenlight/contract/plans';
import { faithTraditions } from '@evenlight/contract/traditions';
import { RECOMMENDED, type RecommendationReason, recommendationReasons } from '@evenlight/contract/vendors/vendor';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { numberOfCity } from '../venues/cities.ts';
import type { Asked } from './fitting.ts';
import { idsByInput, idsThatFit } from './search.ts';
import { findVendors } from './store.ts';
import { vendorSearchIndex as searchIndex } from './tables.ts';

/** How much each thing weighs: a wrong rite is worse than a long way. */
const WEIGHTS: Record<RecommendationReason, number> = { tradition: 8, city: 4, budget: 2, 'answers-in-time': 1 };
/** Whoever needs somebody this soon needs somebody who answers soon. */
const SOON_DAYS = 14;
const SOON_ANSWER_MINUTES = 24 * 60;

type Input = {
  tradition: Plan['faithTradition'];
  /** Its number; undefined while there is no venue. */
  city: number | undefined;
  budgetCents: number | null;
  isSoon: boolean;
};

export async function inputOf(db: Db, plan: Plan, now: Date): Promise<Input> {
  const today = wallTimeAt(now).date;
  const soon = wallTimeAt(new Date(now.getTime() + SOON_DAYS * 24 * 3_600_000)).date;
  return {
    tradition: plan.faithTradition,
    city: plan.venueLocation === null ? undefined : await numberOfCity(db, plan.venueLocation),
    budgetCents: plan.budget,
    isSoon: plan.serviceDate !== null && plan.serviceDate >= today && plan.serviceDate <= soon,
  };
}

/** The first three that are asked for anyway, unless a plan speaks for others. */
export async function recommended(db: Db, asked: Asked, input: Input | null) {
  const chosen = input ? await mostWanted(db, asked, input) : [];
  const first = chosen.length < RECOMMENDED ? await idsThatFit(db, asked, { limit: 2 * RECOMMENDED, offset: 0 }) : [];
  const weights = new Map(chosen.map(({ id, weight }) => [id, weight]));
  const ids = [...new Set([...weights.keys(), ...first])].slice(0, RECOMMENDED);
  const vendors = await findVendors(db, ids);
  return vendors.map((vendor) => ({ vendor, reasons: reasonsIn(weights.get(vendor.id) ?? 0) }));
}

/** The weights are powers of two, so their sum says which ones it was made of. */
function reasonsIn(weight: number): RecommendationReason[] {
  return recommendationReasons.filter((reason) => (weight & WEIGHTS[reason]) !== 0);
}

/** The weightiest reasons outweigh all others together: whoever has them comes first, and nobody else is looked at. */
async function mostWanted(db: Db, asked: Asked, input: Input) {
  const { tradition, city } = holdsFor(input);
  const weight = weightOf(input);
  for (const from of city ? [sql`${tradition} and ${city}`, tradition] : [tradition]) {
    const found = await idsByInput(db, asked, { weight, from, limit: RECOMMENDED });
    if (found.length === RECOMMENDED) return found;
  }
  return idsByInput(db, asked, { weight, from: sql`${weight} > 0`, limit: RECOMMENDED });
}

type Conditions = Partial<Record<RecommendationReason, SQL>>;

function holdsFor({ tradition, city, budgetCents, isSoon }: Input): Conditions & { tradition: SQL } {
  return {
    tradition: sql`${searchIndex.faiths} & ${1 << faithTraditions.indexOf(tradition)} <> 0`,
    ...(city !== undefined && { city: sql`${searchIndex.city} = ${city}` }),
    // A price per guest, or one that only begins somewhere, cannot be held against a budget.
    ...(budgetCents !== null && {
      budget: sql`${searchIndex.hasWholePrice} and ${searchIndex.maxCents} <= ${budgetCents}`,
    }),
    ...(isSoon && { 'answers-in-time': sql`${searchIndex.responseMinutes} <= ${SOON_ANSWER_MINUTES}` }),
  };
}

function weightOf(input: Input): SQL {
  const conditions: Conditions = holdsFor(input);
  const parts = recommendationReasons.flatMap((reason) => {
    const holds = conditions[reason];
    return holds ? [sql`case when ${holds} then ${sql.raw(String(WEIGHTS[reason]))} else 0 end`] : [];
  });
  return sql`(${sql.join(parts, sql` + `)})`;
}
