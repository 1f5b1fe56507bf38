import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';

/** The chat's week on the Bay Area clock. Sunday is 0; minutes count from midnight; the end is exclusive. */
export const openingHours = pgTable(
  'opening_hours',
  {
    weekday: smallint('weekday').notNull(),
    opensMinute: smallint('opens_minute').notNull(),
    closesMinute: smallint('closes_minute').notNull(),
  },
  (table) => [
    primaryKey({ name: 'opening_hours_pkey', columns: [table.weekday, table.opensMinute] }),
    check('opening_hours_weekday', sql`${table.weekday} between 0 and 6`),
    check(
      'opening_hours_minutes',
      sql`${table.opensMinute} >= 0 and ${table.closesMinute} <= 1440 and ${table.opensMinute} < ${table.closesMinute}`,
    ),
  ],
);
