// What one home charges, line by line, and what all lines of a plan come to there.
import { brokenRule, whateverElseIsWrong } from '../field-rules.ts';
import { MOST_CENTS } from '../money.ts';
import { z } from '../zod.ts';
import { type NeededLine, PriceLine, priceLines } from './lines.ts';

export const priceStates = ['price', 'included', 'not-offered'] as const;
/** Anything but 'whole' is charged by the mile, day or hour: nobody knows yet how many that will be. */
export const priceUnits = ['whole', 'mile', 'day', 'hour'] as const;
export type PriceUnit = (typeof priceUnits)[number];

const Cents = z.int().min(0).max(MOST_CENTS);
const wrong = { ...brokenRule({ rule: 'invalid' }), ...whateverElseIsWrong };

/** From the lowest to the highest; both the same where there is one price. */
const Price = z
  .object({ is: z.literal('price'), lowCents: Cents, highCents: Cents, unit: z.enum(priceUnits) })
  // Of one that is missing nothing else is said.
  .refine(({ lowCents, highCents }) => !(lowCents > highCents), { ...wrong, path: ['highCents'] });
export const SaidPrice = z.discriminatedUnion('is', [
  Price,
  z.object({ is: z.literal('included') }),
  z.object({ is: z.literal('not-offered') }),
]);
export type SaidPrice = z.infer<typeof SaidPrice>;

/** What is not among them is not known. */
export const ListedPrices = z
  .array(z.object({ line: PriceLine, said: SaidPrice }))
  .max(priceLines.length)
  .refine((prices) => new Set(prices.map(({ line }) => line)).size === prices.length, wrong);
export type ListedPrice = { line: PriceLine; said: SaidPrice };

/** Several prices of one line are a range from the lowest to the highest. */
export function joinPrices(prices: readonly ListedPrice[]): ListedPrice[] {
  return priceLines.flatMap((line) => {
    const said = prices.filter((price) => price.line === line).map((price) => price.said);
    const [first, ...others] = said;
    return first ? [{ line, said: others.reduce(joined, first) }] : [];
  });
}

const rankOf = (said: SaidPrice) =>
  said.is === 'price' ? 2 + priceUnits.length - priceUnits.indexOf(said.unit) : said.is === 'included' ? 1 : 0;

/** A price stands before a word, and a whole price before one by the mile. */
function joined(one: SaidPrice, other: SaidPrice): SaidPrice {
  if (one.is !== 'price' || other.is !== 'price' || one.unit !== other.unit)
    return rankOf(one) >= rankOf(other) ? one : other;
  return {
    ...one,
    lowCents: Math.min(one.lowCents, other.lowCents),
    highCents: Math.max(one.highCents, other.highCents),
  };
}

export const holeKinds = ['missing', 'by-unit', 'not-offered'] as const;
export type HoleKind = (typeof holeKinds)[number];

export type ListSum = {
  lowCents: number;
  highCents: number;
  /** Lines that the plan needs, and that are not in the sum. */
  holes: { line: PriceLine; kind: HoleKind }[];
};

/** Both ends of every range are kept, and no hole is filled. */
export function sumFor(prices: readonly ListedPrice[], needed: readonly NeededLine[]): ListSum {
  const byLine = new Map(joinPrices(prices).map(({ line, said }) => [line, said]));
  const sum: ListSum = { lowCents: 0, highCents: 0, holes: [] };
  for (const { line, count } of needed) {
    const said = byLine.get(line);
    const kind = holeOf(said);
    if (kind) sum.holes.push({ line, kind });
    else if (said?.is === 'price') {
      sum.lowCents += said.lowCents * count;
      sum.highCents += said.highCents * count;
    }
  }
  return sum;
}

function holeOf(said: SaidPrice | undefined): HoleKind | null {
  if (!said) return 'missing';
  if (said.is === 'not-offered') return 'not-offered';
  return said.is === 'price' && said.unit !== 'whole' ? 'by-unit' : null;
}
