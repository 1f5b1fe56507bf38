import { addDays } from '@evenlight/contract/dates';
import { fold } from '@evenlight/contract/folding';
import { VenueId } from '@evenlight/contract/ids';
import { inDollars } from '@evenlight/contract/money';
import { eachTranslation, type Translations } from '@evenlight/contract/translations';
import { CREMATORIUM, type VenueFilters } from '@evenlight/contract/venues';
import { and, asc, count, eq, gte, isNull, lte, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { numberCities } from './cities.ts';
import { isClosedOn } from './closed-days.ts';
import { isLiveDay } from './days.ts';
import { venueDays, venues } from './tables.ts';

const shown = {
  id: venues.id,
  name: venues.name,
  type: venues.type,
  address: venues.address,
  location: venues.location,
  description: venues.description,
  capacity: venues.capacity,
  rating: venues.rating,
  reviews: venues.reviews,
  amenities: venues.amenities,
  faithTraditions: venues.faithTraditions,
  latitude: venues.latitude,
  longitude: venues.longitude,
  minCents: venues.minCents,
  maxCents: venues.maxCents,
  isSample: venues.isSample,
  translations: venues.translations,
  keptFor: venueDays.planId,
  heldUntil: venueDays.heldUntil,
};

/** Closed days are only asked about when there is a day. */
export const shownOn = (day: string | undefined) => ({ ...shown, isClosed: day ? isClosed(day) : sql<boolean>`false` });

function isClosed(day: string): SQL<boolean> {
  return sql`${venues.closedDays} @> ${day}::date`;
}

/** The day in question; the clock decides which holds still count. */
export type When = { day: string | undefined; now: Date };

export function onDay({ day, now }: When): SQL | undefined {
  // Without a day nothing is asked of the calendar, so nothing may join.
  return day ? and(eq(venueDays.venueId, venues.id), eq(venueDays.day, day), isLiveDay(now)) : sql`false`;
}

export function fits({
  search,
  type,
  faithTradition,
  location,
  minCapacity,
  maxCost,
  date,
  availability,
}: VenueFilters) {
  return and(
    eq(venues.isListed, true),
    search ? nameHas(search) : undefined,
    type ? eq(venues.venueGroup, type) : undefined,
    suits(faithTradition),
    location ? eq(venues.location, location) : undefined,
    minCapacity === undefined ? undefined : gte(venues.capacity, minCapacity),
    maxCost === undefined ? undefined : lte(venues.minCents, maxCost),
    date && availability ? stands(availability, date) : undefined,
  );
}

/** The same rule as the contract's `suitsTradition`; a test holds the two together. */
function suits(tradition: VenueFilters['faithTradition']): SQL | undefined {
  if (!tradition || tradition === 'secular') return undefined;
  const welcomes = sql`${venues.faithTraditions} && array[${tradition}, 'secular']`;
  return tradition === 'hindu' || tradition === 'sikh' ? or(welcomes, eq(venues.type, CREMATORIUM)) : welcomes;
}

/** Closed is as good as booked: nobody can have it. */
function stands(availability: NonNullable<VenueFilters['availability']>, day: string): SQL | undefined {
  // By the column that joins: so PostgreSQL sees that it only has to look for what is not there.
  if (availability === 'available') return and(isNull(venueDays.venueId), not(isClosed(day)));
  const isKept = sql`${venueDays.planId} is not null`;
  return availability === 'booked'
    ? or(and(isKept, isNull(venueDays.heldUntil)), isClosed(day))
    : and(isKept, sql`${venueDays.heldUntil} is not null`, not(isClosed(day)));
}

/** Its name, its address or what it is, with accents or without. */
export function nameHas(search: string): SQL {
  return sql`${venues.foundBy} like '%' || ${escapeLike(fold(search))}::text || '%'`;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

type Page = { limit: number; offset?: number };

export async function venuesThatFit(db: Db, filters: VenueFilters, now: Date, { limit, offset = 0 }: Page) {
  const found = await db
    .select(shownOn(filters.date))
    .from(venues)
    .leftJoin(venueDays, onDay({ day: filters.date, now }))
    .where(fits(filters))
    .orderBy(asc(venues.name), asc(venues.id))
    .limit(limit)
    .offset(offset);
  return found.map((venue) => venueAsWire(venue, filters.date));
}

/** How many there are, but never more than `atMost`: counting fifty thousand takes longer than finding fifty. */
export async function countVenuesThatFit(db: Db, filters: VenueFilters, now: Date, atMost: number): Promise<number> {
  const asked = db.select({ id: venues.id }).from(venues).$dynamic();
  // The calendar is only asked when the answer depends on it.
  const isAboutDay = filters.date && filters.availability;
  const joined = isAboutDay ? asked.leftJoin(venueDays, onDay({ day: filters.date, now })) : asked;
  const found = joined.where(fits(filters)).limit(atMost).as('found');
  const [row] = await db.select({ total: count() }).from(found);
  return row?.total ?? 0;
}

/** Also one that is no longer offered, for plans that stand on it. */
export async function findVenue(db: Db, id: VenueId, when: When) {
  const [venue] = await db
    .select(shownOn(when.day))
    .from(venues)
    .leftJoin(venueDays, onDay(when))
    .where(eq(venues.id, id));
  return venue ? venueAsWire(venue, when.day) : null;
}

type Row = Omit<
  typeof venues.$inferSelect,
  'venueGroup' | 'foundBy' | 'searchText' | 'isListed' | 'closedDays' | 'translations'
> & {
  translations?: Translations;
  keptFor: string | null;
  heldUntil: Date | null;
  isClosed: boolean;
};

export function venueAsWire(row: Row, day: string | undefined) {
  const { minCents, maxCents, faithTraditions, keptFor, heldUntil, isClosed, translations = {}, ...venue } = row;
  return {
    ...venue,
    typeInWords: venue.type,
    translations: eachTranslation(translations, ({ type, ...said }) => ({ ...said, typeInWords: type })),
    id: VenueId.parse(venue.id),
    faithTraditions,
    minCost: minCents,
    maxCost: maxCents,
    costRange: maxCents > minCents ? `${inDollars(minCents)}–${inDollars(maxCents).slice(1)}` : inDollars(minCents),
    basePrice: minCents / 100,
    availability: day ? availabilityOf({ keptFor, heldUntil, isClosed }) : null,
    heldUntil: (isClosed ? null : heldUntil?.toISOString()) ?? null,
  };
}

function availabilityOf({ keptFor, heldUntil, isClosed }: Pick<Row, 'keptFor' | 'heldUntil' | 'isClosed'>) {
  if (isClosed) return 'booked' as const;
  if (!keptFor) return 'available' as const;
  return heldUntil ? ('pending' as const) : ('booked' as const);
}

/** Days in a stretch that somebody has at this venue, or on which it is closed. */
export async function takenDays(db: Db, id: VenueId, { from, to, now }: { from: string; to: string; now: Date }) {
  const taken = await db
    .select({ day: venueDays.day })
    .from(venueDays)
    .where(and(eq(venueDays.venueId, id), gte(venueDays.day, from), lte(venueDays.day, to), isLiveDay(now)));
  const [venue] = await db.select({ closedDays: venues.closedDays }).from(venues).where(eq(venues.id, id));
  const closed = daysBetween(from, to).filter((day) => isClosedOn(venue?.closedDays ?? '', day));
  return new Set([...taken.map(({ day }) => day), ...closed]);
}

function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Adds what is new, brings what is known up to date, and offers all of it. */
export async function keepVenues(db: Db, kept: (typeof venues.$inferInsert)[]): Promise<void> {
  if (kept.length === 0) return;
  await numberCities(
    db,
    kept.map(({ location }) => location),
  );
  const columns = ['name', 'type', 'address', 'location', 'description', 'capacity', 'rating', 'reviews'] as const;
  const others = [
    'amenities',
    'faithTraditions',
    'latitude',
    'longitude',
    'minCents',
    'maxCents',
    'isSample',
    'isListed',
    'closedDays',
    'translations',
  ] as const;
  const set = Object.fromEntries(
    [...columns, ...others].map((name) => [name, sql.raw(`excluded.${venues[name].name}`)]),
  );
  await db.insert(venues).values(kept).onConflictDoUpdate({ target: venues.id, set });
}

/** Samples that a plan stands on stay, and are offered to nobody else; the others go. */
export async function retireSampleVenues(db: Db, chosenIds: readonly string[]): Promise<void> {
  const isUnused = chosenIds.length > 0 ? notInArray(venues.id, [...chosenIds]) : undefined;
  await db.delete(venues).where(and(eq(venues.isSample, true), isUnused));
  await db.update(venues).set({ isListed: false }).where(eq(venues.isSample, true));
}

export async function isOffered(db: Db, id: VenueId): Promise<boolean> {
  const [venue] = await db.select({ isListed: venues.isListed }).from(venues).where(eq(venues.id, id));
  return venue?.isListed ?? false;
}
