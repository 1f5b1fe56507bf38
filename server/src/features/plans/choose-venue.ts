// Choosing where and when: the venue's price is noted, and with a date the venue keeps it for this family.
import type { VenueId } from '@evenlight/contract/ids';
import type { Db } from '../../platform/database/database.ts';
import { refuse } from '../../platform/problem.ts';
import { holdDay, releaseHold } from '../venues/days.ts';
import { findVenue } from '../venues/store.ts';
import type { PlanScope } from './access.ts';
import { liveHoldsOf } from './plan-store.ts';
import { findSelection, putSelection } from './selection-store.ts';

/** A family compares a few; more would keep other families out. */
const HOLDS_AT_ONCE = 3;

type Wish = { venueId: VenueId; day: string | null };

/** Part of the caller's transaction: when the date is gone, nothing else of the change happens either. */
export async function chooseVenue(db: Db, scope: PlanScope, { venueId, day }: Wish, now: Date): Promise<void> {
  const venue = (await findVenue(db, venueId, { day: undefined, now })) ?? refuse('venue.not_found');
  const before = await findSelection(db, scope);
  if (before?.venueId !== venueId) {
    await putSelection(db, scope, { venueId, selectedCents: venue.minCost, selectedAt: now });
  }
  await keepDay(db, scope, { venueId, day }, now);
}

/** The day moves with the plan: another date is held instead of the old one, and no date holds nothing. */
export async function keepDay(db: Db, scope: PlanScope, { venueId, day }: Wish, now: Date): Promise<void> {
  if (!day) return releaseHold(db, scope.planId);
  if ((await liveHoldsOf(db, scope, now)) >= HOLDS_AT_ONCE) refuse('plan.too_many_holds');
  await holdDay(db, { venueId, day, planId: scope.planId, now });
}
