// Where a line stands in the queue, as an address for the next page; and when a promise is about to be missed.

/** `comesFirst` is null among those that were answered: they are in order of the answer. */
export type Place = { comesFirst: boolean | null; at: Date; id: string };

// Thirteen digits are enough for the next two centuries; more would be no date for PostgreSQL.
const WRITTEN = /^(first|then|kept) (\d{1,13}) ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

export function writePlace({ comesFirst, at, id }: Place): string {
  return `${comesFirst === null ? 'kept' : comesFirst ? 'first' : 'then'} ${at.getTime()} ${id}`;
}

/** Null for what nobody here has written: then the list begins at its top. */
export function readPlace(text: string | undefined): Place | null {
  const [, rank, time, id] = WRITTEN.exec(text ?? '') ?? [];
  const at = new Date(Number(time));
  if (!rank || !id || Number.isNaN(at.getTime())) return null;
  return { comesFirst: rank === 'kept' ? null : rank === 'first', at, id };
}

const MINUTE_MS = 60_000;
/** The team hears of it when this part of the time is left, and never later than so many minutes before. */
const LAST_PART = 0.25;
const LEAST_MINUTES = 10;
export const MOST_MINUTES = 4 * 60;

export function warnFrom({ madeAt, dueAt }: { madeAt: Date; dueAt: Date }): Date {
  const part = (dueAt.getTime() - madeAt.getTime()) * LAST_PART;
  const left = Math.min(Math.max(part, LEAST_MINUTES * MINUTE_MS), MOST_MINUTES * MINUTE_MS);
  return new Date(dueAt.getTime() - left);
}
