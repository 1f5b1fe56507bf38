// When a day is taken: the nearest free days here, and venues like it that are free that day.
import { wallTimeAt } from '@evenlight/contract/dates';
import type { VenueId } from '@evenlight/contract/ids';
import { mayBeProposed } from '@evenlight/contract/service-days';
import { NEAREST_DAYS_WITHIN, type VenueFilters } from '@evenlight/contract/venues';
import type { Db } from '../../platform/database/database.ts';
import { refuse } from '../../platform/problem.ts';
import { similarFreeVenues } from './similar-store.ts';
import { findVenue, takenDays } from './store.ts';

// Few enough to choose from without thinking twice.
const DAYS_OFFERED = 4;
const VENUES_OFFERED = 4;
const DAY_MS = 24 * 60 * 60 * 1000;

type Input = { date: string } & Pick<VenueFilters, 'faithTradition'>;

export async function alternativesTo(db: Db, id: VenueId, { date, faithTradition }: Input, now: Date) {
  const venue = (await findVenue(db, id, { day: date, now })) ?? refuse('venue.not_found');
  const [from, to] = [dayAfter(date, -NEAREST_DAYS_WITHIN), dayAfter(date, NEAREST_DAYS_WITHIN)];
  const taken = await takenDays(db, id, { from, to, now });
  return {
    nearestDays: nearestFreeDays(
      date,
      wallTimeAt(now).date,
      (day) => taken.has(day) || !mayBeProposed(day, faithTradition),
    ),
    similarVenues: await similarFreeVenues(db, venue, { day: date, now, faithTradition, limit: VENUES_OFFERED }),
  };
}

/** The closest first; of two that are equally close, the earlier. Never a day that is over. */
export function nearestFreeDays(wished: string, today: string, isOut: (day: string) => boolean): string[] {
  const free: string[] = [];
  for (let distance = 1; distance <= NEAREST_DAYS_WITHIN && free.length < DAYS_OFFERED; distance += 1) {
    for (const day of [dayAfter(wished, -distance), dayAfter(wished, distance)])
      if (day >= today && !isOut(day) && free.length < DAYS_OFFERED) free.push(day);
  }
  return free;
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
