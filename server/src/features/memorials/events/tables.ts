import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../../platform/database/columns.ts';
import { exported, ownNumber, secretTrace, yesOrNo } from '../../../platform/personal-data/columns.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { languageNames } from '../../../platform/texts/language-names.ts';
import { words } from '../../../platform/texts/texts.ts';
import { users } from '../../accounts/tables.ts';
import { idOfMemorial, ofOwnMemorials } from '../tables.ts';

export const memorialEvents = pgTable(
  'memorial_events',
  {
    id: uuid('id').primaryKey(),
    memorialId: idOfMemorial(),
    idempotencyKey: uuid('idempotency_key'),
    title: exported(text('title').notNull(), words('Title', 'memorials events export')),
    description: exported(text('description').notNull(), words('Description', 'memorials events export')),
    eventDate: exported(instant('event_date').notNull(), words('Begins', 'memorials events export')),
    endsAt: exported(instant('ends_at'), words('Ends', 'memorials events export')),
    location: exported(text('location').notNull(), words('Place', 'memorials events export')),
    /** 0 means no limit. */
    maxAttendees: exported(integer('max_attendees').notNull(), words('Places (0: no limit)')),
    /** How many people come; kept here so that the database itself refuses one too many. */
    attending: exported(integer('attending').notNull(), words('How many people come')),
    isPublic: exported(boolean('is_public').notNull(), words('For everybody', 'memorials events export'), yesOrNo),
    livestreamUrl: exported(text('livestream_url'), words('Livestream', 'memorials events export')),
    version: ownNumber(integer('version').notNull()),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: exported(instant('created_at').notNull(), words('Added', 'memorials events export')),
    canceledAt: exported(instant('canceled_at'), words('Called off', 'memorials events export')),
  },
  (table) => [
    unique('memorial_events_idempotency_key').on(table.memorialId, table.idempotencyKey),
    check('memorial_events_places', sql`${table.maxAttendees} = 0 or ${table.attending} <= ${table.maxAttendees}`),
    check('memorial_events_counts', sql`${table.maxAttendees} >= 0 and ${table.attending} >= 0`),
    index('memorial_events_memorial').on(table.memorialId, table.eventDate),
    index('memorial_events_maker').on(table.createdBy),
  ],
);

personalTable(memorialEvents, {
  title: words('Gatherings of your memorials'),
  of: ofOwnMemorials(memorialEvents.memorialId),
  leaving: 'deleted',
});

export const answerStatuses = ['attending', 'not_attending', 'maybe', 'waiting'] as const;

export const memorialRsvps = pgTable(
  'memorial_rsvps',
  {
    id: uuid('id').primaryKey(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => memorialEvents.id, { onDelete: 'cascade' }),
    idempotencyKey: uuid('idempotency_key'),
    name: exported(text('name').notNull(), words('Name', 'memorials events export')),
    email: exported(text('email'), words('E-mail', 'memorials events export')),
    language: exported(text('language').notNull(), words('Language', 'memorials events export'), languageNames),
    status: exported(text('status', { enum: answerStatuses }).notNull(), words('Answer', 'memorials events export'), {
      attending: words('I come', 'memorials events export'),
      not_attending: words('I cannot come'),
      maybe: words('I may come'),
      waiting: words('I wait for a place'),
    }),
    partySize: exported(integer('party_size').notNull(), words('People', 'memorials events export')),
    note: exported(text('note').notNull(), words('Note', 'memorials events export')),
    tokenHash: secretTrace(bytes('token_hash').notNull()),
    createdAt: exported(instant('created_at').notNull(), words('First answered', 'memorials events export')),
    /** Since when this answer stands; the line of those who wait is in this order. */
    answeredAt: exported(instant('answered_at').notNull(), words('Answered', 'memorials events export')),
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

personalTable(memorialRsvps, {
  title: words('Your answers to gatherings'),
  of: ({ email }) => sql`${memorialRsvps.email} = ${email}`,
  // Whoever goes gives their places back.
  leaving: { goneBy: 'eraseAnswers' },
});
