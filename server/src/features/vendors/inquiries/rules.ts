// What may follow what, and when.
import { wallTimeAt } from '@evenlight/contract/dates';
import type { InquiryState } from '@evenlight/contract/vendors/inquiries';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Nobody has answered yet. */
export const waiting: readonly InquiryState[] = ['sent', 'seen'];
/** A vendor can still answer, or answer anew; who could not may find that they can after all. */
const answerable: readonly InquiryState[] = ['sent', 'seen', 'answered', 'declined'];

export const canAnswer = (state: InquiryState) => answerable.includes(state);

/** A vendor hears of one inquiry once a day at most, the first letter included. */
export function canRemind({ lastLetterAt, now }: { lastLetterAt: Date; now: Date }): boolean {
  return now.getTime() - lastLetterAt.getTime() >= DAY_MS;
}

/** Days are read on the calendar of the Bay Area. */
export function hasRunOut(validUntil: string | null, now: Date): boolean {
  return validUntil !== null && validUntil < wallTimeAt(now).date;
}

export function hasComeOrIsOpen(eventDate: string | null, now: Date): boolean {
  return eventDate === null || eventDate <= wallTimeAt(now).date;
}
