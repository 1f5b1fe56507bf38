// The venues of a person's plans, for whoever takes their data along: with the name of each, and the day it keeps.

import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Person, Section } from '../../platform/personal-data/coverage.ts';
import { aDay, aPrice } from '../../platform/personal-data/said-values.ts';
import { words } from '../../platform/texts/texts.ts';
import { venueDays, venues } from '../venues/tables.ts';
import { plans, venueSelections, venueTitle } from './tables.ts';

export async function chosenVenues(db: Db, { id: userId }: Person): Promise<Section[]> {
  const found = await db
    .select({
      plan: plans.title,
      venue: venues.name,
      price: venueSelections.selectedCents,
      chosenAt: venueSelections.selectedAt,
      day: venueDays.day,
      heldUntil: venueDays.heldUntil,
    })
    .from(venueSelections)
    .innerJoin(plans, eq(plans.id, venueSelections.planId))
    .innerJoin(venues, eq(venues.id, venueSelections.venueId))
    .leftJoin(venueDays, eq(venueDays.planId, plans.id))
    .where(eq(plans.userId, userId))
    .orderBy(asc(venueSelections.selectedAt));
  return [
    {
      key: 'venue_selections',
      title: venueTitle,
      columns: {
        plan: words('Plan', 'plans chosen venues'),
        venue: words('Venue', 'plans chosen venues'),
        price: words('Price', 'plans chosen venues'),
        chosenAt: words('Chosen', 'plans chosen venues'),
        day: words('Day that is kept'),
        heldUntil: words('Kept until', 'plans chosen venues'),
      },
      rows: found.map(({ plan, venue, price, chosenAt, day, heldUntil }) => ({
        plan: { value: plan },
        venue: { value: venue },
        price: { value: price, words: aPrice(price) },
        chosenAt: { value: chosenAt },
        day: { value: day, words: aDay(day) },
        heldUntil: { value: heldUntil },
      })),
    },
  ];
}
