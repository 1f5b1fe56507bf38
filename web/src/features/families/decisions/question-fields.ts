// A question as the form types it: up to four choices, the last two of which may stay empty.

import { PackageTier } from '@evenlight/contract/catalogue';
import { wallTimeAt } from '@evenlight/contract/dates';
import {
  DecisionKind,
  type NewDecision,
  OPTION_MAX_LENGTH,
  QUESTION_MAX_LENGTH,
} from '@evenlight/contract/families/decisions';
import { lineOfText } from '@evenlight/contract/field-rules';
import { VenueId } from '@evenlight/contract/ids';
import { z } from '@evenlight/contract/zod';
import { asMoment } from '../typed-moment';

const oneOfThem = lineOfText(OPTION_MAX_LENGTH);
const maybeOneMore = z.string().trim().max(OPTION_MAX_LENGTH);

export const QuestionFields = z.object({
  question: lineOfText(QUESTION_MAX_LENGTH),
  first: oneOfThem,
  second: oneOfThem,
  third: maybeOneMore,
  fourth: maybeOneMore,
  deadline: z.string().min(1),
});
export type QuestionFields = z.infer<typeof QuestionFields>;

const typed = z.string().default('');
/** What was typed so far; most of it may still be missing. */
export const TypedQuestion = z.object({
  kind: DecisionKind,
  question: typed,
  first: typed,
  second: typed,
  third: typed,
  fourth: typed,
  deadline: typed,
});
export type TypedQuestion = z.infer<typeof TypedQuestion>;

const DAYS_TO_ANSWER = 3;
const EVENING = '20:00';
const DAY_MS = 24 * 60 * 60 * 1000;

/** In three days, in the evening: enough for a family that does not look every hour. */
export function blankQuestion(now: Date): TypedQuestion {
  const day = wallTimeAt(new Date(now.getTime() + DAYS_TO_ANSWER * DAY_MS)).date;
  return { kind: 'venues', question: '', first: '', second: '', third: '', fourth: '', deadline: `${day}T${EVENING}` };
}

type Input = Pick<NewDecision, 'kind' | 'question' | 'options' | 'deadline'>;

/** Null when the day could not be read. */
export function inputOf(kind: TypedQuestion['kind'], fields: QuestionFields): Input | null {
  const { question, first, second, third, fourth } = fields;
  const deadline = asMoment(fields.deadline);
  const named = [first, second, third, fourth].filter((choice) => choice !== '');
  return deadline === null
    ? null
    : { kind, question, deadline, options: named.map((choice) => optionOf(kind, choice)) };
}

function optionOf(kind: TypedQuestion['kind'], choice: string): Input['options'][number] {
  if (kind === 'venues') return { label: '', venueId: VenueId.parse(choice) };
  if (kind === 'packages') return { label: '', packageTier: PackageTier.parse(choice) };
  return { label: choice };
}
