// What may follow what, and when.
import { wallTimeAt } from '@evenlight/contract/dates';
import { firstDayDone, type InquiryState } from '@evenlight/contract/vendors/inquiries';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
// Longer than anybody tries again after a lost connection.
const SAME_REMINDER_MINUTES = 10;

/** Nobody has answered yet. */
export const waiting: readonly InquiryState[] = ['sent', 'seen'];
/** A vendor can still answer, or answer again; who could not may find that they can after all. */
const answerable: readonly InquiryState[] = ['sent', 'seen', 'answered', 'declined'];

export const canAnswer = (state: InquiryState) => answerable.includes(state);

/** A vendor hears of one inquiry once a day at most, the first letter included. */
export function canRemind({ lastLetterAt, now }: { lastLetterAt: Date; now: Date }): boolean {
  return now.getTime() - lastLetterAt.getTime() >= DAY_MS;
}

/** The answer to a reminder was lost on its way: asked again, it is the same one. */
export function wasJustReminded(remindedAt: Date | null, now: Date): boolean {
  return remindedAt !== null && now.getTime() - remindedAt.getTime() < SAME_REMINDER_MINUTES * MINUTE_MS;
}

/** Days are read on the calendar of the Bay Area. */
export function hasRunOut(validUntil: string | null, now: Date): boolean {
  return validUntil !== null && validUntil < wallTimeAt(now).date;
}

type Taken = { chosenAt: Date | null; eventDate: string | null };

export function canBeDone({ chosenAt, eventDate }: Taken, now: Date): boolean {
  return chosenAt !== null && firstDayDone({ chosenAt, eventDate }) <= wallTimeAt(now).date;
}
