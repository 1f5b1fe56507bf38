// What a choice costs. The wizard, the workflow, the statement and the server all ask here, so no two figures differ.
import { type Addon, centsOf, type LineKind, type Package, type PackageLine, unchosenLines } from './catalogue.ts';
import type { Language } from './languages.ts';
import { eachTranslation, type Translations } from './translations.ts';

/** One line of an estimate. A declined line stays on the paper and costs nothing. */
export type PricedLine = {
  /** Its own word within the catalogue, which stays the same when prices change. */
  item: string;
  source: 'package' | 'addon';
  name: string;
  kind: LineKind;
  cents: number;
  canDecline: boolean;
  isDeclined: boolean;
  /** Left out until somebody chooses it, and then not in the price of its package. */
  isChoice?: boolean | undefined;
  /** Only an example of a price: nothing is charged for it. */
  isExample?: boolean | undefined;
  /** The language of its name, where it is another one than the reader's. */
  language?: Language | undefined;
  /** Of its name, as they were told. */
  translations?: Translations | undefined;
};

/** A choice that nobody has made was never in the price, so it was not declined either. */
export function standingOf({ isDeclined, isChoice }: Pick<PricedLine, 'isDeclined' | 'isChoice'>) {
  if (!isDeclined) return 'taken';
  return isChoice ? 'not-chosen' : 'declined';
}

export type Estimate = {
  packageCents: number;
  addonCents: number;
  /** Package and add-ons. */
  estimateCents: number;
  venueCents: number;
  /** Confirmed ones only. */
  adjustmentCents: number;
  totalCents: number;
};

type Worded = { translations?: Translations | undefined };
type Priced = Pick<Package, 'isExample'> & { lines: (PackageLine & Worded)[] };

/** A line of an estimate is in the language of the offer that it comes from, and has nothing of it but the name. */
function wordsOf({ language, translations }: Worded & { language?: Language | undefined }) {
  return {
    ...(language ? { language } : {}),
    ...(translations ? { translations: eachTranslation(translations, ({ name }) => ({ name })) } : {}),
  };
}

/** As it is offered, unless it is said what is left out: then what is a choice counts like every other line. */
export function packageLines(offer: Priced, declined: readonly string[] = unchosenLines(offer)): PricedLine[] {
  return offer.lines.map(({ id, name, kind, price, canDecline, isChoice, ...words }) => ({
    item: id,
    source: 'package' as const,
    name,
    kind,
    cents: centsOf(price),
    canDecline,
    isDeclined: canDecline && declined.includes(id),
    ...(isChoice ? { isChoice } : {}),
    ...(offer.isExample ? { isExample: true } : {}),
    ...wordsOf(words),
  }));
}

export function addonLine({ id, name, kind, price, isExample, ...words }: Addon & Worded): PricedLine {
  const line = { item: id, name, kind, cents: centsOf(price), canDecline: true, isDeclined: false };
  return { ...line, source: 'addon', ...(isExample ? { isExample } : {}), ...wordsOf(words) };
}

/** Whether a sum of them is no price yet, but an example of one. What is left out costs nothing either way. */
export function hasExamplePrices(lines: readonly Pick<PricedLine, 'isDeclined' | 'isExample'>[]): boolean {
  return lines.some(({ isDeclined, isExample }) => isExample && !isDeclined);
}

type Besides = { venueCents?: number; adjustmentCents?: number };

/** Every line counts once; the venue and confirmed adjustments are lines of their own. */
export function estimateOf(
  lines: readonly PricedLine[],
  { venueCents = 0, adjustmentCents = 0 }: Besides = {},
): Estimate {
  const sum = (source: PricedLine['source']) =>
    lines.reduce((cents, line) => cents + (line.source === source && !line.isDeclined ? line.cents : 0), 0);
  const [packageCents, addonCents] = [sum('package'), sum('addon')];
  const estimateCents = packageCents + addonCents;
  const totalCents = Math.max(0, estimateCents + venueCents + adjustmentCents);
  return { packageCents, addonCents, estimateCents, venueCents, adjustmentCents, totalCents };
}

/** `3500` or `3500.50`: how the amounts of a plan travel. */
export function asDollarText(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

type Costs = { [Cost in 'totalCost' | 'finalCost' | 'estimatedCost']?: string | number | null | undefined };

/** What a plan costs, in cents: the first of its figures that is not empty or zero. */
export function costOfPlan({ totalCost, finalCost, estimatedCost }: Costs): number {
  const figures = [totalCost, finalCost, estimatedCost].map((figure) => Number(figure ?? 0));
  return centsOf(figures.find((figure) => figure > 0) ?? 0);
}

type Adjusted = { cents: number; state: 'requested' | 'confirmed' | 'declined' };

/** What adjustments come to: the confirmed ones, and those that are still asked for. */
export function sumsOfAdjustments(adjustments: readonly Adjusted[]) {
  const sum = (state: Adjusted['state']) =>
    adjustments.reduce((cents, adjustment) => cents + (adjustment.state === state ? adjustment.cents : 0), 0);
  return { confirmedCents: sum('confirmed'), requestedCents: sum('requested') };
}
