import { dayReminders } from '@evenlight/contract/self-care/days';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../platform/database/columns.ts';
import { users } from '../accounts/tables.ts';
import { memorials } from '../memorials/tables.ts';

/** Journal, memories and days are sealed under a key of their owner's own; not the one of their conversations. */
export const selfCareKeys = pgTable('self_care_keys', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  wrapped: bytes('wrapped').notNull(),
  createdAt: instant('created_at').notNull(),
});

const owned = {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  idempotencyKey: uuid('idempotency_key').notNull(),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
  version: integer('version').notNull(),
};

export const journalEntries = pgTable(
  'journal_entries',
  {
    ...owned,
    /** The question it answers and the words, sealed together. */
    sealed: bytes('sealed').notNull(),
  },
  (table) => [
    unique('journal_entries_idempotency_key').on(table.userId, table.idempotencyKey),
    index('journal_entries_person').on(table.userId, table.createdAt),
  ],
);

export const memories = pgTable(
  'memories',
  {
    ...owned,
    /** Title, words, whom it is about and when it was, sealed together. */
    sealed: bytes('sealed').notNull(),
  },
  (table) => [
    unique('memories_idempotency_key').on(table.userId, table.idempotencyKey),
    index('memories_person').on(table.userId, table.createdAt),
  ],
);

/** A memory that was written into a guestbook; once for each memorial. */
export const memoryGifts = pgTable(
  'memory_gifts',
  {
    memoryId: uuid('memory_id')
      .notNull()
      .references(() => memories.id, { onDelete: 'cascade' }),
    memorialId: bigint('memorial_id', { mode: 'number' })
      .notNull()
      .references(() => memorials.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    /** The family looks at it first. */
    isHeld: boolean('is_held').notNull(),
  },
  (table) => [
    primaryKey({ name: 'memory_gifts_pkey', columns: [table.memoryId, table.memorialId] }),
    index('memory_gifts_memorial').on(table.memorialId),
  ],
);

/** Days that were added by hand. */
export const griefDays = pgTable(
  'grief_days',
  {
    ...owned,
    /** Name and kind, sealed together. The day itself is open, so that the reminder finds it. */
    sealed: bytes('sealed').notNull(),
    firstOn: date('first_on').notNull(),
    isYearly: boolean('is_yearly').notNull(),
    reminder: text('reminder', { enum: dayReminders }).notNull(),
  },
  (table) => [
    unique('grief_days_idempotency_key').on(table.userId, table.idempotencyKey),
    index('grief_days_person').on(table.userId),
    check('grief_days_reminder', oneOf(table.reminder, dayReminders)),
  ],
);

/** What somebody chose for a day that is known from elsewhere. */
export const griefDayReminders = pgTable(
  'grief_day_reminders',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    reminder: text('reminder', { enum: dayReminders }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'grief_day_reminders_pkey', columns: [table.userId, table.key] }),
    check('grief_day_reminders_reminder', oneOf(table.reminder, dayReminders)),
  ],
);
