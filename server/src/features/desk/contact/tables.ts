import { contactUrgencies } from '@evenlight/contract/contact';
import { crisisLevels, crisisRoutes } from '@evenlight/contract/support/levels';
import { eq } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../../platform/database/columns.ts';
import { exported, ofTheReader, withheld } from '../../../platform/personal-data/columns.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { words } from '../../../platform/texts/texts.ts';
import { users } from '../../accounts/tables.ts';
import { helpShown } from '../../support/tables.ts';
import { liesSealed, onlyAHash, urgencyWords, worryWords } from '../sealed-words.ts';

/** What was written to our team: the whole form sealed, and beside it how soon it has to be answered. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    /** Named by the browser, so that the same message sent twice is one; null from those who name none. */
    idempotencyKey: uuid('idempotency_key'),
    /** Null for a visitor. */
    userId: ofTheReader(uuid('user_id').references(() => users.id, { onDelete: 'cascade' })),
    sealed: withheld(bytes('sealed').notNull(), liesSealed),
    /** By which what was sent without signing in is found again. Made with our key: it says nothing by itself. */
    emailHash: withheld(bytes('email_mark').notNull(), onlyAHash),
    urgency: exported(
      text('urgency', { enum: contactUrgencies }).notNull(),
      words('How urgent', 'desk contact export'),
      urgencyWords,
    ),
    level: exported(text('level', { enum: crisisLevels }).notNull(), words('How worried we were'), worryWords),
    routes: exported(
      text('routes', { enum: crisisRoutes }).array().notNull(),
      words('Which help we showed'),
      helpShown,
    ),
    sentAt: exported(instant('sent_at').notNull(), words('Sent', 'desk contact export')),
    dueAt: exported(instant('due_at').notNull(), words('Promised by', 'desk contact export')),
  },
  (table) => [
    unique('contact_messages_idempotency_key').on(table.idempotencyKey),
    check('contact_messages_urgency', oneOf(table.urgency, contactUrgencies)),
    check('contact_messages_level', oneOf(table.level, crisisLevels)),
    index('contact_messages_user').on(table.userId),
    index('contact_messages_email').on(table.emailHash),
    index('contact_messages_sent').on(table.sentAt),
  ],
);

personalTable(contactMessages, {
  title: words('When you wrote to our team'),
  of: ({ id }) => eq(contactMessages.userId, id),
  // Those sent without signing in are found by the mark of the address.
  leaving: { goneBy: 'eraseRequests' },
});
