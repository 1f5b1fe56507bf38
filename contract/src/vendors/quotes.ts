// A vendor's quote, line by line, and several of them side by side.
import { lineOfText } from '../field-rules.ts';
import { Day } from '../venues.ts';
import { z } from '../zod.ts';

export const QUOTE_LINES_MAX = 30;
export const QUOTE_LINE_MAX_LENGTH = 120;
export const QUOTE_NOTE_MAX_LENGTH = 300;
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
