// What else there is for a plan that would cost less. Only what can be undone to the cent is told.
import type { PlanSavings } from '@evenlight/contract/costs';
import {
  type Elsewise,
  type LeftOut,
  linesToLeaveOut,
  savingsOf,
  waysToCompare,
} from '@evenlight/contract/costs/savings';
import { hasExamplePrices } from '@evenlight/contract/estimates';
import type { Db } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { PlanScope } from '../plans/access.ts';
import { type ChangedChoices, type Chosen, choicesAfter, choose } from '../plans/choose.ts';
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
  const { version, way, wayAgreed, declinedLines, addons, selectedVenue, serviceDate } = plan;
  const elsewise = { ...(await ofOurs(db, plan)), venues: await otherVenues(db, plan, now) };
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

/** Once the price is settled, lines and way are our team's to change. */
async function ofOurs(db: Db, plan: KnownPlan): Promise<Pick<Elsewise, 'without' | 'ways'>> {
  if (plan.isPriceSettled) return { without: [], ways: [] };
  const without = [];
  for (const leftOut of linesToLeaveOut(plan.lines)) {
    const there = await thereAndBack(db, plan, withoutLine(plan, leftOut));
    if (there) without.push({ leftOut, lines: there.lines });
  }
  const ways = [];
  for (const way of waysToCompare(plan)) {
    const there = await thereAndBack(db, plan, { way });
    if (there) ways.push({ way, serviceType: there.chosen.serviceType, lines: there.lines });
  }
  return { without, ways };
}

function withoutLine(plan: KnownPlan, { source, item, name: leftOut }: LeftOut): ChangedChoices {
  if (source === 'package') return { declinedLines: [...plan.declinedLines, item] };
  return { addons: plan.addons.map(({ name }) => name).filter((name) => name !== leftOut) };
}

/** Null where the plan would lose an add-on, and where today's catalogue would make another figure of the way back. */
async function thereAndBack(db: Db, plan: KnownPlan, change: ChangedChoices): Promise<Chosen | null> {
  try {
    const chosenThere = await choose(db, choicesAfter(plan, change), plan);
    const { chosen, lines } = chosenThere;
    const there = { ...plan, ...chosen, pricedWay: chosen.way, lines };
    const { lines: back } = await choose(db, choicesAfter(there, before(plan)), there);
    const isExample = hasExamplePrices(lines) && !hasExamplePrices(plan.lines);
    return areSameLines(plan.lines, back) && !isExample ? chosenThere : null;
  } catch (refusal) {
    if (refusal instanceof Problem) return null;
    throw refusal;
  }
}

function before({ way, declinedLines, addons }: KnownPlan): ChangedChoices {
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
