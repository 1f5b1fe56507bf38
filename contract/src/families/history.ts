// How the plan came to be, and the way back to an earlier version of it.
import { endpoint } from '../endpoint.ts';
import { FamilyGroupId } from '../ids.ts';
import { Plan, PlanChange, PlanDetails } from '../plans.ts';
import { z } from '../zod.ts';
import { changingGroup, inGroup, ofGroup, writingTogether } from './group.ts';

export const CHANGE_DESCRIPTION_MAX_LENGTH = 200;

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
  query: ofGroup,
  returns: z.object({ versions: z.array(PlanVersion) }),
  problems: inGroup,
});

const versionNumber = z.coerce.number<string | number>().int().positive();

export const compareFamilyVersions = endpoint({
  method: 'GET',
  path: '/plan-versions/compare',
  summary: 'What is different between two versions.',
  access: 'member',
  query: ofGroup.extend({ from: versionNumber, to: versionNumber }),
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
    /** The version the change was made from. */
    version: z.int(),
  }),
  returns: Plan,
  problems: [...changingGroup, ...standing],
  limits: writingTogether,
});

export const restoreFamilyVersion = endpoint({
  method: 'POST',
  path: '/plan-versions/restore',
  summary: 'Bring back what the plan was in an earlier version, as its next one.',
  access: 'member',
  body: z.object({ groupId: FamilyGroupId, versionNumber: z.int().positive(), version: z.int() }),
  returns: Plan,
  problems: [...changingGroup, ...standing, 'version.not_found', 'venue.not_found'],
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
