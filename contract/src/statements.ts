// The itemised statement: every line with its price, before anything is paid.
import { lineKinds, PackageTier } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { estimateOf, type PricedLine } from './estimates.ts';
import { DatedFact } from './facts.ts';
import { PlanId, VenueId } from './ids.ts';
import { Adjustment, PlanLine } from './plan-lines.ts';
import { FaithTradition, PackagedTradition, ServiceType } from './traditions.ts';
import { OwnText, TextLanguage } from './translations.ts';
import { Day } from './venues.ts';
import { Way } from './ways.ts';
import { z } from './zod.ts';

export const Statement = z.object({
  /** Null while nothing is saved. */
  planTitle: OwnText.nullable(),
  personName: z.string().nullable(),
  faithTradition: FaithTradition,
  packageTradition: PackagedTradition,
  packageName: OwnText,
  /** Of the package's name. */
  language: TextLanguage,
  packageTier: PackageTier,
  way: Way,
  /** The way that the lines are made for. */
  pricedWay: Way,
  serviceType: ServiceType,
  lines: z.array(PlanLine),
  venue: z.object({ name: z.string(), address: z.string(), cents: z.int(), isSample: z.boolean() }).nullable(),
  serviceDate: Day.nullable(),
  packageCents: z.int(),
  addonCents: z.int(),
  estimateCents: z.int(),
  venueCents: z.int(),
  adjustmentCents: z.int(),
  /** Declined ones are left out; those that are only asked for do not count yet. */
  adjustments: z.array(Adjustment.pick({ description: true, language: true, way: true, cents: true, state: true })),
  totalCents: z.int(),
  /** What others charge besides. */
  notIncluded: z.array(DatedFact),
  /** When the family was told these prices. */
  asOf: z.iso.datetime(),
});
export type Statement = z.infer<typeof Statement>;

/** The lines as the law groups them, each group with what it comes to. What was declined stays in it and costs nothing. */
export function groupLines<Line extends PricedLine>(lines: readonly Line[]) {
  return lineKinds
    .map((kind) => ({ kind, lines: lines.filter((line) => line.kind === kind) }))
    .filter(({ lines }) => lines.length > 0)
    .map((group) => ({ ...group, cents: estimateOf(group.lines).estimateCents }));
}

/** Ids after each other, with commas between them. */
const IdsText = z.string().max(8_000);
const idsIn = (text: string) => text.split(',').filter(Boolean);

export const StatementChoices = z.object({
  faithTradition: FaithTradition,
  packageTradition: PackagedTradition.optional(),
  packageTier: PackageTier,
  way: Way.optional(),
  /** Ids of add-ons. */
  addons: IdsText.default('').transform(idsIn),
  /** Ids of declined lines; left out, the package stands as it is offered. */
  declined: IdsText.transform(idsIn).optional(),
  venueId: VenueId.optional(),
  serviceDate: Day.optional(),
});

const problems = ['venue.not_found'] as const;

export const getStatement = endpoint({
  method: 'GET',
  path: '/statement',
  summary: 'The itemised statement of choices that need not be saved.',
  access: 'anyone',
  query: StatementChoices,
  returns: Statement,
  problems,
});

export const getStatementPdf = endpoint({
  method: 'GET',
  path: '/statement.pdf',
  summary: 'The same statement to print or pass on.',
  access: 'anyone',
  query: StatementChoices,
  produces: 'application/pdf',
  problems,
  // Setting a page costs more than reading one.
  limits: [{ per: 'network', times: 20, seconds: 600 }],
});

const OfPlan = z.object({ planId: PlanId });

export const getPlanStatement = endpoint({
  method: 'GET',
  path: '/funeral-plans/:planId/statement',
  summary: 'The itemised statement of one of my plans.',
  access: 'member',
  params: OfPlan,
  returns: Statement,
  problems: ['session.required', 'plan.not_found'],
});

export const getPlanStatementPdf = endpoint({
  method: 'GET',
  path: '/funeral-plans/:planId/statement.pdf',
  summary: 'The same statement to print or pass on.',
  access: 'member',
  params: OfPlan,
  produces: 'application/pdf',
  problems: ['session.required', 'plan.not_found'],
  limits: [{ per: 'person', times: 20, seconds: 600 }],
});
