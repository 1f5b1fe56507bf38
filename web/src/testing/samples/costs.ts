// All that a plan will cost, as the server tells it.
import type { PlanCosts } from '@evenlight/contract/costs';
import type { CostLine } from '@evenlight/contract/costs/cost-lines';
import { estimateOf } from '@evenlight/contract/estimates';
import type { Plan } from '@evenlight/contract/plans';
import { aPlan } from './plans';

export function aCostLine(facts: Partial<CostLine> & Pick<CostLine, 'id'>): CostLine {
  return {
    state: 'unknown',
    figure: null,
    source: null,
    because: null,
    heldIn: [],
    isAsked: false,
    quotes: [],
    fact: null,
    copies: null,
    said: null,
    version: 0,
    ...facts,
  };
}

/** Our price, and a grave of which nothing is known. */
export function costsOf(plan: Plan = aPlan(), facts: Partial<PlanCosts> = {}): PlanCosts {
  const { title, personName, language, lines, serviceDate } = plan;
  const { faithTradition, packageTradition, packageName, packageTier, way, pricedWay, serviceType } = plan;
  const estimate = estimateOf(lines);
  return {
    planId: plan.id,
    planNumber: plan.number,
    calledName: plan.calledName,
    mayEdit: true,
    budgetCents: plan.budget,
    statement: {
      planTitle: title,
      personName,
      faithTradition,
      packageTradition,
      packageName,
      language,
      packageTier,
      way,
      pricedWay,
      serviceType,
      lines,
      serviceDate,
      venue: null,
      ...estimate,
      adjustments: [],
      notIncluded: [],
      asOf: plan.updatedAt,
    },
    lines: [aCostLine({ id: 'plot' })],
    isSecured: false,
    money: { paidCents: 0, promisedCents: 0, balanceCents: estimate.totalCents, shares: [] },
    unplaced: [],
    ...facts,
  };
}
