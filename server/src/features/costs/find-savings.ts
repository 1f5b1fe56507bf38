// What else there is for a plan that would cost less. Only what can be undone to the cent is told.
import type { PlanSavings } from '@evenlight/contract/costs';
import { type Elsewise, savingsOf, waysToCompare } from '@evenlight/contract/costs/savings';
import { hasExamplePrices } from '@evenlight/contract/estimates';
import type { Way } from '@evenlight/contract/ways';
import type { Db } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { PlanScope } from '../plans/access.ts';
import { choicesAfter, choose } from '../plans/choose.ts';
import { planIn } from '../plans/plan-store.ts';
import { areSameLines, type KnownPlan, mayChangeVenue } from '../plans/rules.ts';
import { statementOfPlan } from '../plans/statement/statement.ts';
import { requestsOfPlan } from '../vendors/inquiries/requests-of-plan.ts';
import { cheaperVenue } from '../venues/similar-store.ts';
import { findVenue } from '../venues/store.ts';
import { knownOf } from './read-costs.ts';

export async function findSavings(db: Db, scope: PlanScope, now: Date): Promise<PlanSavings> {
  const plan = await planIn(db, scope, now);
  const { ofPlan } = await requestsOfPlan(db, scope.userId, scope.planId);
  const known = await knownOf(db, scope, { plan, requests: ofPlan, now });
  const { version, way, wayAgreed, declinedLines, addons, selectedVenue, serviceDate, isPriceSettled } = plan;
  const elsewise = { isPriceSettled, ways: await otherWays(db, plan), venues: await otherVenues(db, plan, now) };
  const isOver = plan.archivedAt !== null;
  return {
    now: {
      version,
      way,
      wayAgreed,
      declinedLines,
      addons: addons.map(({ name }) => name),
      venueId: selectedVenue?.id ?? null,
      serviceDate,
    },
    savings: isOver ? [] : savingsOf(known, await statementOfPlan(db, plan, now), elsewise),
  };
}

async function otherWays(db: Db, plan: KnownPlan): Promise<Elsewise['ways']> {
  if (plan.isPriceSettled) return [];
  const found = [];
  for (const way of waysToCompare(plan)) found.push(...(await inWay(db, plan, way)));
  return found;
}

/** Not where the plan would lose an add-on, nor where today's prices would make another figure of the way back. */
async function inWay(db: Db, plan: KnownPlan, way: Way): Promise<Elsewise['ways']> {
  try {
    const { chosen, lines } = await choose(db, choicesAfter(plan, { way }), plan);
    const there = { ...plan, ...chosen, pricedWay: chosen.way, lines };
    const { lines: back } = await choose(db, choicesAfter(there, before(plan)), there);
    const isExample = hasExamplePrices(lines) && !hasExamplePrices(plan.lines);
    const { serviceType } = chosen;
    return areSameLines(plan.lines, back) && !isExample ? [{ way, serviceType, lines }] : [];
  } catch (refusal) {
    if (refusal instanceof Problem) return [];
    throw refusal;
  }
}

function before({ way, declinedLines, addons }: KnownPlan) {
  return { way, declinedLines, addons: addons.map(({ name }) => name) };
}

/** A day that is kept or booked there is not given up for a lower price. */
async function otherVenues(db: Db, plan: KnownPlan, now: Date): Promise<Elsewise['venues']> {
  const { selectedVenue, venueCost, serviceDate, heldUntil, schedule, status, faithTradition } = plan;
  if (!selectedVenue || venueCost === null || !mayChangeVenue(status)) return [];
  if (heldUntil !== null || schedule?.mode === 'blocked') return [];
  const venue = await findVenue(db, selectedVenue.id, { day: undefined, now });
  // Its price has changed since it was told, so that there is no way back to the same figure.
  if (venue?.minCost !== venueCost) return [];
  const cheaper = await cheaperVenue(db, venue, { day: serviceDate ?? undefined, now, faithTradition });
  if (!cheaper) return [];
  const { id, name, location, isSample, minCost } = cheaper;
  return [{ venueId: id, name, location, isSample, cents: minCost }];
}
