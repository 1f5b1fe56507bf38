// Days on which a venue is closed, as PostgreSQL keeps them (`{[2026-12-24,2026-12-25)}`: the end is open again) and as
// people write them (`2026-12-24; 2027-01-02 to 2027-01-09`).
import { addDays } from '@evenlight/contract/dates';
import { Day } from '@evenlight/contract/venues';
import { z } from 'zod';

type Stretch = { from: string; to: string };

const STRETCHES_MAX = 200;

function closedStretches(kept: string): Stretch[] {
  const found = kept.matchAll(/\[([\d-]+),([\d-]+)\)/g);
  return [...found].map(([, from = '', end = '']) => ({ from, to: addDays(end, -1) }));
}

export function isClosedOn(kept: string, day: string): boolean {
  return closedStretches(kept).some(({ from, to }) => from <= day && day <= to);
}

export function closedInWords(kept: string): string {
  return inWords(closedStretches(kept));
}

export function closedAsKept(words: string): string {
  const stretches = readStretches(words) ?? [];
  return `{${stretches.map(({ from, to }) => `[${from},${addDays(to, 1)})`).join(',')}}`;
}

/** Read as it would be written when it is taken out again, so that the same days are the same text. */
export const ClosedDays = z
  .string()
  .refine(
    (words) => readStretches(words) !== null,
    'Write days as 2026-12-24, or 2026-12-24 to 2027-01-02, with ; between them',
  )
  .transform((words) => inWords(merged(readStretches(words) ?? [])))
  .refine((words) => words.split(';').length <= STRETCHES_MAX, `At most ${STRETCHES_MAX} can be named`);

function readStretches(words: string): Stretch[] | null {
  const parts = words.split(';').filter((part) => part.trim() !== '');
  const stretches = parts.flatMap((part) => {
    const [from = '', to = from, ...rest] = part.trim().split(/\s+to\s+/);
    const isStretch = rest.length === 0 && Day.safeParse(from).success && Day.safeParse(to).success && from <= to;
    return isStretch ? [{ from, to }] : [];
  });
  return stretches.length === parts.length ? stretches : null;
}

function inWords(stretches: readonly Stretch[]): string {
  return stretches.map(({ from, to }) => (from === to ? from : `${from} to ${to}`)).join('; ');
}

/** As PostgreSQL does: in order, and what touches is one. */
function merged(stretches: readonly Stretch[]): Stretch[] {
  const whole: Stretch[] = [];
  for (const { from, to } of stretches.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = whole.at(-1);
    if (last && from <= addDays(last.to, 1)) last.to = to > last.to ? to : last.to;
    else whole.push({ from, to });
  }
  return whole;
}
