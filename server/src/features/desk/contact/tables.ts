import { contactUrgencies } from '@evenlight/contract/contact';
import { crisisLevels, crisisRoutes } from '@evenlight/contract/support/levels';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../../platform/database/columns.ts';
import { users } from '../../accounts/tables.ts';

/** What was written to our team: the whole form sealed, and beside it how soon it has to be answered. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    /** Named by the browser, so that the same message sent twice is one; null from those who name none. */
    idempotencyKey: uuid('idempotency_key'),
    /** Null for a visitor. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    sealed: bytes('sealed').notNull(),
    /** By which what was sent without signing in is found again. Made with our key: it says nothing by itself. */
    emailMark: bytes('email_mark').notNull(),
    urgency: text('urgency', { enum: contactUrgencies }).notNull(),
    level: text('level', { enum: crisisLevels }).notNull(),
    routes: text('routes', { enum: crisisRoutes }).array().notNull(),
    sentAt: instant('sent_at').notNull(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [
    unique('contact_messages_idempotency_key').on(table.idempotencyKey),
    check('contact_messages_urgency', oneOf(table.urgency, contactUrgencies)),
    check('contact_messages_level', oneOf(table.level, crisisLevels)),
    index('contact_messages_user').on(table.userId),
    index('contact_messages_email').on(table.emailMark),
    index('contact_messages_sent').on(table.sentAt),
  ],
);
