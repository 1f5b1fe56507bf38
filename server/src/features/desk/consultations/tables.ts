import { consultationTypes, consultationUrgencies } from '@evenlight/contract/consultations';
import { languages } from '@evenlight/contract/languages';
import { crisisLevels, crisisRoutes } from '@evenlight/contract/support/levels';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../../platform/database/columns.ts';
import { users } from '../../accounts/tables.ts';

/** The hours of a usual week in which talks begin. Sunday is 0; minutes count from midnight; the end is exclusive. */
export const consultationHours = pgTable(
  'consultation_hours',
  {
    weekday: smallint('weekday').notNull(),
    opensMinute: smallint('opens_minute').notNull(),
    closesMinute: smallint('closes_minute').notNull(),
  },
  (table) => [
    primaryKey({ name: 'consultation_hours_pkey', columns: [table.weekday, table.opensMinute] }),
    check('consultation_hours_weekday', sql`${table.weekday} between 0 and 6`),
    check(
      'consultation_hours_minutes',
      sql`${table.opensMinute} >= 0 and ${table.closesMinute} <= 1440 and ${table.opensMinute} < ${table.closesMinute}`,
    ),
  ],
);

type Stretch = { opensMinute: number; closesMinute: number };

/** Days that are unlike their weekday: closed where there are no stretches. */
export const consultationDays = pgTable('consultation_days', {
  day: date('day').primaryKey(),
  stretches: jsonb('stretches').$type<Stretch[]>().notNull(),
  note: text('note').notNull(),
});

/** Talks that somebody booked. Who and why lies sealed; when does not. */
export const consultations = pgTable(
  'consultations',
  {
    id: uuid('id').primaryKey(),
    /** Named by the browser, so that the same booking sent twice is one; null from those who name none. */
    idempotencyKey: uuid('idempotency_key'),
    /** Null for a visitor. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    sealed: bytes('sealed').notNull(),
    /** By which what was sent without signing in is found again. Made with our key: it says nothing by itself. */
    emailMark: bytes('email_mark').notNull(),
    type: text('type', { enum: consultationTypes }).notNull(),
    urgency: text('urgency', { enum: consultationUrgencies }).notNull(),
    level: text('level', { enum: crisisLevels }).notNull(),
    routes: text('routes', { enum: crisisRoutes }).array().notNull(),
    language: text('language', { enum: languages }).notNull(),
    /** Where the clock of whoever booked it stands; null when they did not say. */
    timeZone: text('time_zone'),
    startsAt: instant('starts_at').notNull(),
    version: integer('version').notNull(),
    bookedAt: instant('booked_at').notNull(),
    cancelledAt: instant('cancelled_at'),
    /** The hour they were reminded of: moved to another one, they are reminded again. */
    remindedOf: instant('reminded_of'),
  },
  (table) => [
    unique('consultations_idempotency_key').on(table.idempotencyKey),
    // One talk an hour, however many press at once.
    uniqueIndex('consultations_hour').on(table.startsAt).where(sql`cancelled_at is null`),
    check('consultations_type', oneOf(table.type, consultationTypes)),
    check('consultations_urgency', oneOf(table.urgency, consultationUrgencies)),
    check('consultations_level', oneOf(table.level, crisisLevels)),
    check('consultations_language', oneOf(table.language, languages)),
    index('consultations_user').on(table.userId),
    index('consultations_email').on(table.emailMark),
  ],
);
