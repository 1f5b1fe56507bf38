// Venues beside another one: like it and free on a day, or for the same families at a lower price.
import { groupOfType, type Venue, type VenueFilters } from '@evenlight/contract/venues';
import { and, arrayOverlaps, asc, between, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { fits, onDay, shownOn, venueAsWire, type When } from './store.ts';
import { placeOf, venueDays, venues } from './tables.ts';

type Like = Pick<Venue, 'id' | 'type' | 'capacity' | 'latitude' | 'longitude'>;

// About ten miles. Most families find something as near as that, and the database need not compare the rest.
const NEARBY_DEGREES = 0.15;

type Input = { day: string; now: Date; limit: number } & Pick<VenueFilters, 'faithTradition'>;

/** Free that day and fit for the tradition, the nearest and most alike first. */
export async function similarFreeVenues(db: Db, like: Like, input: Input) {
  const found = await similarIn(db, like, input, nearby(like));
  return found.length < input.limit ? similarIn(db, like, input, undefined) : found;
}

function nearby({ latitude, longitude }: Like): SQL | undefined {
  return and(
    between(venues.latitude, latitude - NEARBY_DEGREES, latitude + NEARBY_DEGREES),
    between(venues.longitude, longitude - NEARBY_DEGREES, longitude + NEARBY_DEGREES),
  );
}

/**
 * Nearby and for the same families, for as many guests, the one with the lowest price; null where none costs less. A house
 * of prayer is a congregation's own, and no other is in its place.
 */
export async function cheaperVenue(
  db: Db,
  like: Like & Pick<Venue, 'minCost' | 'faithTraditions'>,
  { day, now, faithTradition }: When & Pick<VenueFilters, 'faithTradition'>,
) {
  if (groupOfType(like.type) === 'religious') return null;
  const [found] = await db
    .select(shownOn(day))
    .from(venues)
    .leftJoin(venueDays, onDay({ day, now }))
    .where(
      and(
        fits({ faithTradition, minCapacity: like.capacity, date: day, availability: day ? 'available' : undefined }),
        nearby(like),
        eq(venues.type, like.type),
        arrayOverlaps(venues.faithTraditions, like.faithTraditions),
        lt(venues.minCents, like.minCost),
      ),
    )
    .orderBy(asc(venues.minCents), asc(venues.name), asc(venues.id))
    .limit(1);
  return found ? venueAsWire(found, day) : null;
}

/** The most alike of so many: where venues stand close to each other, comparing all of a city would take long. */
const NEAREST_COMPARED = 100;

async function similarIn(db: Db, like: Like, { day, now, faithTradition, limit }: Input, place: SQL | undefined) {
  const away = sql`(${placeOf(venues)} <-> point(${like.longitude * 0.8}, ${like.latitude}))`;
  const nearest = db
    .select({ id: venues.id })
    .from(venues)
    .leftJoin(venueDays, onDay({ day, now }))
    .where(and(place, fits({ faithTradition, date: day, availability: 'available' }), ne(venues.id, like.id)))
    .orderBy(away)
    .limit(NEAREST_COMPARED);
  // Another kind of venue counts as ten miles away.
  const difference = sql`${away} + case when ${venues.type} = ${like.type} then 0 else 0.15 end
    + 0.1 * abs(ln(${venues.capacity}::float / ${like.capacity}))`;
  const found = await db
    .select(shownOn(day))
    .from(venues)
    .leftJoin(venueDays, onDay({ day, now }))
    .where(inArray(venues.id, nearest))
    .orderBy(difference, asc(venues.id))
    .limit(limit);
  return found.map((venue) => venueAsWire(venue, day));
}
