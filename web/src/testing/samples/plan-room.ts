// Everything that the rooms around one plan ask for.
import { getSession } from '@evenlight/contract/accounts';
import { listAddons, listPackages } from '@evenlight/contract/catalogue';
import { listPlanPromises } from '@evenlight/contract/concierge';
import { getCosts } from '@evenlight/contract/costs';
import { type DocumentSlot, listPlanDocuments, type PlanDocuments } from '@evenlight/contract/documents';
import { listDatedFacts } from '@evenlight/contract/facts';
import { getKeptHelp } from '@evenlight/contract/help-to-pay/kept-help';
import { depositOf, getPlanMoney, type PlanMoney } from '@evenlight/contract/payments';
import { getPlan, type Plan } from '@evenlight/contract/plans';
import { getRestingPlace } from '@evenlight/contract/resting-places';
import { listTeamActions } from '@evenlight/contract/team-actions';
import {
  defaultOptions,
  getTimeline,
  noAnswers,
  type Timeline,
  type TimelineEvent,
} from '@evenlight/contract/timelines';
import { type FakeServer, fakeServer } from '../fake-server';
import { aUser } from './accounts';
import { costsOf } from './costs';
import { factsToAsk } from './facts';
import { someHelp } from './help-to-pay';
import { packagesOf } from './planning';
import { aRest } from './resting-places';

/** Nothing is paid yet. */
export function moneyOf(plan: Plan, facts: Partial<PlanMoney> = {}): PlanMoney {
  const totalCents = Number(plan.totalCost) * 100;
  const depositCents = depositOf(totalCents);
  return {
    planId: plan.id,
    totalCents,
    paidCents: 0,
    balanceCents: totalCents,
    promisedCents: 0,
    depositCents,
    isSecured: false,
    offers: { deposit: depositCents, full: totalCents },
    blocked: null,
    isUnderWay: false,
    isHeldElsewhere: false,
    trustPartner: null,
    isTest: true,
    payments: [],
    shares: [],
    refundRequest: null,
    ...facts,
  };
}

export function papersOf(plan: Plan, facts: Partial<PlanDocuments> = {}): PlanDocuments {
  const slot = (type: DocumentSlot['type']): DocumentSlot => ({
    type,
    isRequired: true,
    isNeededLater: false,
    isNone: false,
    isDone: false,
    documents: [],
  });
  return { planId: plan.id, slots: [slot('death-certificate'), slot('government-id')], isComplete: false, ...facts };
}

export function anEvent(id: string, title: string, facts: Partial<TimelineEvent> = {}): TimelineEvent {
  return {
    id,
    title,
    description: `About ${title}.`,
    category: 'preparation',
    importance: 'essential',
    timeframe: 'First day',
    duration: 'An hour',
    participants: ['Family'],
    location: 'At home',
    notes: '',
    remarks: [],
    faithSpecific: false,
    completed: false,
    completedAt: null,
    completedBy: null,
    startsOn: null,
    endsOn: null,
    isOverdue: false,
    isLater: false,
    assignee: '',
    familyNote: '',
    version: 0,
    ...facts,
  };
}

/** None was asked for yet, unless it is said when it was made. */
export function timelineOf(plan: Plan, facts: Partial<Timeline> = {}): Timeline {
  return {
    planId: plan.id,
    generatedAt: null,
    options: defaultOptions,
    answers: noAnswers,
    timeline: [],
    later: [],
    counts: [],
    askClergy: [],
    customs: [],
    notices: [],
    questions: [],
    handoffs: [],
    calendarAddressSince: null,
    ...facts,
  };
}

export const MADE_AT = '2026-11-03T12:00:00.000Z';

export function planRoom(plan: Plan, server = fakeServer()): FakeServer {
  return server
    .answers(getSession, aUser())
    .answers(getPlan, plan)
    .answers(listPlanDocuments, papersOf(plan))
    .answers(getPlanMoney, moneyOf(plan))
    .answers(getTimeline, timelineOf(plan))
    .answers(listTeamActions, [])
    .answers(listPlanPromises, [])
    .answers(listPackages, ({ query }) => packagesOf(query.faithTradition))
    .answers(listAddons, [])
    .answers(listDatedFacts, factsToAsk)
    .answers(getRestingPlace, aRest(plan.id))
    .answers(getCosts, costsOf(plan))
    .answers(getKeptHelp, someHelp(plan.id));
}
