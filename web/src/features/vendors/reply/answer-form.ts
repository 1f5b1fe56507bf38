// What a vendor types: a price for each line that was asked for, and lines of their own.
import { brokenRule, lineOfText } from '@evenlight/contract/field-rules';
import {
  QUOTE_LINE_MAX_CENTS,
  QUOTE_LINE_MAX_LENGTH,
  QUOTE_LINES_MAX,
  QuoteLine,
} from '@evenlight/contract/vendors/quotes';
import { ANSWER_MAX_LENGTH, type OpenInquiry } from '@evenlight/contract/vendors/replies';
import { Day } from '@evenlight/contract/venues';
import { z } from 'zod';
import { asTyped, centsTyped } from '../../../platform/amount-text';

const unreadable = brokenRule({ rule: 'invalid' });
const missing = brokenRule({ rule: 'required' });

function isAmount(text: string): boolean {
  const cents = centsTyped(text);
  return cents === null || (cents !== undefined && cents <= QUOTE_LINE_MAX_CENTS);
}

const LineName = lineOfText(QUOTE_LINE_MAX_LENGTH);

const LineText = z
  .object({
    wanted: QuoteLine.shape.wanted,
    name: z
      .string()
      .trim()
      .max(QUOTE_LINE_MAX_LENGTH)
      .refine((name) => name === '' || LineName.safeParse(name).success, brokenRule({ rule: 'pattern' })),
    amount: z.string().refine(isAmount, unreadable),
    note: QuoteLine.shape.note.unwrap(),
  })
  .refine(({ name, amount }) => name !== '' || amount.trim() === '', { ...missing, path: ['name'] })
  .refine(({ wanted, name, amount }) => wanted !== null || name === '' || amount.trim() !== '', {
    ...missing,
    path: ['amount'],
  });

export const AnswerForm = z
  .object({
    message: z.string().trim().max(ANSWER_MAX_LENGTH),
    lines: z.array(LineText).max(QUOTE_LINES_MAX),
    validUntil: z.string().refine((day) => day === '' || Day.safeParse(day).success, unreadable),
  })
  .refine(({ message, lines }) => message !== '' || lines.some(({ amount }) => amount.trim() !== ''), {
    ...missing,
    path: ['message'],
  });
export type AnswerForm = z.input<typeof AnswerForm>;
type LineText = AnswerForm['lines'][number];

/** A draft may be unfinished in any field. */
export const AnswerDraft = z.object({
  message: z.string(),
  lines: z
    .array(z.object({ wanted: z.int().nullable(), name: z.string(), amount: z.string(), note: z.string() }))
    .max(QUOTE_LINES_MAX),
  validUntil: z.string(),
});

export const emptyLine: LineText = { wanted: null, name: '', amount: '', note: '' };

/** What was answered last; lines that were asked for and not quoted stand there empty. */
export function firstAnswer({ wanted, quote, answer }: Pick<OpenInquiry, 'wanted' | 'quote' | 'answer'>): AnswerForm {
  const quoted = (quote?.lines ?? []).map(({ cents, ...line }) => ({ ...line, amount: asTyped(cents) }));
  const asked = wanted.flatMap((name, place) => {
    const given = quoted.filter((line) => line.wanted === place);
    return given.length > 0 ? given : [{ ...emptyLine, wanted: place, name }];
  });
  const lines = [...asked, ...quoted.filter((line) => line.wanted === null)];
  return { message: answer, lines: lines.length > 0 ? lines : [emptyLine], validUntil: quote?.validUntil ?? '' };
}

/** Lines without an amount are not quoted. */
export function asSent({ message, lines, validUntil }: z.output<typeof AnswerForm>) {
  const quoted = lines.flatMap(({ amount, ...line }) => {
    const cents = centsTyped(amount);
    return typeof cents === 'number' ? [{ ...line, cents }] : [];
  });
  return { message, lines: quoted, validUntil: validUntil || null };
}

/** What the amounts come to as far as they can be read. */
export function sumTyped(lines: readonly Pick<LineText, 'amount'>[]): number {
  return lines.reduce((sum, { amount }) => sum + (centsTyped(amount) ?? 0), 0);
}
