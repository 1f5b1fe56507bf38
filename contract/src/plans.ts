// Plans: what a family wants for a service. The server names every price; a caller names only choices.
import { NAME_MAX_LENGTH } from './accounts.ts';
import { PackageTier } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { brokenRule, lineOfText } from './field-rules.ts';
import { PlanId, UserId, VenueId } from './ids.ts';
import { Adjustment, PlanAddon, PlanLine } from './plan-lines.ts';
import { ClergyConsent, Schedule } from './schedules.ts';
import { DayRefusal } from './service-days.ts';
import { FaithTradition, PackagedTradition, PlanIntent, ServiceType } from './traditions.ts';
import { OwnText, TextLanguage } from './translations.ts';
import { Day } from './venues.ts';
import { Way, WayAgreement } from './ways.ts';
import { z } from './zod.ts';

export const TITLE_MAX_LENGTH = 120;
/** A family's own word for its branch or tradition. */
export const BRANCH_MAX_LENGTH = 60;
/** Ten million dollars: above any service, and far from where sums of cents would go wrong. */
export const BUDGET_MAX_CENTS = 1_000_000_000;
/** What a family calls somebody at home. */
export const CALLED_NAME_MAX_LENGTH = 60;
/** Who somebody is to the person who plans. Whoever is none of them is told in the family's own word. */
export const knownRelations = ['myself', 'mother', 'father', 'partner', 'child', 'sibling', 'friend', 'other'] as const;
export type KnownRelation = (typeof knownRelations)[number];
/** More than any catalogue offers. */
const CHOICES_MAX = 100;

export const planStatuses = ['draft', 'active', 'in-progress', 'completed'] as const;
export const PlanStatus = z.enum(planStatuses);
export type PlanStatus = z.infer<typeof PlanStatus>;

const Branch = z.union([z.literal(''), lineOfText(BRANCH_MAX_LENGTH)]);

/** What a family can say about a plan besides what it costs. All of it may stay unsaid. */
export const PlanDetails = z.object({
  title: lineOfText(TITLE_MAX_LENGTH),
  planIntent: PlanIntent.nullable(),
  branch: Branch,
  /** Whole cents; shown beside the estimate, and never more than that. */
  budget: z.int().min(0).max(BUDGET_MAX_CENTS).nullable(),
  personName: z.union([z.literal(''), lineOfText(NAME_MAX_LENGTH)]),
  /** What the family calls them, such as Amma. */
  calledName: z.union([z.literal(''), lineOfText(CALLED_NAME_MAX_LENGTH)]),
  /** A word of `knownRelations`, or the family's own. */
  relation: z.union([z.literal(''), lineOfText(BRANCH_MAX_LENGTH)]),
  /** Who said that the way is right although it is not customary; null while nobody had to, or has. */
  wayAgreed: WayAgreement.nullable(),
  dateOfBirth: Day.nullable(),
  dateOfDeath: Day.nullable(),
  /** A death after sunset belongs to the next day of some calendars. */
  afterSunset: z.boolean().nullable(),
  serviceDate: Day.nullable(),
});
export type PlanDetails = z.infer<typeof PlanDetails>;

const packageMissing = brokenRule({ rule: 'custom', sentence: 'Please select a service package' });

/** What is chosen from the catalogue. Prices that are sent along are not read. */
export const PlanChoices = z.object({
  faithTradition: FaithTradition,
  /** For families of a tradition without packages, who start from another one's. */
  packageTradition: PackagedTradition.nullish(),
  packageTier: z
    .unknown()
    .refine((tier) => tier !== undefined && tier !== null && tier !== '', packageMissing)
    .pipe(PackageTier),
  packageName: z.string().max(200).optional(),
  /** What happens with the body. Left out, the kind of service says it, and otherwise nobody knows yet. */
  way: Way.optional(),
  /** For callers that know no ways: another one than the plan's sets its way. */
  serviceType: ServiceType.optional(),
  addons: z
    .array(z.object({ name: z.string().max(200) }))
    .max(CHOICES_MAX)
    .default([]),
  /** Left out, the package stands as it is offered: whole, without what is a choice. */
  declinedLines: z.array(z.string().max(200)).max(CHOICES_MAX).optional(),
});

export const Plan = PlanDetails.extend({
  /** The family has said that the service has been on `serviceDate`. See past-services.ts. */
  serviceHasBeen: z.boolean(),
  id: PlanId,
  /** Short, for speaking and for papers. It opens nothing. */
  number: z.string(),
  userId: UserId,
  faithTradition: FaithTradition,
  packageTradition: PackagedTradition,
  way: Way,
  /** The way that the lines are made for: another one until our team has settled the price of a later choice. */
  pricedWay: Way,
  /** It follows from the way. */
  serviceType: ServiceType,
  packageTier: PackageTier,
  /** Its own, or whom it is for: 'For Amma'. The package's name as long as neither is known. */
  title: OwnText,
  /** Whether the title is the family's own. */
  isTitled: z.boolean(),
  packageName: OwnText,
  /** Of the package's name. */
  language: TextLanguage,
  basePrice: z.string(),
  addons: z.array(PlanAddon),
  declinedLines: z.array(z.string()),
  lines: z.array(PlanLine),
  /** Package and add-ons, without the venue. */
  estimatedCost: z.string(),
  /** With the venue and confirmed adjustments. */
  totalCost: z.string(),
  adjustments: z.array(Adjustment),
  /** The total, were everything confirmed that the family has asked for. */
  projectedCost: z.string(),
  /** Set when our team closes the plan. */
  finalCost: z.string().nullable(),
  selectedVenue: z.object({ id: VenueId, name: z.string(), isSample: z.boolean() }).nullable(),
  venueName: z.string().nullable(),
  venueLocation: z.string().nullable(),
  /** Cents, as for every venue. */
  venueCost: z.int().nullable(),
  /** Until when the venue keeps the date for this family; null when nothing is held. */
  heldUntil: z.iso.datetime().nullable(),
  schedule: Schedule.nullable(),
  /** That the family's clergy agreed to the service date, where the tradition would not have it. */
  clergyConsent: z.object({ refusal: DayRefusal, clergyName: z.string(), at: z.iso.datetime() }).nullable(),
  status: PlanStatus,
  /** Something is paid for it, or it is closed: our team changes lines and package together with the family. */
  isPriceSettled: z.boolean(),
  version: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  archivedAt: z.iso.datetime().nullable(),
});
export type Plan = z.infer<typeof Plan>;

const OnePlan = z.object({ planId: PlanId });
const writing = [{ per: 'person', times: 240, seconds: 3600, across: 'plans' }] as const;
/** Each new plan is a promise of ours to call somebody; a family makes a few. */
const making = [{ per: 'person', times: 30, seconds: 3600, across: 'new plans' }] as const;
/** What can stand in the way of any change. */
const changing = [
  'plan.not_found',
  'plan.price_settled',
  'plan.date_booked',
  'plan.day_not_customary',
  'venue.date_taken',
  'plan.too_many_holds',
] as const;

/** Idempotency key of saving: sent again, it finds the plan it made the first time, and brings it up to date. */
const SaveKey = z.uuid().optional();

export const createPlan = endpoint({
  method: 'POST',
  path: '/funeral-plans',
  summary: 'Save a plan, with its venue if one is chosen. Tradition and tier name the package; amounts are computed.',
  access: 'member',
  visitorProblem: 'plan.user_required',
  status: 201,
  body: PlanDetails.partial().extend({
    ...PlanChoices.shape,
    ...ClergyConsent.shape,
    venueId: VenueId.nullish(),
    /** Only one's own; anybody else's is refused. */
    userId: z.string().max(100).optional(),
    saveKey: SaveKey,
  }),
  returns: Plan,
  problems: ['plan.user_required', 'plan.foreign_user', ...changing, 'venue.not_found'],
  limits: making,
});

export const getPlan = endpoint({
  method: 'GET',
  path: '/funeral-plans/:planId',
  summary: 'One plan of mine.',
  access: 'member',
  params: OnePlan,
  returns: Plan,
  problems: ['session.required', 'plan.not_found'],
});

export const updatePlan = endpoint({
  method: 'PUT',
  path: '/funeral-plans/:planId',
  summary: 'Change choices or details of a plan; every change makes a version. Amounts are computed.',
  access: 'member',
  params: OnePlan,
  body: PlanDetails.partial().extend({
    ...ClergyConsent.shape,
    faithTradition: PlanChoices.shape.faithTradition.optional(),
    packageTradition: PlanChoices.shape.packageTradition,
    packageTier: PackageTier.optional(),
    packageName: PlanChoices.shape.packageName,
    way: PlanChoices.shape.way,
    serviceType: PlanChoices.shape.serviceType,
    addons: PlanChoices.shape.addons.unwrap().optional(),
    declinedLines: PlanChoices.shape.declinedLines,
    /** For a day that was wished for and has gone by. One that is over when it is entered says so by itself. */
    serviceHasBeen: z.literal(true).optional(),
    userId: z.string().max(100).optional(),
    /** The version the change was made from; left out, it applies to whatever stands. */
    version: z.int().optional(),
  }),
  returns: Plan,
  problems: ['session.required', 'plan.foreign_user', 'plan.changed_meanwhile', ...changing],
  limits: writing,
});

const ownPlans = {
  method: 'GET',
  access: 'member',
  params: z.object({ userId: UserId }),
  returns: z.array(Plan),
  problems: ['session.required', 'user.not_found'],
} as const;

export const listPlans = endpoint({
  ...ownPlans,
  path: '/users/:userId/plans',
  summary: 'My plans, newest first, archived ones among them.',
});

export const listPlansByUser = endpoint({
  ...ownPlans,
  path: '/funeral-plans/user/:userId',
  summary: 'The same list at its other address.',
});

export const duplicatePlan = endpoint({
  method: 'POST',
  path: '/funeral-plans/:planId/duplicate',
  summary: 'A copy of a plan, to try something else. It holds no date.',
  access: 'member',
  status: 201,
  params: OnePlan,
  body: z.object({ saveKey: SaveKey }),
  returns: Plan,
  problems: ['session.required', 'plan.not_found'],
  limits: making,
});

const archiving = {
  method: 'POST',
  access: 'member',
  params: OnePlan,
  returns: Plan,
  problems: ['session.required', ...changing],
  limits: writing,
} as const;

export const archivePlan = endpoint({
  ...archiving,
  path: '/funeral-plans/:planId/archive',
  summary: 'Put a plan away. A held date is set free.',
});

export const restorePlan = endpoint({
  ...archiving,
  path: '/funeral-plans/:planId/restore',
  summary: 'Bring an archived plan back.',
});

export const VenueSelection = z.object({
  selection: z.object({ venueId: VenueId, selectedCost: z.int(), status: z.enum(['pending', 'confirmed']) }).nullable(),
  venue: z.object({ name: z.string() }).nullable(),
});

export const selectVenue = endpoint({
  method: 'POST',
  path: '/venue-selections',
  summary: 'Choose the venue of a plan. With a date, the venue keeps it for this family for 48 hours.',
  access: 'member',
  status: 201,
  body: ClergyConsent.extend({
    planId: PlanId,
    venueId: VenueId,
    serviceDate: Day.nullish(),
    /** The version the choice was made from; left out, it applies to whatever stands. */
    version: z.int().optional(),
  }),
  /** `version`: the one that it made of the plan. */
  returns: VenueSelection.extend({ planId: PlanId, heldUntil: z.iso.datetime().nullable(), version: z.int() }),
  problems: ['session.required', 'plan.changed_meanwhile', ...changing, 'venue.not_found'],
  limits: writing,
});

export const getVenueSelection = endpoint({
  method: 'GET',
  path: '/venue-selections/plan/:planId',
  summary: 'The venue chosen for a plan; both parts are null while there is none.',
  access: 'member',
  params: OnePlan,
  returns: VenueSelection,
  problems: ['session.required', 'plan.not_found'],
});
