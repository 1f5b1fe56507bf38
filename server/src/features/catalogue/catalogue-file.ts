// What the operator's catalogue file holds, and what a new house begins with. Dollars, as people write them.
import { AddonCategory, LineKind, PackageTier } from '@evenlight/contract/catalogue';
import { furtherLanguages } from '@evenlight/contract/languages';
import { FaithTradition, PackagedTradition, ServiceType } from '@evenlight/contract/traditions';
import type { Translations, Words } from '@evenlight/contract/translations';
import { Way } from '@evenlight/contract/ways';
import { z } from 'zod';
import { lineParts } from './line-parts.ts';

const words = (max: number) => z.string().trim().min(1).max(max);
const dollars = z.number().min(0).max(1_000_000).multipleOf(0.01);

/** `{ "es": { "name": "…" } }`. What a file does not translate keeps the translation it has. */
function translationsOf(texts: Record<string, z.ZodType<Words>>): z.ZodOptional<z.ZodType<Translations>> {
  const said = z.strictObject({ ...texts, of: z.string() }).partial();
  return z.partialRecord(z.enum(furtherLanguages), said).optional();
}

const FileLine = z.object({
  name: words(200),
  kind: LineKind,
  dollars,
  canDecline: z.boolean(),
  /** Not in the price, and left out until somebody chooses it. */
  isChoice: z.boolean().default(false),
  /** Which features it pays for, counted from 1 as on the page. A feature that several lines pay for goes with the last of them. */
  covers: z.array(z.int().min(1)).default([]),
  /** What it is for: by it the package is made for another way. Left out, it is as before. See line-parts.ts. */
  part: z.enum(lineParts).optional(),
  translations: translationsOf({ name: words(200) }),
});

const FilePackage = z.object({
  /** Left out for the simple offers, which are the same in every tradition; those name their way instead. */
  tradition: PackagedTradition.optional(),
  way: Way.optional(),
  tier: PackageTier,
  name: words(80),
  description: words(300),
  serviceType: ServiceType,
  isPopular: z.boolean(),
  dollars,
  features: z.array(words(200)).min(1).max(40),
  lines: z.array(FileLine).min(1).max(60),
  /** False for what is offered to nobody new. */
  isListed: z.boolean().default(true),
  translations: translationsOf({ name: words(80), description: words(300), features: z.array(words(200)).max(40) }),
});

const Notes = z.partialRecord(FaithTradition, words(200));

const FileAddon = z.object({
  name: words(80),
  description: words(300),
  dollars,
  category: AddonCategory,
  kind: LineKind,
  /** Offered to one tradition only; left out for all. */
  tradition: FaithTradition.optional(),
  /** Offered with one tier only; left out for all. */
  tier: PackageTier.optional(),
  /** Tiers whose package of the same tradition holds it already. */
  includedIn: z.array(PackageTier).default([]),
  notCustomaryFor: z.array(FaithTradition).default([]),
  /** As for lines. */
  part: z.enum(lineParts).optional(),
  /** A word for one tradition, such as what 'catering' means there. */
  notes: Notes.default({}),
  isListed: z.boolean().default(true),
  translations: translationsOf({ name: words(80), description: words(300), notes: Notes }),
});

export const CatalogueFile = z.object({ packages: z.array(FilePackage).min(1), addons: z.array(FileAddon) });
export type CatalogueFile = z.output<typeof CatalogueFile>;
/** As it is written by hand, where what goes without saying is left out. */
export type WrittenPackage = z.input<typeof FilePackage>;
export type WrittenAddon = z.input<typeof FileAddon>;
