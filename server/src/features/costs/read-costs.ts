// All that a plan will cost, from every place that knows a part of it.
import type { PlanCosts } from '@evenlight/contract/costs';
import { costLinesOf, type Known } from '@evenlight/contract/costs/cost-lines';
import { factOfKind } from '@evenlight/contract/costs/kinds';
import { wallTimeAt } from '@evenlight/contract/dates';
import type { QuoteRequest } from '@evenlight/contract/vendors/inquiries';
import type { Db } from '../../platform/database/database.ts';
import { datedFactsOf } from '../facts/tell-facts.ts';
import type { Cashier } from '../payments/cashier.ts';
import { moneyOf } from '../payments/money.ts';
import type { PlanScope } from '../plans/access.ts';
import { saidCosts } from '../plans/costs/cost-store.ts';
import { planIn } from '../plans/plan-store.ts';
import { restOfPlan } from '../plans/resting-place/resting-place-store.ts';
import type { KnownPlan } from '../plans/rules.ts';
import { statementOfPlan } from '../plans/statement/statement.ts';
import type { RestAccess } from '../resting-places/access.ts';
import { inquiriesOf } from '../resting-places/inquiry-store.ts';
import { requestsOfPlan } from '../vendors/inquiries/requests-of-plan.ts';
import { costQuotesIn } from './quotes-of-plan.ts';
import { priceChanges } from './read-price-changes.ts';

const factKeys = [...Object.values(factOfKind), 'copy.count'] as const;

type Reading = { cashier: Cashier; now: Date };

export async function readCosts(db: Db, access: RestAccess, { cashier, now }: Reading): Promise<PlanCosts> {
  const { scope, member, mayEdit } = access;
  const isOwner = scope.userId === member.userId;
  const plan = await planIn(db, scope, now);
  const { ofPlan, ofNone } = await requestsOfPlan(db, scope.userId, scope.planId);
  const money = await moneyOf(db, plan, cashier, now);
  return {
    planId: plan.id,
    planNumber: plan.number,
    calledName: plan.calledName,
    mayEdit,
    budgetCents: plan.budget,
    statement: await statementOfPlan(db, plan, now),
    lines: costLinesOf(await knownOf(db, scope, { plan, requests: ofPlan, now })),
    priceChanges: await priceChanges(db, scope, { plan, requests: ofPlan, now }),
    isSecured: money.isSecured,
    money: isOwner ? forOwner(money) : null,
    unplaced: isOwner ? ofNone.map(asUnplaced) : [],
  };
}

type OfPlan = { plan: KnownPlan; requests: QuoteRequest[]; now: Date };

/** What is known of the prices of others. */
export async function knownOf(db: Db, scope: PlanScope, { plan, requests, now }: OfPlan): Promise<Known> {
  const { way, serviceType, faithTradition, lines } = plan;
  const { words: rest } = await restOfPlan(db, scope);
  const inquiries = await inquiriesOf(db, scope);
  const facts = await datedFactsOf(db, { keys: factKeys, now });
  return {
    way,
    serviceType,
    faithTradition,
    lines,
    rest,
    facts: Object.fromEntries(facts.map((fact) => [fact.key, fact])),
    quotes: costQuotesIn(requests, wallTimeAt(now).date),
    isCemeteryAsked: inquiries.some(({ state }) => state === 'asked'),
    said: await saidCosts(db, scope),
  };
}

function forOwner({ paidCents, promisedCents, balanceCents, shares }: Awaited<ReturnType<typeof moneyOf>>) {
  const asked = shares.filter(({ state }) => state !== 'ended');
  return {
    paidCents,
    promisedCents,
    balanceCents,
    shares: asked.map(({ name, cents, state }) => ({ name, cents, state })),
  };
}

type Request = Awaited<ReturnType<typeof requestsOfPlan>>['ofNone'][number];

function asUnplaced({ id: requestId, sentAt, inquiries }: Request) {
  return { requestId, sentAt, vendorNames: inquiries.map(({ vendor }) => vendor.name) };
}
