// Choosing where and when: the venue's price is noted, and with a date the venue keeps it for this family.
import type { VenueId } from '@evenlight/contract/ids';
import { type Db, takeTurn } from '../../platform/database/database.ts';
import { refuse } from '../../platform/problem.ts';
import { holdDay, releaseHold } from '../venues/days.ts';
import { findVenue, isOffered } from '../venues/store.ts';
import type { PlanScope } from './access.ts';
import { liveDaysOf } from './plan-store.ts';
import { putSelection } from './selection-store.ts';

/** A family compares a few; more would keep other families out. */
const DAYS_AT_ONCE = 3;

/** The venue's lowest price of today; what was told about the same venue before is for the caller to keep. */
export async function chooseVenue(db: Db, scope: PlanScope, venueId: VenueId, now: Date): Promise<void> {
  const venue = (await findVenue(db, venueId, { day: undefined, now })) ?? refuse('venue.not_found');
  if (!(await isOffered(db, venueId))) refuse('venue.not_found');
  await putSelection(db, scope, { venueId, selectedCents: venue.minCost, selectedAt: now });
}

type Input = { venueId: VenueId | undefined; day: string | null };

/** The day moves with the plan: another date is held instead of the old one; no venue or no date holds nothing. */
export async function keepDay(db: Db, scope: PlanScope, { venueId, day }: Input, now: Date): Promise<void> {
  if (!venueId || !day) return releaseHold(db, scope.planId);
  await refuseTooManyDays(db, scope, now);
  await holdDay(db, { venueId, day, planId: scope.planId, now });
}

export async function refuseTooManyDays(db: Db, scope: PlanScope, now: Date): Promise<void> {
  // Two plans of one family saved at the same moment must not both count as the third.
  await takeTurn(db, `holds ${scope.userId}`);
  if ((await liveDaysOf(db, scope, now)) >= DAYS_AT_ONCE) refuse('plan.too_many_holds');
}
