import type { VenueId } from '@evenlight/contract/ids';
import { and, eq, notExists } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { venues } from '../venues/tables.ts';
import type { PlanScope } from './access.ts';
import { venueSelections } from './tables.ts';

export async function findSelection(db: Db, { planId }: PlanScope) {
  const [found] = await db
    .select({
      venueId: venueSelections.venueId,
      selectedCost: venueSelections.selectedCents,
      status: venueSelections.status,
      venueName: venues.name,
    })
    .from(venueSelections)
    .innerJoin(venues, eq(venues.id, venueSelections.venueId))
    .where(eq(venueSelections.planId, planId));
  return found ?? null;
}

type Selection = { venueId: VenueId; selectedCents: number; selectedAt: Date };

/** A new choice takes the place of the old one. */
export async function putSelection(db: Db, { planId }: PlanScope, selection: Selection): Promise<void> {
  const values = { ...selection, status: 'pending' };
  await db
    .insert(venueSelections)
    .values({ ...values, planId })
    .onConflictDoUpdate({ target: venueSelections.planId, set: values });
}

/** A sample that a plan stands on stays until the plan lets go of it. */
export async function removeUnusedSampleVenues(db: Db): Promise<void> {
  const chosen = db.select().from(venueSelections).where(eq(venueSelections.venueId, venues.id));
  await db.delete(venues).where(and(eq(venues.isSample, true), notExists(chosen)));
}
