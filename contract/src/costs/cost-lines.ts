// The lines that others charge: what is known of each, where its figure is from, and what is still open.
import { DocumentType } from '../documents.ts';
import { DatedFact, type FactKey, type Figure } from '../facts.ts';
import { brokenRule, lineOfText, whateverElseIsWrong } from '../field-rules.ts';
import { InquiryId, QuoteRequestId } from '../ids.ts';
import { MOST_CENTS } from '../money.ts';
import { VendorCategory } from '../vendors/categories.ts';
import { Day } from '../venues.ts';
import { z } from '../zod.ts';
import { heldIn } from './held.ts';
import {
  type CostKind,
  type CostsOf,
  costKinds,
  expectedKinds,
  factOfKind,
  fees,
  isNeedlessAt,
  kindOfCategory,
} from './kinds.ts';

export const COST_TEXT_MAX_LENGTH = 120;
/** More than any family adds besides the lines we know. */
export const OWN_COSTS_MAX = 40;
/** Estates in several countries ask for a few dozen. */
export const COPIES_MAX = 200;

/** What a family can say of a line; 'open' while it has said no price. */
export const saidStates = ['open', 'estimate', 'quoted', 'agreed', 'paid', 'not-needed'] as const;
export type SaidState = (typeof saidStates)[number];
export const costStates = ['unknown', 'estimate', 'quoted', 'agreed', 'paid', 'not-needed'] as const;
export type CostState = (typeof costStates)[number];

const Text = z.union([z.literal(''), lineOfText(COST_TEXT_MAX_LENGTH)]);
const Cents = z.int().min(0).max(MOST_CENTS).nullable();

type Said = { state: SaidState; lowCents: number | null; highCents: number | null; isTypical: boolean };

const isRangeRight = ({ lowCents, highCents }: Said) =>
  (lowCents === null) === (highCents === null) && (lowCents ?? 0) <= (highCents ?? 0);
const needsFigure = ({ state, isTypical }: Said) => !isTypical && state !== 'open' && state !== 'not-needed';
const isExactWherePaid = ({ state, lowCents, highCents }: Said) => state !== 'paid' || lowCents === highCents;
const isTypicalRight = ({ state, lowCents, isTypical }: Said) =>
  !isTypical || (state === 'estimate' && lowCents === null);

const wrong = { ...brokenRule({ rule: 'invalid' }), ...whateverElseIsWrong };

/** From the lowest to the highest; both the same where there is one. */
export const CostWords = z
  .object({
    state: z.enum(saidStates),
    lowCents: Cents,
    highCents: Cents,
    /** Counts with what others set for it, as long as that is known. */
    isTypical: z.boolean(),
    /** Of certified copies. */
    count: z.int().min(1).max(COPIES_MAX).nullable(),
    /** Of the family's own lines only. */
    name: Text,
    payer: Text,
    paper: DocumentType.nullable(),
    /** Another paper, in words. */
    paperWords: Text,
  })
  .refine((said) => !needsFigure(said) || said.lowCents !== null, {
    ...brokenRule({ rule: 'required' }),
    ...whateverElseIsWrong,
    path: ['lowCents'],
  })
  .refine(isRangeRight, { ...wrong, path: ['highCents'] })
  .refine(isExactWherePaid, { ...wrong, path: ['highCents'] })
  .refine(isTypicalRight, { ...wrong, path: ['isTypical'] });
export type CostWords = z.infer<typeof CostWords>;

export const nothingSaid: CostWords = {
  state: 'open',
  lowCents: null,
  highCents: null,
  isTypical: false,
  count: null,
  name: '',
  payer: '',
  paper: null,
  paperWords: '',
};

/** One that we know, or the number of one that the family has added. */
export const CostLineId = z.union([z.enum(costKinds), z.uuid().toLowerCase()]);
export type CostLineId = z.infer<typeof CostLineId>;

export function isKnownKind(line: CostLineId): line is CostKind {
  return costKinds.some((kind) => kind === line);
}

/** 'run-out': the day until which it held is past. */
const quoteStates = ['asked', 'quoted', 'agreed', 'run-out'] as const;
export const CostQuote = z.object({
  requestId: QuoteRequestId,
  inquiryId: InquiryId,
  vendorName: z.string(),
  category: VendorCategory,
  state: z.enum(quoteStates),
  totalCents: z.int().nullable(),
  validUntil: Day.nullable(),
});
export type CostQuote = z.infer<typeof CostQuote>;

const CentsRange = z.object({ lowCents: z.int(), highCents: z.int() });
export type CentsRange = z.infer<typeof CentsRange>;

export const CostLine = z.object({
  id: CostLineId,
  state: z.enum(costStates),
  /** Null for what is not known and for what is not needed. */
  figure: CentsRange.nullable(),
  source: z.enum(['family', 'quote', 'fact']).nullable(),
  /** Why it is not needed. */
  because: z.enum(['family', 'package', 'resting-place']).nullable(),
  /** Lines of ours that pay for it, by their own words. */
  heldIn: z.array(z.string()),
  /** Somebody was asked and has not named a price. */
  isAsked: z.boolean(),
  quotes: z.array(CostQuote),
  /** What it costs as a rule, or that it is to be asked. */
  fact: DatedFact.nullable(),
  /** How many certified copies are counted; null where it is not known, and for all else. */
  copies: z.object({ low: z.int(), high: z.int() }).nullable(),
  said: CostWords.nullable(),
  /** Counts what was said; 0 while nothing was. */
  version: z.int(),
});
export type CostLine = z.infer<typeof CostLine>;

export type SaidCost = { line: CostLineId; version: number; words: CostWords };
type OurLines = Parameters<typeof heldIn>[1];
type Facts = Partial<Record<FactKey, DatedFact>>;
export type Known = CostsOf & {
  lines: OurLines;
  facts: Facts;
  quotes: readonly CostQuote[];
  /** Where our team was asked about a cemetery and has not answered yet. */
  isCemeteryAsked: boolean;
  said: readonly SaidCost[];
};

/** The lines we know in their order, then those of the family. */
export function costLinesOf(known: Known): CostLine[] {
  const expected = expectedKinds(known);
  const quoted = known.quotes.map(({ category }) => kindOfCategory[category]);
  const written = new Set<string>(known.said.map(({ line }) => line));
  const kinds = costKinds.filter((kind) => expected.includes(kind) || quoted.includes(kind) || written.has(kind));
  const own = known.said.filter(({ line }) => !isKnownKind(line));
  return [...kinds.map((kind) => knownLine(kind, known)), ...own.map(ownLine)];
}

function knownLine(kind: CostKind, { lines, facts, quotes, rest, said, isCemeteryAsked }: Known): CostLine {
  const ofKind = quotes.filter(({ category }) => kindOfCategory[category] === kind);
  const { words = null, version = 0 } = said.find(({ line }) => line === kind) ?? {};
  const key = factOfKind[kind];
  const fact = (key && facts[key]) ?? null;
  const copies = kind === 'copies' ? copiesOf(words, facts['copy.count']) : null;
  const held = heldIn(kind, lines);
  const isHeld = held.length > 0 || isNeedlessAt(kind, rest);
  const typical = times(dollarsOf(fact), kind === 'copies' ? copies : { low: 1, high: 1 });
  const standing = strongest([
    bySaid(words, typical),
    byQuotes(ofKind),
    isHeld ? needless(held.length > 0 ? 'package' : 'resting-place', 1) : null,
    fees.includes(kind) && typical
      ? { rank: 0, state: 'estimate', figure: typical, source: 'fact', because: null }
      : null,
  ]);
  const isAskedHere = ofKind.some(({ state }) => state === 'asked') || (isCemeteryAsked && kind === cemeteryLine(rest));
  const isAsked = standing.state === 'unknown' && isAskedHere;
  return { id: kind, ...standing, heldIn: held, isAsked, quotes: ofKind, fact, copies, said: words, version };
}

function ownLine({ line, version, words }: SaidCost): CostLine {
  const standing = strongest([bySaid(words, null)]);
  const nothing = { heldIn: [], isAsked: false, quotes: [], fact: null, copies: null };
  return { id: line, ...standing, ...nothing, said: words, version };
}

type Standing = Pick<CostLine, 'state' | 'figure' | 'source' | 'because'>;
/** A nearer word about a price stands before one that is further away. */
type Ranked = Standing & { rank: number };

const ranks = { estimate: 2, quoted: 4, 'not-needed': 5, agreed: 7, paid: 8 } as const;
const rankOfQuote = { quoted: 3, agreed: 6 } as const;

function strongest(ranked: readonly (Ranked | null)[]): Standing {
  const [first] = ranked.filter((one) => one !== null).sort((one, other) => other.rank - one.rank);
  if (!first) return { state: 'unknown', figure: null, source: null, because: null };
  const { rank: _, ...standing } = first;
  return standing;
}

function needless(because: NonNullable<CostLine['because']>, rank: number): Ranked {
  return { rank, state: 'not-needed', figure: null, source: null, because };
}

function bySaid(words: CostWords | null, typical: CentsRange | null): Ranked | null {
  if (!words || words.state === 'open') return null;
  const { state, lowCents, highCents, isTypical } = words;
  if (state === 'not-needed') return needless('family', ranks['not-needed']);
  const figure = lowCents !== null && highCents !== null ? { lowCents, highCents } : isTypical ? typical : null;
  if (!figure) return null;
  return { rank: ranks[state], state, figure, source: isTypical ? 'fact' : 'family', because: null };
}

/** Every quote that was taken is owed; of those that were not, the family will take one. */
function byQuotes(quotes: readonly CostQuote[]): Ranked | null {
  const centsIn = (wanted: CostQuote['state']) =>
    quotes.flatMap(({ state, totalCents }) => (state === wanted && totalCents !== null ? totalCents : []));
  const agreed = centsIn('agreed');
  const quoted = centsIn('quoted');
  if (agreed.length > 0) {
    const cents = agreed.reduce((sum, each) => sum + each, 0);
    return fromQuotes('agreed', { lowCents: cents, highCents: cents });
  }
  if (quoted.length === 0) return null;
  return fromQuotes('quoted', { lowCents: Math.min(...quoted), highCents: Math.max(...quoted) });
}

function fromQuotes(state: 'quoted' | 'agreed', figure: CentsRange): Ranked {
  return { rank: rankOfQuote[state], state, figure, source: 'quote', because: null };
}

type Range = { low: number; high: number };

function copiesOf(words: CostWords | null, fact: DatedFact | undefined): Range | null {
  if (words?.count) return { low: words.count, high: words.count };
  const figure = figureOf(fact);
  if (figure?.unit !== 'none' || !Number.isInteger(figure.low) || !Number.isInteger(figure.high)) return null;
  return { low: figure.low, high: figure.high };
}

function figureOf(fact: DatedFact | null | undefined): Figure | null {
  return fact?.is === 'told' ? fact.figure : null;
}

function dollarsOf(fact: DatedFact | null): CentsRange | null {
  const figure = figureOf(fact);
  return figure?.unit === 'dollars' ? { lowCents: figure.lowCents, highCents: figure.highCents } : null;
}

function times(each: CentsRange | null, count: Range | null): CentsRange | null {
  if (!each || !count) return null;
  return { lowCents: each.lowCents * count.low, highCents: each.highCents * count.high };
}

/** Where our team was asked about a place in a cemetery. */
function cemeteryLine({ ashes }: CostsOf['rest']): CostKind {
  return ashes === 'niche' || ashes === 'divided' ? 'niche' : 'plot';
}
