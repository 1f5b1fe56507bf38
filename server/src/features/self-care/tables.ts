import { type DayReminder, dayReminders } from '@evenlight/contract/self-care/days';
import { eq, sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../platform/database/columns.ts';
import { exported, ownNumber, withheld, yesOrNo } from '../../platform/personal-data/columns.ts';
import { personalTable } from '../../platform/personal-data/declared-tables.ts';
import { type Words, words } from '../../platform/texts/texts.ts';
import { ownerId } from '../accounts/tables.ts';
import { idOfMemorial } from '../memorials/tables.ts';

const toldInWords = words('What you keep for yourself lies sealed; it is told in words in a section of its own.');
const sealedKey = words('The key that seals what you keep for yourself opens nothing outside of our house.');
export const reminderWords: Record<DayReminder, Words> = {
  none: words('No mail', 'self-care export'),
  'same-day': words('On the day'),
  'day-before': words('The day before'),
  'week-before': words('A week before'),
};

/** Journal, memories and days are sealed under a key of their owner's own; not the one of their conversations. */
export const selfCareKeys = pgTable('self_care_keys', {
  userId: ownerId().primaryKey(),
  wrapped: withheld(bytes('wrapped').notNull(), sealedKey),
  createdAt: withheld(instant('created_at').notNull(), sealedKey),
});

personalTable(selfCareKeys, {
  title: words('The key of what you keep for yourself'),
  of: ({ id }) => eq(selfCareKeys.userId, id),
  leaving: 'deleted',
});

const owned = {
  id: uuid('id').primaryKey(),
  userId: ownerId(),
  idempotencyKey: uuid('idempotency_key').notNull(),
  createdAt: withheld(instant('created_at').notNull(), toldInWords),
  changedAt: withheld(instant('changed_at').notNull(), toldInWords),
  version: ownNumber(integer('version').notNull()),
};

export const journalEntries = pgTable(
  'journal_entries',
  {
    ...owned,
    /** The question it answers and the words, sealed together. */
    sealed: withheld(bytes('sealed').notNull(), toldInWords),
  },
  (table) => [
    unique('journal_entries_idempotency_key').on(table.userId, table.idempotencyKey),
    index('journal_entries_person').on(table.userId, table.createdAt),
  ],
);

personalTable(journalEntries, {
  title: words('Your journal', 'self-care export'),
  of: ({ id }) => eq(journalEntries.userId, id),
  leaving: 'deleted',
});

export const memories = pgTable(
  'memories',
  {
    ...owned,
    /** Title, words, whom it is about and when it was, sealed together. */
    sealed: withheld(bytes('sealed').notNull(), toldInWords),
  },
  (table) => [
    unique('memories_idempotency_key').on(table.userId, table.idempotencyKey),
    index('memories_person').on(table.userId, table.createdAt),
  ],
);

personalTable(memories, {
  title: words('Your memories', 'self-care export'),
  of: ({ id }) => eq(memories.userId, id),
  leaving: 'deleted',
});

/** A memory that was written into a guestbook; once for each memorial. */
export const memoryGifts = pgTable(
  'memory_gifts',
  {
    memoryId: uuid('memory_id')
      .notNull()
      .references(() => memories.id, { onDelete: 'cascade' }),
    memorialId: idOfMemorial(),
    at: exported(instant('at').notNull(), words('Given', 'self-care export')),
    /** The family looks at it first. */
    isHeld: exported(boolean('is_held').notNull(), words('The family looked at it first'), yesOrNo),
  },
  (table) => [
    primaryKey({ name: 'memory_gifts_pkey', columns: [table.memoryId, table.memorialId] }),
    index('memory_gifts_memorial').on(table.memorialId),
  ],
);

personalTable(memoryGifts, {
  title: words('Memories you gave to a memorial'),
  of: ({ id }) =>
    sql`${memoryGifts.memoryId} in (select ${memories.id} from ${memories} where ${memories.userId} = ${id})`,
  leaving: 'deleted',
});

/** Days that were added by hand. */
export const griefDays = pgTable(
  'grief_days',
  {
    ...owned,
    /** Name and kind, sealed together. The day itself is open, so that the reminder finds it. */
    sealed: withheld(bytes('sealed').notNull(), toldInWords),
    firstOn: withheld(date('first_on').notNull(), toldInWords),
    isYearly: withheld(boolean('is_yearly').notNull(), toldInWords),
    reminder: withheld(text('reminder', { enum: dayReminders }).notNull(), toldInWords),
  },
  (table) => [
    unique('grief_days_idempotency_key').on(table.userId, table.idempotencyKey),
    index('grief_days_person').on(table.userId),
    check('grief_days_reminder', oneOf(table.reminder, dayReminders)),
  ],
);

personalTable(griefDays, {
  title: words('Days you added'),
  of: ({ id }) => eq(griefDays.userId, id),
  leaving: 'deleted',
});

/** What somebody chose for a day that is known from elsewhere. */
export const griefDayReminders = pgTable(
  'grief_day_reminders',
  {
    userId: ownerId(),
    key: exported(text('key').notNull(), words('Day', 'self-care export')),
    reminder: exported(
      text('reminder', { enum: dayReminders }).notNull(),
      words('Reminder', 'self-care export'),
      reminderWords,
    ),
  },
  (table) => [
    primaryKey({ name: 'grief_day_reminders_pkey', columns: [table.userId, table.key] }),
    check('grief_day_reminders_reminder', oneOf(table.reminder, dayReminders)),
  ],
);

personalTable(griefDayReminders, {
  title: words('When you want to be reminded of a day'),
  of: ({ id }) => eq(griefDayReminders.userId, id),
  leaving: 'deleted',
});
