import { consultationTypes, consultationUrgencies } from '@evenlight/contract/consultations';
import { languages } from '@evenlight/contract/languages';
import { crisisLevels, crisisRoutes } from '@evenlight/contract/support/levels';
import { eq, sql } from 'drizzle-orm';
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
import { bytes, instant, languageCode, oneOf } from '../../../platform/database/columns.ts';
import { exported, ofTheReader, ownNumber, withheld } from '../../../platform/personal-data/columns.ts';
import { otherTable, personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { languageNames } from '../../../platform/texts/language-names.ts';
import { type Words, words } from '../../../platform/texts/texts.ts';
import { users } from '../../accounts/tables.ts';
import { helpShown } from '../../support/tables.ts';
import { liesSealed, onlyAHash, urgencyWords, worryWords } from '../sealed-words.ts';

const types: Record<string, Words> = {
  initial: words('A first talk'),
  followup: words('A further talk'),
  crisis: words('Help in a crisis'),
  memorial: words('About a memorial'),
};

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

otherTable(consultationHours, { noPerson: 'In which hours talks can be booked.' });

type Stretch = { opensMinute: number; closesMinute: number };

/** Days that are unlike their weekday: closed where there are no stretches. */
export const consultationDays = pgTable('consultation_days', {
  day: date('day').primaryKey(),
  stretches: jsonb('stretches').$type<Stretch[]>().notNull(),
  note: text('note').notNull(),
});

otherTable(consultationDays, { noPerson: 'Days with other hours, or none.' });

/** Talks that somebody booked. Who and why lies sealed; when does not. */
export const consultations = pgTable(
  'consultations',
  {
    id: uuid('id').primaryKey(),
    /** Named by the browser, so that the same booking sent twice is one; null from those who name none. */
    idempotencyKey: uuid('idempotency_key'),
    /** Null for a visitor. */
    userId: ofTheReader(uuid('user_id').references(() => users.id, { onDelete: 'cascade' })),
    sealed: withheld(bytes('sealed').notNull(), liesSealed),
    /** By which what was sent without signing in is found again. Made with our key: it says nothing by itself. */
    emailHash: withheld(bytes('email_mark').notNull(), onlyAHash),
    type: exported(
      text('type', { enum: consultationTypes }).notNull(),
      words('About', 'desk consultations export'),
      types,
    ),
    urgency: exported(
      text('urgency', { enum: consultationUrgencies }).notNull(),
      words('How urgent', 'desk consultations export'),
      urgencyWords,
    ),
    level: exported(text('level', { enum: crisisLevels }).notNull(), words('How worried we were'), worryWords),
    routes: exported(
      text('routes', { enum: crisisRoutes }).array().notNull(),
      words('Which help we showed'),
      helpShown,
    ),
    language: exported(
      text('language', { enum: languages }).notNull(),
      words('Language', 'desk consultations export'),
      languageNames,
    ),
    /** Where the clock of whoever booked it stands; null when they did not say. */
    timeZone: exported(text('time_zone'), words('Your time zone')),
    startsAt: exported(instant('starts_at').notNull(), words('When', 'desk consultations export')),
    version: ownNumber(integer('version').notNull()),
    bookedAt: exported(instant('booked_at').notNull(), words('Booked', 'desk consultations export')),
    cancelledAt: exported(instant('cancelled_at'), words('Cancelled', 'desk consultations export')),
    /** The hour they were reminded of: moved to another one, they are reminded again. */
    remindedOf: exported(instant('reminded_of'), words('Reminded of', 'desk consultations export')),
  },
  (table) => [
    unique('consultations_idempotency_key').on(table.idempotencyKey),
    // One talk an hour, however many press at once.
    uniqueIndex('consultations_hour').on(table.startsAt).where(sql`cancelled_at is null`),
    check('consultations_type', oneOf(table.type, consultationTypes)),
    check('consultations_urgency', oneOf(table.urgency, consultationUrgencies)),
    check('consultations_level', oneOf(table.level, crisisLevels)),
    check('consultations_language', languageCode(table.language)),
    index('consultations_user').on(table.userId),
    index('consultations_email').on(table.emailHash),
  ],
);

personalTable(consultations, {
  title: words('Talks you booked'),
  of: ({ id }) => eq(consultations.userId, id),
  // Those booked without signing in are found by the mark of the address.
  leaving: { goneBy: 'eraseRequests' },
});
