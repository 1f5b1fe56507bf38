// A service lies ahead, on the Bay Area's calendar, or has been, where somebody has died; a death lies behind, and before
// the service.
import { wallTimeAt } from '@evenlight/contract/dates';
import type { OwnSentence } from '@evenlight/contract/field-rules';
import { hasDied } from '@evenlight/contract/past-services';
import { serviceInstant } from '@evenlight/contract/scheduling';
import type { PlanIntent } from '@evenlight/contract/traditions';
import { Problem } from '../../platform/problem.ts';

const tooEarly = 'Service date cannot be earlier than today' satisfies OwnSentence;
const beforeDeath = 'Service date cannot be earlier than the date of death' satisfies OwnSentence;
const hourGone = 'Service time cannot be earlier than now' satisfies OwnSentence;
const notYet = 'Date of death cannot be later than today' satisfies OwnSentence;

export function isOver(day: string, now: Date): boolean {
  return day < wallTimeAt(now).date;
}

export function refuseEarlierThanToday(serviceDate: string | null | undefined, now: Date): void {
  if (serviceDate && isOver(serviceDate, now))
    throw new Problem('request.invalid', { fields: { serviceDate: tooEarly } });
}

type Said = { serviceDate?: string | null | undefined; planIntent?: PlanIntent | null | undefined } & {
  dateOfDeath?: string | null | undefined;
};

/** Families come after the burial too, for the days that follow it; of a death to come there is none behind. */
export function refusePastService({ serviceDate, planIntent, dateOfDeath }: Said, now: Date): void {
  if (!hasDied({ planIntent, dateOfDeath })) refuseEarlierThanToday(serviceDate, now);
}

/** A wrong half of the day would be booked and, so short before, could not be undone alone. */
export function refuseHourGone(day: string, time: string | null, now: Date): void {
  if (time !== null && serviceInstant(day, time) < now)
    throw new Problem('request.invalid', { fields: { serviceTime: hourGone } });
}

export function refuseDeathAhead(dateOfDeath: string | null | undefined, now: Date): void {
  if (dateOfDeath && dateOfDeath > wallTimeAt(now).date)
    throw new Problem('request.invalid', { fields: { dateOfDeath: notYet } });
}

type Days = { serviceDate: string | null; dateOfDeath: string | null };

export function refuseServiceBeforeDeath({ serviceDate, dateOfDeath }: Days): void {
  if (serviceDate && dateOfDeath && serviceDate < dateOfDeath)
    throw new Problem('request.invalid', { fields: { serviceDate: beforeDeath } });
}
