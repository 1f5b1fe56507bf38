// One family's plan as our team sees it: people, money, papers, steps and promises in one place, and how far it has come.
import { PlanDocuments } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { FamilyRole } from './families/rights.ts';
import { PlanId } from './ids.ts';
import { PlanMoney } from './payments.ts';
import { PlanLine } from './plan-lines.ts';
import { Plan, PlanStatus } from './plans.ts';
import { QueueEntry, QueueLine } from './queue.ts';
import { TimelineEvent } from './timelines.ts';
import { z } from './zod.ts';

/** What still stands in the way of a step. */
export const stepBlockers = [
  'archived',
  'deposit',
  'balance',
  'date',
  'service-ahead',
  'permit',
  'papers',
  'promises',
] as const;
export const StepBlocker = z.enum(stepBlockers);
export type StepBlocker = z.infer<typeof StepBlocker>;

/** A step that the plan can take from where it is; with nothing in its way, it may be taken. */
export const PlanStep = z.object({ to: PlanStatus, isBack: z.boolean(), blockers: z.array(StepBlocker) });
export type PlanStep = z.infer<typeof PlanStep>;

/** Null as a role: whoever made the plan, and is in no group. */
export const CasePerson = z.object({
  name: z.string(),
  email: z.string(),
  role: FamilyRole.nullable(),
  isOwner: z.boolean(),
});
export type CasePerson = z.infer<typeof CasePerson>;

export const CasePromise = QueueLine.pick({
  id: true,
  kind: true,
  madeAt: true,
  dueAt: true,
  keptAt: true,
  keptBy: true,
  owner: true,
  summary: true,
  isKeptByProvider: true,
  withdrawnAt: true,
}).extend({
  /** Notes, answers and letters. Of what is not about this plan they stand on its own page, where reading is written down. */
  written: z.array(QueueEntry),
});
export type CasePromise = z.infer<typeof CasePromise>;

export const CaseEvent = TimelineEvent.pick({
  id: true,
  title: true,
  timeframe: true,
  isOverdue: true,
  assignee: true,
});
export type CaseEvent = z.infer<typeof CaseEvent>;

export const PlanCase = z.object({
  plan: Plan,
  owner: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }),
  people: z.array(CasePerson),
  steps: z.array(PlanStep),
  money: PlanMoney,
  documents: PlanDocuments,
  /** The next ones that are not done. Null while the family has made no timeline. */
  timeline: z.array(CaseEvent).nullable(),
  /** Open ones first, then the newest. */
  promises: z.array(CasePromise),
  /** What the plan is to be made of, where a family has asked for another way since it paid something. */
  askedLines: z.array(PlanLine).nullable(),
});
export type PlanCase = z.infer<typeof PlanCase>;

const OnePlan = z.object({ planId: PlanId });

export const getCase = endpoint({
  method: 'GET',
  path: '/staff/plans/:planId',
  summary: 'A plan with its people, money, papers, steps and promises. That our team has looked is written down.',
  access: 'staff',
  params: OnePlan,
  returns: PlanCase,
  problems: ['path.not_found', 'plan.not_found'],
});

export const movePlan = endpoint({
  method: 'POST',
  path: '/staff/plans/:planId/status',
  summary: 'Takes a plan one step further, or one back. Refused while something stands in the way.',
  access: 'staff',
  params: OnePlan,
  body: z.object({
    /** Where it stood when it was read. */
    from: PlanStatus,
    to: PlanStatus,
    version: z.int(),
  }),
  returns: PlanCase,
  problems: ['path.not_found', 'plan.not_found', 'plan.changed_meanwhile', 'plan.step_blocked'],
});
