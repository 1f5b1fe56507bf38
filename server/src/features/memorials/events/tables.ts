import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../../platform/database/columns.ts';
import { exported, ownNumber, secretTrace, yesOrNo } from '../../../platform/personal-data/columns.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { users } from '../../accounts/tables.ts';
import { idOfMemorial, ofOwnMemorials } from '../tables.ts';

export const memorialEvents = pgTable(
  'memorial_events',
  {
    id: uuid('id').primaryKey(),
    memorialId: idOfMemorial(),
    idempotencyKey: uuid('idempotency_key'),
    title: exported(text('title').notNull(), { en: 'Title', es: 'Título' }),
    description: exported(text('description').notNull(), { en: 'Description', es: 'Descripción' }),
    eventDate: exported(instant('event_date').notNull(), { en: 'Begins', es: 'Empieza' }),
    endsAt: exported(instant('ends_at'), { en: 'Ends', es: 'Termina' }),
    location: exported(text('location').notNull(), { en: 'Place', es: 'Lugar' }),
    /** 0 means no limit. */
    maxAttendees: exported(integer('max_attendees').notNull(), {
      en: 'Places (0: no limit)',
      es: 'Lugares (0: sin límite)',
    }),
    /** How many people come; kept here so that the database itself refuses one too many. */
    attending: exported(integer('attending').notNull(), { en: 'How many people come', es: 'Cuántas personas vienen' }),
    isPublic: exported(boolean('is_public').notNull(), { en: 'For everybody', es: 'Para todos' }, yesOrNo),
    livestreamUrl: exported(text('livestream_url'), { en: 'Livestream', es: 'Transmisión' }),
    version: ownNumber(integer('version').notNull()),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: exported(instant('created_at').notNull(), { en: 'Added', es: 'Añadido' }),
    canceledAt: exported(instant('canceled_at'), { en: 'Called off', es: 'Cancelado' }),
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
  title: { en: 'Gatherings of your memorials', es: 'Encuentros de sus memoriales' },
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
    name: exported(text('name').notNull(), { en: 'Name', es: 'Nombre' }),
    email: exported(text('email'), { en: 'E-mail', es: 'Correo' }),
    language: exported(text('language').notNull(), { en: 'Language', es: 'Idioma' }),
    status: exported(
      text('status', { enum: answerStatuses }).notNull(),
      { en: 'Answer', es: 'Respuesta' },
      {
        attending: { en: 'I come', es: 'Voy' },
        not_attending: { en: 'I cannot come', es: 'No puedo ir' },
        maybe: { en: 'I may come', es: 'Quizás vaya' },
        waiting: { en: 'I wait for a place', es: 'Espero un lugar' },
      },
    ),
    partySize: exported(integer('party_size').notNull(), { en: 'People', es: 'Personas' }),
    note: exported(text('note').notNull(), { en: 'Note', es: 'Nota' }),
    tokenHash: secretTrace(bytes('token_hash').notNull()),
    createdAt: exported(instant('created_at').notNull(), { en: 'First answered', es: 'Primera respuesta' }),
    /** Since when this answer stands; the line of those who wait is in this order. */
    answeredAt: exported(instant('answered_at').notNull(), { en: 'Answered', es: 'Respondió' }),
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
  title: { en: 'Your answers to gatherings', es: 'Sus respuestas a encuentros' },
  of: ({ email }) => sql`${memorialRsvps.email} = ${email}`,
  // Whoever goes gives their places back.
  leaving: { goneBy: 'eraseAnswers' },
});
