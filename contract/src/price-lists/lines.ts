// The lines of a General Price List, as the Funeral Rule has them (16 CFR 453.2), and which of them a plan needs.
import type { PackageTier } from '../catalogue.ts';
import type { Statement } from '../statements.ts';
import type { Way } from '../ways.ts';
import { z } from '../zod.ts';

/** In the order in which they are asked for and shown. */
export const priceLines = [
  'direct-cremation',
  'immediate-burial',
  'basic-services',
  'transfer',
  'refrigeration',
  'embalming',
  'preparation',
  'viewing',
  'ceremony',
  'memorial-service',
  'graveside',
  'hearse',
  'family-car',
  'casket',
  'alternative-container',
  'outer-container',
  'forwarding',
  'receiving',
] as const;
export const PriceLine = z.enum(priceLines);
export type PriceLine = z.infer<typeof PriceLine>;

/** `count`: how many of it, such as family cars. */
export type NeededLine = { line: PriceLine; count: number };

type OurLine = Statement['lines'][number];
export type PricedPlan = {
  packageTier: PackageTier;
  way: Way;
  lines: readonly Pick<OurLine, 'item' | 'isDeclined' | 'cents'>[];
};

// By the word that each line of ours has in the catalogue. A line that nobody knows is on no price list, and is then compared with
// nothing.
const words: Partial<Record<PriceLine, RegExp>> = {
  'basic-services': /basic-services/,
  transfer: /transfer-and|covered-transfer|gentle-transfer/,
  refrigeration: /refrigerat/,
  embalming: /embalm|preparation-for-visitation/,
  preparation: /bathing|ritual-bath|ishnan|ghusl|taharah|encoffining/,
  viewing: /(?<!preparation-for-)visitation|viewing|darshan/,
  ceremony: /staff-at-the|levayah-in-the-chapel/,
  'memorial-service': /celebrant-and-ceremony/,
  graveside: /the-grave-is-separate/,
  hearse: /hearse|procession-vehicle|vehicle-to-the/,
  'family-car': /family-cars?/,
  casket: /casket|-aron\b|shroud|burial-bier|covered-bier/,
  'alternative-container': /plain-container/,
};

const inOrder = priceLines.filter((line) => words[line]);
const isCrematory = (item: string) => /crematory-s-fee/.test(item);

function linesOfItem(item: string): PriceLine[] {
  return inOrder.filter((line) => words[line]?.test(item));
}

/** What a simple offer is on a price list: one price for all of it. A water cremation is on none by itself. */
function packagedLine({ packageTier, way }: PricedPlan): PriceLine | null {
  if (packageTier !== 'simple') return null;
  if (way === 'cremation') return 'direct-cremation';
  return way === 'burial' || way === 'green-burial' ? 'immediate-burial' : null;
}

const keptIn = ({ lines }: PricedPlan) => lines.filter(({ isDeclined }) => !isDeclined);

/** The lines that this plan's own choices need. What was declined is not among them. */
export function linesThatCount(plan: PricedPlan): NeededLine[] {
  const packaged = packagedLine(plan);
  if (packaged) return [{ line: packaged, count: 1 }];
  const items = keptIn(plan).map(({ item }) => item);
  const needed = new Set(items.flatMap(linesOfItem));
  const cars = items.some((item) => /two-family-cars/.test(item)) ? 2 : 1;
  return priceLines
    .filter((line) => needed.has(line))
    .map((line) => ({ line, count: line === 'family-car' ? cars : 1 }));
}

export type OurPrices = {
  /** Null where another line of ours pays for it. */
  cents: ReadonlyMap<PriceLine, number | null>;
  comparedCents: number;
};

/** What we charge for the same lines. All else of our price is on no list of others, and stays as it is wherever they go. */
export function ourPricesOf(plan: PricedPlan): OurPrices {
  const packaged = packagedLine(plan);
  const cents = new Map<PriceLine, number | null>();
  for (const { item, cents: own } of keptIn(plan)) {
    const [first, ...others] = linesOfItem(item);
    const isPackaged = packaged !== null && (first !== undefined || isCrematory(item));
    const line = isPackaged ? packaged : first;
    if (!line) continue;
    cents.set(line, (cents.get(line) ?? 0) + own);
    if (!packaged) for (const other of others) if (!cents.has(other)) cents.set(other, null);
  }
  const comparedCents = [...cents.values()].reduce<number>((sum, each) => sum + (each ?? 0), 0);
  return { cents, comparedCents };
}
