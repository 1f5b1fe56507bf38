import type { VenueId } from '@evenlight/contract/ids';
import { eq } from 'drizzle-orm';
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
      selectedAt: venueSelections.selectedAt,
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
  const values = { ...selection, status: 'pending' as const };
  await db
    .insert(venueSelections)
    .values({ ...values, planId })
    .onConflictDoUpdate({ target: venueSelections.planId, set: values });
}

/** Confirmed once its date is booked. */
export async function setSelectionStatus(db: Db, { planId }: PlanScope, status: 'pending' | 'confirmed') {
  await db.update(venueSelections).set({ status }).where(eq(venueSelections.planId, planId));
}

export async function removeSelection(db: Db, { planId }: PlanScope): Promise<void> {
  await db.delete(venueSelections).where(eq(venueSelections.planId, planId));
}

/** Venues that some plan stands on. */
export async function chosenVenueIds(db: Db): Promise<string[]> {
  const chosen = await db.selectDistinct({ id: venueSelections.venueId }).from(venueSelections);
  return chosen.map(({ id }) => id);
}
