// The catalogue: packages opened into priced lines, and the add-ons that go with them. Prices travel as dollars, as the
// screens show them; every sum is made in cents.
import { endpoint } from './endpoint.ts';
import { FaithTradition, ServiceType } from './traditions.ts';
import { KnownAs, OwnText, OwnTexts, TextLanguage } from './translations.ts';
import { Way } from './ways.ts';
import { z } from './zod.ts';

/** 'simple' is what the law asks to be offered by itself: a cremation or burial without a ceremony. */
export const packageTiers = ['simple', 'basic', 'premium', 'legacy'] as const;
export const PackageTier = z.enum(packageTiers);
export type PackageTier = z.infer<typeof PackageTier>;

/** As the law groups them: our own work, things that are sold, and money we only pass on to others. */
export const lineKinds = ['service', 'merchandise', 'cash-advance'] as const;
export const LineKind = z.enum(lineKinds);
export type LineKind = z.infer<typeof LineKind>;

export const PackageLine = z.object({
  id: z.string(),
  name: OwnText,
  /** As for add-ons: by it the same line is found in another package. */
  knownAs: KnownAs,
  language: TextLanguage,
  kind: LineKind,
  price: z.number(),
  /** Only the basic services of the funeral director, and what the law requires, cannot be declined. */
  canDecline: z.boolean(),
  /** Not in the price: it starts left out, and is added only by whoever chooses it. */
  isChoice: z.boolean(),
  /** Which of the package's features it pays for, by their place in the list. */
  covers: z.array(z.int().min(0)),
});
export type PackageLine = z.infer<typeof PackageLine>;

export const Package = z.object({
  id: z.string(),
  name: OwnText,
  language: TextLanguage,
  tier: PackageTier,
  price: z.number(),
  description: OwnText,
  serviceType: ServiceType,
  /** What it is made for. */
  way: Way,
  faithTradition: FaithTradition,
  popular: z.boolean(),
  features: OwnTexts,
  /** They sum to the price, leaving aside those that are a choice. */
  lines: z.array(PackageLine),
  /** The price came with the product, and nobody of our team has confirmed it: it is said wherever it is shown. */
  isExample: z.boolean().optional(),
});
export type Package = z.infer<typeof Package>;

/** What is left out of a package until somebody chooses it. */
export function unchosenLines({ lines }: Pick<Package, 'lines'>): string[] {
  return lines.filter(({ isChoice }) => isChoice).map(({ id }) => id);
}

export const addonCategories = [
  'support',
  'digital',
  'logistics',
  'enhancement',
  'hospitality',
  'keepsake',
  'memorial',
  'legacy',
] as const;
export const AddonCategory = z.enum(addonCategories);
export type AddonCategory = z.infer<typeof AddonCategory>;

export const Addon = z.object({
  id: z.string(),
  name: OwnText,
  /** Its name in the first language, by which plans know it; left out where that is the same. */
  knownAs: KnownAs,
  language: TextLanguage,
  description: OwnText,
  price: z.number(),
  category: AddonCategory,
  /** Made for the tradition that was asked about; everything else is offered to all. */
  isOfTradition: z.boolean(),
  kind: LineKind,
  /** The chosen package holds it already; it can still be added for more of it. */
  isIncluded: z.boolean(),
  /** False for what families of this tradition usually do without; it is folded away, and never removed. */
  isCustomary: z.boolean(),
  /** A word for this tradition, such as 'kosher', where there is one to say. */
  note: OwnText.nullable(),
  /** As for packages. */
  isExample: z.boolean().optional(),
});
export type Addon = z.infer<typeof Addon>;

/** By which drafts and plans name an add-on, and packages a line, whatever language it was read in. */
export function knownName({ name, knownAs }: { name: string; knownAs?: string | undefined }): string {
  return knownAs ?? name;
}

/** Dearer add-ons are not offered with the smaller packages. In dollars; legacy has no cap. */
export const addonCaps = { simple: 500, basic: 500, premium: 1000, legacy: null } as const satisfies Record<
  PackageTier,
  number | null
>;

export function isWithinCap(price: number, tier: PackageTier): boolean {
  const cap = addonCaps[tier];
  return cap === null || price <= cap;
}

export function centsOf(dollars: number): number {
  return Math.round(dollars * 100);
}

/** How many features a card shows before it says how many more there are. */
export const FEATURES_ON_CARD = 5;
export const FEATURES_IN_SUMMARY = 6;

export const listPackages = endpoint({
  method: 'GET',
  path: '/packages',
  summary:
    'The packages of a tradition, or of all of them; each opened into lines that sum to its price. With a way, those of that way, and the simple offers beside them.',
  access: 'anyone',
  query: z.object({ faithTradition: FaithTradition.optional(), way: Way.optional() }),
  returns: z.array(Package),
  cacheSeconds: 60,
});

export const listAddons = endpoint({
  method: 'GET',
  path: '/addons',
  summary: 'The add-ons that go with a tradition, a tier and a way.',
  access: 'anyone',
  query: z.object({
    faithTradition: FaithTradition.optional(),
    tier: PackageTier.optional(),
    way: Way.optional(),
  }),
  returns: z.array(Addon),
  cacheSeconds: 60,
});
