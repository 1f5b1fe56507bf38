// A choice that is put to the family. Whoever would rather not say says nothing, and nobody is shown who that was.
import { PackageTier } from '../catalogue.ts';
import { endpoint } from '../endpoint.ts';
import { lineOfText } from '../field-rules.ts';
import { DecisionOptionId, FamilyDecisionId, FamilyGroupId, VenueId } from '../ids.ts';
import { MOST_CENTS } from '../money.ts';
import { OwnText, TextLanguage } from '../translations.ts';
import { z } from '../zod.ts';
import { changingGroup, FamilyPerson, inGroup, ofGroup, writingTogether } from './group.ts';

export const QUESTION_MAX_LENGTH = 200;
export const OPTION_MAX_LENGTH = 120;
export const OPTIONS_MAX = 6;
export const OPEN_DECISIONS_MAX = 20;
/** Of what is over, so many at once; open ones are always shown. */
export const PAST_DECISIONS_SHOWN = 50;

export const decisionKinds = ['venues', 'packages', 'other'] as const;
export const DecisionKind = z.enum(decisionKinds);
export type DecisionKind = z.infer<typeof DecisionKind>;

/** `tied`: the time is up and two are level; somebody who settles things chooses. */
export const decisionStates = ['open', 'decided', 'tied', 'withdrawn'] as const;
export const DecisionState = z.enum(decisionStates);
export type DecisionState = z.infer<typeof DecisionState>;

export const DecisionOption = z.object({
  id: DecisionOptionId,
  label: OwnText,
  /** Where it is a package that is told in another language than the reader's. */
  language: TextLanguage,
  venueId: VenueId.nullable(),
  packageTier: PackageTier.nullable(),
  /** What the plan would cost with it; null where it has no price. Computed by the server. */
  cents: z.int().nullable(),
  /** Against the cheapest of them. */
  moreCents: z.int().nullable(),
  /** Shown once I have answered or the time is up, so that nobody follows the others. */
  votes: z.int().nullable(),
});
export type DecisionOption = z.infer<typeof DecisionOption>;

export const FamilyDecision = z.object({
  id: FamilyDecisionId,
  kind: DecisionKind,
  question: z.string(),
  options: z.array(DecisionOption),
  askedBy: FamilyPerson.nullable(),
  askedAt: z.iso.datetime(),
  deadline: z.iso.datetime(),
  state: DecisionState,
  /** What it came to. */
  chosenId: DecisionOptionId.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** The plan follows it: it was changed accordingly, or was so already. */
  isApplied: z.boolean(),
  /** Mine: an option, 'abstain', or null while I have not answered. */
  myAnswer: z.union([DecisionOptionId, z.literal('abstain')]).nullable(),
  answered: z.int(),
  /** How many have a voice; once it is over, how many had one at its end. */
  entitled: z.int(),
});
export type FamilyDecision = z.infer<typeof FamilyDecision>;

export const listFamilyDecisions = endpoint({
  method: 'GET',
  path: '/family-decisions',
  summary: 'What was put to the family: open ones first, then what is over, the latest first.',
  access: 'member',
  /** `before`: what is over and was asked before this one, without the open ones. */
  query: ofGroup.extend({ before: FamilyDecisionId.optional() }),
  returns: z.object({ decisions: z.array(FamilyDecision), hasEarlier: z.boolean() }),
  problems: inGroup,
});

/** Venues and tiers are named by id; the server knows what they are called and cost. */
export const NewDecision = z.object({
  groupId: FamilyGroupId,
  kind: DecisionKind,
  question: lineOfText(QUESTION_MAX_LENGTH),
  options: z
    .array(
      z.object({
        label: z.string().trim().max(OPTION_MAX_LENGTH).default(''),
        venueId: VenueId.nullish(),
        packageTier: PackageTier.nullish(),
      }),
    )
    .min(2)
    .max(OPTIONS_MAX),
  deadline: z.iso.datetime({ offset: true }),
  idempotencyKey: z.uuid(),
});
export type NewDecision = z.infer<typeof NewDecision>;

export const askFamily = endpoint({
  method: 'POST',
  path: '/family-decisions',
  summary: 'Put a choice to the family, with a day by which it is made.',
  access: 'member',
  status: 201,
  body: NewDecision,
  returns: FamilyDecision,
  problems: [
    ...changingGroup,
    'venue.not_found',
    'decision.options_alike',
    'decision.too_many',
    'decision.deadline_past',
  ],
  limits: writingTogether,
});

const OneDecision = z.object({ decisionId: FamilyDecisionId });
const onDecision = {
  method: 'POST',
  access: 'member',
  params: OneDecision,
  returns: FamilyDecision,
  problems: [...changingGroup, 'decision.not_found', 'decision.closed'],
  limits: writingTogether,
} as const;

export const answerDecision = endpoint({
  ...onDecision,
  path: '/family-decisions/:decisionId/answer',
  summary: 'Say which one, or that I would rather not. It can be changed until the time is up.',
  body: z.object({ answer: z.union([DecisionOptionId, z.literal('abstain')]) }),
});

export const closeDecision = endpoint({
  ...onDecision,
  path: '/family-decisions/:decisionId/close',
  summary: 'End it now, or choose between those that are level. Whoever asked may, and those who settle things.',
  body: z.object({ chosenId: DecisionOptionId.optional() }),
  problems: [...onDecision.problems, 'decision.not_decided'],
});

export const withdrawDecision = endpoint({
  ...onDecision,
  path: '/family-decisions/:decisionId/withdraw',
  summary: 'Take the question back.',
  body: z.object({}),
});

export const applyDecision = endpoint({
  ...onDecision,
  path: '/family-decisions/:decisionId/apply',
  summary: 'Change the plan as the family decided.',
  /** `agreedCents`: what the plan costs with it by now, where that is not what the family was told. */
  body: z.object({ agreedCents: z.int().min(0).max(MOST_CENTS).optional() }),
  problems: [
    ...onDecision.problems,
    ...(['plan.price_settled', 'plan.date_booked', 'plan.day_not_customary', 'venue.date_taken'] as const),
    ...(['plan.too_many_holds', 'decision.not_decided', 'decision.choice_gone', 'decision.price_changed'] as const),
  ],
});
