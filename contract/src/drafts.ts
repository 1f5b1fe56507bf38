// The draft of a plan: what the wizard holds before anything is saved. Kept in the browser, and for members on the
// server too, so that a plan begun on a phone goes on at a desk.
import { PackageTier } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { VenueId } from './ids.ts';
import { PlanDetails } from './plans.ts';
import { FaithTradition, PackagedTradition } from './traditions.ts';
import { Way } from './ways.ts';
import { z } from './zod.ts';

export const WIZARD_STEPS = 5;
/** One change a second for a lifetime; PostgreSQL's integers end a little later. */
const REVISION_MAX = 2_000_000_000;

export const PlanningDraft = z.object({
  /** Becomes the save key: one draft makes one plan, however often it is sent. */
  id: z.uuid(),
  planIntent: PlanDetails.shape.planIntent,
  /** Whom it is for. Older drafts do not say. */
  personName: PlanDetails.shape.personName.default(''),
  calledName: PlanDetails.shape.calledName.default(''),
  relation: PlanDetails.shape.relation.default(''),
  /** What happens with the body; null while nobody has said anything. */
  way: Way.nullable().default(null),
  wayAgreed: PlanDetails.shape.wayAgreed.default(null),
  faithTradition: FaithTradition.nullable(),
  branch: PlanDetails.shape.branch,
  packageTradition: PackagedTradition.nullable(),
  packageTier: PackageTier.nullable(),
  declinedLines: z.array(z.string().max(200)).max(100),
  /** Of what is a choice, what somebody chose. Older drafts say nothing about it: there nobody was asked. */
  chosenLines: z.array(z.string().max(200)).max(100).default([]),
  venueId: VenueId.nullable(),
  serviceDate: PlanDetails.shape.serviceDate,
  /** By name, as in a plan. */
  addons: z.array(z.string().max(200)).max(100),
  budget: PlanDetails.shape.budget,
});
export type PlanningDraft = z.infer<typeof PlanningDraft>;

const KeptDraft = z.object({ draft: PlanningDraft, revision: z.int(), savedAt: z.iso.datetime() });

export const getPlanningDraft = endpoint({
  method: 'GET',
  path: '/planning-draft',
  summary: 'My unfinished plan, from whichever device I last worked on it.',
  access: 'member',
  returns: KeptDraft.partial(),
  problems: ['session.required'],
});

export const keepPlanningDraft = endpoint({
  method: 'PUT',
  path: '/planning-draft',
  summary: 'Keep my unfinished plan. Refused when another device has changed it since the revision named here.',
  access: 'member',
  body: z.object({ draft: PlanningDraft, revision: z.int().min(0).max(REVISION_MAX) }),
  returns: KeptDraft,
  problems: ['session.required', 'draft.changed_elsewhere'],
  // A change every second for half an hour; typing is gathered before it is sent.
  limits: [{ per: 'person', times: 1800, seconds: 3600 }],
});

export const dropPlanningDraft = endpoint({
  method: 'DELETE',
  path: '/planning-draft',
  summary: 'Forget my unfinished plan.',
  access: 'member',
  problems: ['session.required'],
});
