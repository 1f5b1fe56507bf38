// Dated facts: figures that others set and change, such as fees, prices of cemeteries and limits of the law. Our team keeps
// each with its source and the day on which somebody looked it up. What nobody has looked up, or not lately, is to be asked.
import type { PackageLine } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { keysOf } from './keys-of.ts';
import { unlessEmpty } from './query-parameters.ts';
import type { FaithTradition, ServiceType } from './traditions.ts';
import { OwnText, TextLanguage } from './translations.ts';
import { COUNTY_MAX_LENGTH, Day } from './venues.ts';
import type { Way } from './ways.ts';
import { z } from './zod.ts';

const measures = ['hours', 'days', 'years', 'yards', 'feet', 'nautical-miles', 'none'] as const;
const Measure = z.enum(measures);
export type Measure = z.infer<typeof Measure>;

export const factUnits = ['dollars', ...measures] as const;
export type FactUnit = (typeof factUnits)[number];

/** What each is counted in, by the key under which screens ask for it. */
export const unitOf = {
  'cemetery.plot': 'dollars',
  'cemetery.opening': 'dollars',
  'cemetery.niche': 'dollars',
  vault: 'dollars',
  'stone.flat': 'dollars',
  'stone.upright': 'dollars',
  'stone.setting': 'dollars',
  'cremation.crematory-charge': 'dollars',
  'clergy.honorarium': 'dollars',
  'copy.certified': 'dollars',
  'copy.fetal-death': 'dollars',
  'copy.count': 'none',
  'permit.disposition': 'dollars',
  'permit.after-hours': 'dollars',
  'permit.expedite': 'dollars',
  'permit.return-days': 'days',
  'letter.non-contagious': 'dollars',
  'certificate.physician-hours': 'hours',
  'certificate.registration-days': 'days',
  'autopsy.objection-hours': 'hours',
  'care.refrigeration-hours': 'hours',
  'scatter.shore-yards': 'yards',
  'scatter.ocean-miles': 'nautical-miles',
  'scatter.epa-report-days': 'days',
  'sea-burial.ocean-miles': 'nautical-miles',
  'sea-burial.depth-feet': 'feet',
  'help.social-security': 'dollars',
  'help.social-security-years': 'years',
  'help.veteran-service-connected': 'dollars',
  'help.veteran-burial': 'dollars',
  'help.veteran-plot': 'dollars',
  'help.veteran-claim-years': 'years',
  'help.victims': 'dollars',
  'help.county': 'dollars',
  'help.work-death': 'dollars',
  'help.disaster': 'dollars',
} as const satisfies Record<string, FactUnit>;

export const factKeys = keysOf(unitOf);
export const FactKey = z.enum(factKeys);
export type FactKey = z.infer<typeof FactKey>;

/** From the lowest to the highest; both the same where there is one. */
export const Figure = z.discriminatedUnion('unit', [
  z.object({ unit: z.literal('dollars'), lowCents: z.int(), highCents: z.int() }),
  z.object({ unit: Measure, low: z.number(), high: z.number() }),
]);
export type Figure = z.infer<typeof Figure>;

const named = { key: FactKey, name: OwnText, note: OwnText.nullable(), language: TextLanguage };

const AskedFact = z.object({ is: z.literal('ask'), ...named });
/** The figure never travels without where it is from and when that was checked. */
const ToldFact = z.object({
  is: z.literal('told'),
  ...named,
  figure: Figure,
  /** Where it is so; null for everywhere. */
  county: z.string().nullable(),
  source: OwnText,
  checkedOn: Day,
});

export const DatedFact = z.discriminatedUnion('is', [AskedFact, ToldFact]);
export type DatedFact = z.infer<typeof DatedFact>;

const ofGrave = ['cemetery.plot', 'cemetery.opening', 'vault', 'stone.flat'] as const;
const ofAshes = ['cremation.crematory-charge', 'cemetery.niche'] as const;
const ofEveryService = ['permit.disposition', 'copy.certified', 'clergy.honorarium'] as const;

type Priced = {
  faithTradition: FaithTradition;
  way: Way;
  serviceType: ServiceType;
  lines: readonly Pick<PackageLine, 'kind' | 'canDecline'>[];
};

const ofWays: Partial<Record<Way, readonly FactKey[]>> = {
  // Such ground takes no vault, and often no stone but a flat one.
  'green-burial': ['cemetery.plot', 'cemetery.opening', 'stone.flat'],
  'water-cremation': ['cemetery.niche'],
  donation: [],
  // For whoever goes to another country.
  elsewhere: ['letter.non-contagious'],
};

const permits = ['permit.disposition'] as const;

const unfitFor: Partial<Record<FaithTradition, readonly FactKey[]>> = {
  secular: ['clergy.honorarium'],
  // No monument or headstone.
  sikh: ['stone.flat'],
};

/** What others charge besides our price, unless a line of it says so. */
export function factsNotIncluded({ faithTradition, way, serviceType, lines }: Priced): FactKey[] {
  // Of the money we pass on, only the permit that the law asks for cannot be declined.
  const hasPermit = lines.some(({ kind, canDecline }) => kind === 'cash-advance' && !canDecline);
  const ofService = [...(serviceType === 'cremation' ? [] : ofGrave), ...(serviceType === 'burial' ? [] : ofAshes)];
  const keys = [...(ofWays[way] ?? ofService), ...ofEveryService];
  // The program that takes the body sees to the permit.
  const needsNone = hasPermit || way === 'donation';
  const unfit: readonly FactKey[] = [...(needsNone ? permits : []), ...(unfitFor[faithTradition] ?? [])];
  return keys.filter((key) => !unfit.includes(key));
}

export const listDatedFacts = endpoint({
  method: 'GET',
  path: '/facts',
  summary: 'Dated facts in the order they are asked for, with the figures of a county where it has its own.',
  access: 'anyone',
  query: z.object({
    /** Keys with commas between them. */
    keys: z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(FactKey).max(factKeys.length)),
    county: unlessEmpty(z.string().trim().max(COUNTY_MAX_LENGTH)),
  }),
  returns: z.array(DatedFact),
  cacheSeconds: 60,
});
