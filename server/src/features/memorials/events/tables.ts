import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../../platform/database/columns.ts';
import { users } from '../../accounts/tables.ts';
import { memorials } from '../tables.ts';

export const memorialEvents = pgTable(
  'memorial_events',
  {
    id: uuid('id').primaryKey(),
    memorialId: bigint('memorial_id', { mode: 'number' })
      .notNull()
      .references(() => memorials.id, { onDelete: 'cascade' }),
    idempotencyKey: uuid('idempotency_key'),
    title: text('title').notNull(),
    description: text('description').notNull(),
    eventDate: instant('event_date').notNull(),
    endsAt: instant('ends_at'),
    location: text('location').notNull(),
    /** 0 means no limit. */
    maxAttendees: integer('max_attendees').notNull(),
    /** How many people come; kept here so that the database itself refuses one too many. */
    attending: integer('attending').notNull(),
    isPublic: boolean('is_public').notNull(),
    livestreamUrl: text('livestream_url'),
    version: integer('version').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    canceledAt: instant('canceled_at'),
  },
  (table) => [
    unique('memorial_events_idempotency_key').on(table.memorialId, table.idempotencyKey),
    check('memorial_events_places', sql`${table.maxAttendees} = 0 or ${table.attending} <= ${table.maxAttendees}`),
    check('memorial_events_counts', sql`${table.maxAttendees} >= 0 and ${table.attending} >= 0`),
    index('memorial_events_memorial').on(table.memorialId, table.eventDate),
    index('memorial_events_maker').on(table.createdBy),
  ],
);

export const answerStatuses = ['attending', 'not_attending', 'maybe', 'waiting'] as const;

export const memorialRsvps = pgTable(
  'memorial_rsvps',
  {
    id: uuid('id').primaryKey(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => memorialEvents.id, { onDelete: 'cascade' }),
    idempotencyKey: uuid('idempotency_key'),
    name: text('name').notNull(),
    email: text('email'),
    language: text('language').notNull(),
    status: text('status', { enum: answerStatuses }).notNull(),
    partySize: integer('party_size').notNull(),
    note: text('note').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Since when this answer stands; the line of those who wait is in this order. */
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [
    unique('memorial_rsvps_idempotency_key').on(table.eventId, table.idempotencyKey),
    unique('memorial_rsvps_token').on(table.tokenHash),
    check('memorial_rsvps_status', oneOf(table.status, answerStatuses)),
    check('memorial_rsvps_party', sql`${table.partySize} between 1 and 20`),
    index('memorial_rsvps_guest').on(table.email),
    index('memorial_rsvps_line').on(table.eventId, table.status, table.answeredAt),
  ],
);
