// A service lies ahead: its day is today or later, on the Bay Area's calendar.
import { wallTimeAt } from '@evenlight/contract/dates';
import type { OwnSentence } from '@evenlight/contract/field-rules';
import { Problem } from '../../platform/problem.ts';

const tooEarly = 'Service date cannot be earlier than today' satisfies OwnSentence;

export function isOver(day: string, now: Date): boolean {
  return day < wallTimeAt(now).date;
}

export function refuseEarlierThanToday(serviceDate: string | null | undefined, now: Date): void {
  if (serviceDate && isOver(serviceDate, now))
    throw new Problem('request.invalid', { fields: { serviceDate: tooEarly } });
}
