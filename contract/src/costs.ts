// The whole cost: our price, and all that others charge besides. What nobody knows yet stays open and is counted.
import { CostLine, CostLineId, CostWords, isKnownKind } from './costs/cost-lines.ts';
import { PriceChange } from './costs/price-changes.ts';
import { SAVINGS_MAX, Saving } from './costs/savings.ts';
import { endpoint } from './endpoint.ts';
import { brokenRule } from './field-rules.ts';
import { PlanId, QuoteRequestId, VenueId } from './ids.ts';
import { ShareState } from './shares.ts';
import { Statement } from './statements.ts';
import { Day } from './venues.ts';
import { Way, WayAgreement } from './ways.ts';
import { z } from './zod.ts';

export const PlanCosts = z.object({
  planId: PlanId,
  planNumber: z.string(),
  calledName: z.string(),
  /** False for those of the family who may read the plan only. */
  mayEdit: z.boolean(),
  budgetCents: z.int().nullable(),
  /** Our price. */
  statement: Statement,
  /** What others charge. */
  lines: z.array(CostLine),
  /** Since they were taken into the costs. */
  priceChanges: z.array(PriceChange),
  /** The deposit has come in. */
  isSecured: z.boolean(),
  /** What was paid to us, and who was asked to pay: for whoever made the plan, and null for their family. */
  money: z
    .object({
      paidCents: z.int(),
      promisedCents: z.int(),
      balanceCents: z.int(),
      shares: z.array(z.object({ name: z.string(), cents: z.int(), state: ShareState })),
    })
    .nullable(),
  /** What vendors were asked by somebody with several plans, while it is open for which one. Nobody else sees them. */
  unplaced: z.array(
    z.object({ requestId: QuoteRequestId, sentAt: z.iso.datetime(), vendorNames: z.array(z.string()) }),
  ),
});
export type PlanCosts = z.infer<typeof PlanCosts>;

const ofPlan = { access: 'member', returns: PlanCosts } as const;
const OnePlan = z.object({ planId: PlanId });

export const getCosts = endpoint({
  ...ofPlan,
  method: 'GET',
  path: '/funeral-plans/:planId/costs',
  summary: 'All that it will cost, ours and others’, for whoever made the plan and for their family group.',
  params: OnePlan,
  problems: ['session.required', 'plan.not_found'],
});

export const PlanSavings = z.object({
  /** The plan as it stands, for whoever wants to come back to it. */
  now: z.object({
    version: z.int(),
    way: Way,
    wayAgreed: WayAgreement.nullable(),
    declinedLines: z.array(z.string()),
    /** By name. */
    addons: z.array(z.string()),
    venueId: VenueId.nullable(),
    serviceDate: Day.nullable(),
  }),
  savings: z.array(Saving).max(SAVINGS_MAX),
});
export type PlanSavings = z.infer<typeof PlanSavings>;

export const listSavings = endpoint({
  method: 'GET',
  path: '/funeral-plans/:planId/costs/savings',
  summary: 'What would cost less, for whoever made the plan: at most three, each by itself.',
  access: 'member',
  params: OnePlan,
  returns: PlanSavings,
  problems: ['session.required', 'plan.not_found'],
});

export const saveCost = endpoint({
  ...ofPlan,
  method: 'PUT',
  path: '/funeral-plans/:planId/costs',
  summary: 'Write down what is known of one line that others charge. The other lines stay as they are.',
  params: OnePlan,
  body: z
    .object({
      line: CostLineId,
      /** Null takes back what was said; a line of the family’s own goes with it. */
      words: CostWords.nullable(),
      /** The version of this line that the change was made from. */
      version: z.int().min(0),
    })
    .refine(({ line, words }) => isKnownKind(line) || words?.name !== '', {
      ...brokenRule({ rule: 'required' }),
      path: ['words', 'name'],
    }),
  problems: ['session.required', 'plan.not_found', 'family.role_too_low', 'costs.changed_meanwhile', 'costs.too_many'],
  limits: [{ per: 'person', times: 240, seconds: 3600 }],
});

export const placeQuoteRequest = endpoint({
  ...ofPlan,
  method: 'PUT',
  path: '/funeral-plans/:planId/costs/requests/:requestId',
  summary: 'Say that what you asked vendors is for this plan, so that their quotes count in its costs.',
  params: z.object({ planId: PlanId, requestId: QuoteRequestId }),
  problems: ['session.required', 'plan.not_found', 'inquiry.not_found'],
  limits: [{ per: 'person', times: 240, seconds: 3600 }],
});
