// A vendor's quote, line by line, and several of them side by side.
import { lineOfText } from '../field-rules.ts';
import { fold } from '../folding.ts';
import { Day } from '../venues.ts';
import { z } from '../zod.ts';

export const QUOTE_LINES_MAX = 30;
export const QUOTE_LINE_MAX_LENGTH = 120;
const QUOTE_NOTE_MAX_LENGTH = 300;
export const QUOTE_LINE_MAX_CENTS = 100_000_000;

export const QuoteLine = z.object({
  /** Which of the asked-for lines this answers, counted from 0; null for what the vendor adds. */
  wanted: z.int().min(0).nullable(),
  name: lineOfText(QUOTE_LINE_MAX_LENGTH),
  cents: z.int().min(0).max(QUOTE_LINE_MAX_CENTS),
  note: z.string().trim().max(QUOTE_NOTE_MAX_LENGTH).default(''),
});
export type QuoteLine = z.infer<typeof QuoteLine>;

export const Quote = z.object({
  /** Counts the vendor's changes; taking a quote names the version that was seen. */
  version: z.int(),
  lines: z.array(QuoteLine),
  totalCents: z.int(),
  validUntil: Day.nullable(),
  quotedAt: z.iso.datetime(),
});
export type Quote = z.infer<typeof Quote>;

type Quoted = Pick<Quote, 'lines'>;

/** What one vendor asks for one row; several lines where the vendor has split it up. */
export type QuoteCell = { lines: QuoteLine[]; cents: number };

export type QuoteRow = {
  /** The place in the list of what is wanted; null for what vendors have added. */
  wanted: number | null;
  name: string;
  /** One for each quote, in their order; null where a vendor named no price. */
  cells: (QuoteCell | null)[];
  /** Not everybody asks the same, or not everybody asks anything. */
  differs: boolean;
};

/**
 * Quotes line by line: first what was asked for, in its order, then what vendors have added, where lines of one name
 * share a row. Every line of every quote stands in exactly one row.
 */
export function quotesSideBySide(wanted: readonly string[], quotes: readonly Quoted[]): QuoteRow[] {
  const asked = wanted.map((name, index) => ({ key: `wanted ${index}`, wanted: index, name }));
  const added = new Map<string, { key: string; wanted: null; name: string }>();
  for (const line of quotes.flatMap(({ lines }) => lines)) {
    const key = rowKeyOf(line, wanted.length);
    if (!key.startsWith('wanted ') && !added.has(key)) added.set(key, { key, wanted: null, name: line.name });
  }
  return [...asked, ...added.values()].map(({ key, ...row }) => {
    const cells = quotes.map(({ lines }) => cellOf(lines.filter((line) => rowKeyOf(line, wanted.length) === key)));
    const differs = cells.some((cell) => cell?.cents !== cells[0]?.cents);
    return { ...row, cells, differs };
  });
}

function rowKeyOf({ wanted, name }: QuoteLine, wantedCount: number): string {
  return wanted !== null && wanted < wantedCount ? `wanted ${wanted}` : `added ${folded(name)}`;
}

function cellOf(lines: QuoteLine[]): QuoteCell | null {
  return lines.length > 0 ? { lines, cents: totalOf(lines) } : null;
}

export function totalOf(lines: readonly Pick<QuoteLine, 'cents'>[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0);
}

/** Two spellings of one thing: without case, accents and spaces that only the writer sees. */
function folded(name: string): string {
  return fold(name).replace(/\s+/g, ' ').trim();
}
