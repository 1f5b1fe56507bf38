// What it all comes to: what is known to the cent, what is a range, and how much is still open. No gap is ever filled.
import { type PricedLine, sumsOfAdjustments } from '../estimates.ts';
import type { InquiryId } from '../ids.ts';
import { groupLines, type Statement } from '../statements.ts';
import type { CentsRange, CostLine } from './cost-lines.ts';

export const ourParts = ['service', 'merchandise', 'cash-advance', 'venue', 'addons', 'adjustments'] as const;
export type OurPart = (typeof ourParts)[number];

export type PricedParts = Pick<Statement, 'venueCents'> & {
  lines: readonly PricedLine[];
  adjustments: Parameters<typeof sumsOfAdjustments>[0];
};

/** Our price in its parts. They sum to the total, unless adjustments take off more than there is. */
export function ourPartsOf({ lines, venueCents, adjustments }: PricedParts): Record<OurPart, number> {
  const groups = groupLines(lines.filter(({ source }) => source === 'package'));
  const centsOf = (kind: (typeof groups)[number]['kind']) => groups.find((group) => group.kind === kind)?.cents ?? 0;
  const addons = lines.filter(({ source, isDeclined }) => source === 'addon' && !isDeclined);
  return {
    service: centsOf('service'),
    merchandise: centsOf('merchandise'),
    'cash-advance': centsOf('cash-advance'),
    venue: venueCents,
    addons: addons.reduce((sum, { cents }) => sum + cents, 0),
    adjustments: sumsOfAdjustments(adjustments).confirmedCents,
  };
}

export type CostTotals = CentsRange & {
  /** Ours, and those of the others that are known to the cent. */
  exactCents: number;
  /** Of others; together with what is exact they are what is known. */
  ranges: CentsRange;
  othersCents: CentsRange;
  unknownCount: number;
  /** To others. */
  paidToOthersCents: number;
};

type Counted = Pick<CostLine, 'state' | 'figure'>;

export function costTotals(oursCents: number, lines: readonly Counted[]): CostTotals {
  const known = lines.flatMap(({ figure }) => figure ?? []);
  const isExact = ({ lowCents, highCents }: CentsRange) => lowCents === highCents;
  const exact = sumOf(known.filter(isExact)).lowCents;
  const ranges = sumOf(known.filter((figure) => !isExact(figure)));
  const others = { lowCents: exact + ranges.lowCents, highCents: exact + ranges.highCents };
  return {
    lowCents: oursCents + others.lowCents,
    highCents: oursCents + others.highCents,
    exactCents: oursCents + exact,
    ranges,
    othersCents: others,
    unknownCount: lines.filter(({ state }) => state === 'unknown').length,
    paidToOthersCents: sumOf(lines.flatMap(({ state, figure }) => (state === 'paid' && figure) || [])).lowCents,
  };
}

function sumOf(figures: readonly CentsRange[]): CentsRange {
  return figures.reduce(
    (sum, { lowCents, highCents }) => ({ lowCents: sum.lowCents + lowCents, highCents: sum.highCents + highCents }),
    { lowCents: 0, highCents: 0 },
  );
}

export type BudgetStand = { is: 'under' | 'over' | 'may-be-over'; cents: number };

/** What is left at least, what is too much at least, or by how much it may come to be too much. */
export function budgetStand({ lowCents, highCents }: CentsRange, budgetCents: number): BudgetStand {
  if (highCents <= budgetCents) return { is: 'under', cents: budgetCents - highCents };
  if (lowCents > budgetCents) return { is: 'over', cents: lowCents - budgetCents };
  return { is: 'may-be-over', cents: highCents - budgetCents };
}

/** The lines as they are once a quote is taken. What the family has agreed or paid by itself stands before it. */
export function withQuoteTaken(lines: readonly CostLine[], inquiryId: InquiryId): CostLine[] {
  return lines.map((line) => {
    const quote = line.quotes.find((one) => one.inquiryId === inquiryId);
    const isSaid = line.state === 'paid' || (line.state === 'agreed' && line.source === 'family');
    if (!quote || quote.totalCents === null || isSaid) return line;
    const others = line.quotes.filter(({ state, inquiryId: id }) => state === 'agreed' && id !== inquiryId);
    const cents = others.reduce((sum, { totalCents }) => sum + (totalCents ?? 0), quote.totalCents);
    const figure = { lowCents: cents, highCents: cents };
    return { ...line, state: 'agreed', figure, source: 'quote', because: null };
  });
}

/** What others often pay for things that are not in the figure. It is shown, and never counted. */
export function usuallyBesides(lines: readonly CostLine[]): { kinds: CostLine['id'][]; figure: CentsRange } | null {
  const priced = lines.flatMap(({ id, state, fact }) => {
    const figure = state === 'unknown' && fact?.is === 'told' ? fact.figure : null;
    return figure?.unit === 'dollars' && id !== 'copies' ? [{ id, figure }] : [];
  });
  // The grave is what families are told of last, and what costs most.
  const grave = priced.filter(({ id }) => id === 'plot');
  const shown = grave.length > 0 ? grave : priced;
  return shown.length === 0
    ? null
    : { kinds: shown.map(({ id }) => id), figure: sumOf(shown.map(({ figure }) => figure)) };
}
