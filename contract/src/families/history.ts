// How the plan came to be, and the way back to an earlier version of it.
import { endpoint } from '../endpoint.ts';
import { FamilyGroupId } from '../ids.ts';
import { MOST_CENTS } from '../money.ts';
import { PlanChange } from '../plan-versions.ts';
import { Plan, PlanDetails } from '../plans.ts';
import { ClergyConsent } from '../schedules.ts';
import { OwnText, TextLanguage } from '../translations.ts';
import { z } from '../zod.ts';
import {
  changingGroup,
  inGroup,
  ofGroup,
  readingTogether,
  VERSION_MAX,
  VersionNumber,
  writingTogether,
} from './group.ts';

export const CHANGE_DESCRIPTION_MAX_LENGTH = 200;
export const VERSIONS_SHOWN = 50;

export const PlanVersion = z.object({
  id: z.string(),
  versionNumber: z.int(),
  /** What its author said about it; empty where nothing was said. */
  changeDescription: z.string(),
  /** Null when they have left. */
  changedBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Against the version before it. */
  changes: z.array(PlanChange),
});
export type PlanVersion = z.infer<typeof PlanVersion>;

export const listFamilyVersions = endpoint({
  method: 'GET',
  path: '/plan-versions',
  summary: 'The versions of the group’s plan, newest first.',
  access: 'member',
  /** `before`: those older than this one. */
  query: ofGroup.extend({ before: VersionNumber.optional() }),
  returns: z.object({ versions: z.array(PlanVersion), hasEarlier: z.boolean() }),
  problems: inGroup,
});

export const compareFamilyVersions = endpoint({
  method: 'GET',
  path: '/plan-versions/compare',
  summary: 'What is different between two versions.',
  access: 'member',
  query: ofGroup.extend({ from: VersionNumber, to: VersionNumber }),
  returns: z.object({ changes: z.array(PlanChange) }),
  problems: [...inGroup, 'version.not_found'],
});

const standing = [
  ...(['plan.changed_meanwhile', 'plan.price_settled', 'plan.date_booked', 'plan.day_not_customary'] as const),
  ...(['venue.date_taken', 'plan.too_many_holds'] as const),
] as const;

export const saveFamilyPlan = endpoint({
  method: 'POST',
  path: '/plan-versions',
  summary: 'Save changes of the plan as its next version, with a few words about them.',
  access: 'member',
  status: 201,
  body: z.object({
    groupId: FamilyGroupId,
    changeDescription: z.string().trim().max(CHANGE_DESCRIPTION_MAX_LENGTH).default(''),
    details: PlanDetails.partial(),
    ...ClergyConsent.shape,
    /** The version the change was made from. */
    version: z.int(),
  }),
  returns: Plan,
  problems: [...changingGroup, ...standing],
  limits: writingTogether,
});

export const keptParts = ['package', 'addon', 'venue', 'serviceDate'] as const;
/** Why: not offered any more, taken by others, not customary without the clergy's word, or gone by. */
export const keptReasons = ['gone', 'taken', 'not_customary', 'past'] as const;
/** What an earlier version had and cannot come back: that part of the plan stays as it is now. */
export const KeptPart = z.object({
  part: z.enum(keptParts),
  /** As it was in that version: a name, or a day. */
  was: OwnText,
  language: TextLanguage,
  reason: z.enum(keptReasons),
});
export type KeptPart = z.infer<typeof KeptPart>;

const Restored = Plan.extend({
  kept: z.array(KeptPart),
  /** What the plan costs with it. */
  totalCents: z.int(),
});
const restoring = [...standing, 'version.not_found'] as const;

export const previewFamilyRestore = endpoint({
  method: 'GET',
  path: '/plan-versions/restore',
  summary: 'The plan as it would be with an earlier version brought back, and what would stay. Nothing is changed.',
  access: 'member',
  query: ofGroup.extend({ versionNumber: VersionNumber }),
  returns: Restored,
  problems: [...changingGroup, ...restoring],
  limits: readingTogether,
});

export const restoreFamilyVersion = endpoint({
  method: 'POST',
  path: '/plan-versions/restore',
  summary: 'Bring back what the plan was in an earlier version as far as it can be had, as its next one.',
  access: 'member',
  body: z.object({
    groupId: FamilyGroupId,
    versionNumber: z.int().positive().max(VERSION_MAX),
    version: z.int(),
    /** What the plan would cost with it, as it was shown before. */
    agreedCents: z.int().min(0).max(MOST_CENTS),
  }),
  returns: Restored,
  problems: [...changingGroup, ...restoring, 'decision.price_changed'],
  limits: writingTogether,
});

export const getFamilyPlan = endpoint({
  method: 'GET',
  path: '/family-groups/:groupId/plan',
  summary: 'The group’s plan as it stands.',
  access: 'member',
  params: ofGroup,
  returns: Plan,
  problems: inGroup,
});
