// Three vendors for one family: those that suit its newest plan. Nobody can pay to be among them.
import { wallTimeAt } from '@evenlight/contract/dates';
import type { Plan } from '@evenlight/contract/plans';
import { faithTraditions } from '@evenlight/contract/traditions';
import {
  RECOMMENDED,
  type RecommendationReason,
  type Vendor,
  VendorCity,
  vendorCities,
} from '@evenlight/contract/vendors/vendor';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { type Asked, idsByWish, idsThatFit } from './search.ts';
import { findVendors } from './store.ts';
import { vendorShelf as shelf } from './tables.ts';

/** How much each thing weighs: a wrong rite is worse than a long way. */
const WEIGHTS: Record<RecommendationReason, number> = { tradition: 8, city: 4, budget: 2, 'answers-in-time': 1 };
/** Whoever needs somebody this soon needs somebody who answers soon. */
const SOON_DAYS = 14;
const SOON_ANSWER_MINUTES = 24 * 60;

type Wish = {
  tradition: Plan['faithTradition'];
  city: VendorCity | undefined;
  budgetCents: number | null;
  isSoon: boolean;
};

export function wishOf(plan: Plan, now: Date): Wish {
  const today = wallTimeAt(now).date;
  const soon = wallTimeAt(new Date(now.getTime() + SOON_DAYS * 24 * 3_600_000)).date;
  return {
    tradition: plan.faithTradition,
    city: VendorCity.safeParse(plan.venueLocation).data,
    budgetCents: plan.budget,
    isSoon: plan.serviceDate !== null && plan.serviceDate >= today && plan.serviceDate <= soon,
  };
}

/** The first three that are asked for anyway, unless a plan speaks for others. */
export async function recommended(db: Db, asked: Asked, wish: Wish | null) {
  const chosen = wish ? await idsByWish(db, asked, weightOf(wish), RECOMMENDED) : [];
  const first = chosen.length < RECOMMENDED ? await idsThatFit(db, asked, { limit: 2 * RECOMMENDED, offset: 0 }) : [];
  const ids = [...new Set([...chosen, ...first])].slice(0, RECOMMENDED);
  const vendors = await findVendors(db, ids);
  return vendors.map((vendor) => ({ vendor, reasons: wish ? reasonsFor(vendor, wish) : [] }));
}

function weightOf({ tradition, city, budgetCents, isSoon }: Wish): SQL {
  const weigh = (reason: RecommendationReason, holds: SQL) =>
    sql`case when ${holds} then ${sql.raw(String(WEIGHTS[reason]))} else 0 end`;
  const parts = [weigh('tradition', sql`${shelf.faiths} & ${1 << faithTraditions.indexOf(tradition)} <> 0`)];
  if (city) parts.push(weigh('city', sql`${shelf.city} = ${vendorCities.indexOf(city)}`));
  if (budgetCents !== null) parts.push(weigh('budget', sql`${shelf.maxCents} <= ${budgetCents}`));
  if (isSoon) parts.push(weigh('answers-in-time', sql`${shelf.responseMinutes} <= ${SOON_ANSWER_MINUTES}`));
  return sql`(${sql.join(parts, sql` + `)})`;
}

function reasonsFor(vendor: Vendor, { tradition, city, budgetCents, isSoon }: Wish): RecommendationReason[] {
  const highest = vendor.maxPrice ?? vendor.minPrice;
  const { responseMinutes } = vendor;
  const held: Record<RecommendationReason, boolean> = {
    tradition: vendor.faithTraditions.includes(tradition),
    city: vendor.location === city,
    budget: budgetCents !== null && highest !== null && highest * 100 <= budgetCents,
    'answers-in-time': isSoon && responseMinutes !== null && responseMinutes <= SOON_ANSWER_MINUTES,
  };
  return (['tradition', 'city', 'budget', 'answers-in-time'] as const).filter((reason) => held[reason]);
}
