import { packagedTraditions } from '@evenlight/contract/traditions';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  type IndexColumn,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { dayStretches, instant } from '../../platform/database/columns.ts';
import { translations } from '../../platform/database/translations.ts';
import { otherTable } from '../../platform/personal-data/declared-tables.ts';

/** A degree east is four fifths of a degree north at this latitude. Written as the index has it, so that it is known again. */
export function placeOf({ longitude, latitude }: Record<'longitude' | 'latitude', IndexColumn>): SQL {
  return sql`point(${longitude} * 0.8, ${latitude})`;
}

export const venues = pgTable(
  'venues',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    /** Religious, secular or traditional: said by the front of the type. */
    venueGroup: text('venue_group')
      .notNull()
      .generatedAlwaysAs(
        sql`case when type like 'Religious – %' then 'religious' when type like 'Secular – %' then 'secular' else 'traditional' end`,
      ),
    address: text('address').notNull(),
    /** What the search looks through, folded as `fold` does: its name, its address, and what it is in every language. */
    foundBy: text('found_by')
      .notNull()
      .generatedAlwaysAs(
        sql`regexp_replace(lower(normalize(name || E'\\n' || address || E'\\n' || type || E'\\n' || jsonb_path_query_array(translations, '$.*.type')::text, NFD)), E'[\\u0300-\\u036f]', '', 'g')`,
      ),
    /** Only 0.2.0 looks through it, which may run beside this. It goes after the next release. */
    searchText: text('search_text').notNull().generatedAlwaysAs(sql`lower(name || E'\\n' || address)`),
    location: text('location').notNull(),
    description: text('description').notNull(),
    capacity: integer('capacity').notNull(),
    rating: numeric('rating', { precision: 2, scale: 1, mode: 'number' }),
    reviews: integer('reviews').notNull(),
    amenities: text('amenities').array().notNull(),
    faithTraditions: text('faith_traditions', { enum: packagedTraditions }).array().notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    minCents: integer('min_cents').notNull(),
    maxCents: integer('max_cents').notNull(),
    isSample: boolean('is_sample').notNull(),
    /** False for what is no longer offered, and stays only because a plan stands on it. */
    isListed: boolean('is_listed').notNull().default(true),
    /** Days on which nobody can have it, whatever is free. */
    closedDays: dayStretches('closed_days').notNull().default('{}'),
    translations: translations(),
  },
  (table) => [
    check('venues_costs', sql`${table.minCents} >= 0 and ${table.maxCents} >= ${table.minCents}`),
    check('venues_capacity', sql`${table.capacity} > 0`),
    index('venues_name').on(table.name, table.id),
    // With everything that a filter asks for: so the venues of a city are counted without reading their descriptions.
    index('venues_city').on(
      table.location,
      table.name,
      table.id,
      table.isListed,
      table.capacity,
      table.minCents,
      table.venueGroup,
      table.faithTraditions,
    ),
    index('venues_place').using('gist', placeOf(table)),
    index('venues_faith').using('gin', table.faithTraditions),
    index('venues_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('venues_found_by').using('gin', sql`${table.foundBy} gin_trgm_ops`),
  ],
);

otherTable(venues, { noPerson: 'Places where a service can be held.' });

/** One day of one venue, kept for one plan. The key lets a single family have it; whoever comes second is refused. */
export const venueDays = pgTable(
  'venue_days',
  {
    venueId: uuid('venue_id')
      .notNull()
      .references(() => venues.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    /** The plan's own table stands higher up; the migration ties the two together. */
    planId: uuid('plan_id').notNull(),
    /** Null once the day is booked for good. */
    heldUntil: instant('held_until'),
  },
  (table) => [
    primaryKey({ name: 'venue_days_pkey', columns: [table.venueId, table.day] }),
    unique('venue_days_plan').on(table.planId),
  ],
);

otherTable(venueDays, {
  noPerson: 'Which day of a venue a plan has. It says nothing of whose plan, and goes with it.',
});

/** Every city that a venue or a vendor was ever in. Its number stands for it where many are counted, and never changes. */
export const cities = pgTable('cities', {
  // The numbers before are those of the ten cities that the first version knew.
  number: smallint('number').primaryKey().generatedByDefaultAsIdentity({ name: 'cities_number_seq', startWith: 10 }),
  name: text('name').notNull().unique('cities_name'),
});

otherTable(cities, { noPerson: 'Names of cities.' });

/** The counties that we say we work in. */
export const counties = pgTable('counties', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  isListed: boolean('is_listed').notNull().default(true),
  isSample: boolean('is_sample').notNull(),
});

otherTable(counties, { noPerson: 'Names of counties.' });
