import { contactUrgencies } from '@evenlight/contract/contact';
import { crisisLevels, crisisRoutes } from '@evenlight/contract/support/levels';
import { eq } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../../platform/database/columns.ts';
import { exported, ofTheReader, withheld } from '../../../platform/personal-data/columns.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { users } from '../../accounts/tables.ts';
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
      { en: 'How urgent', es: 'Qué tan urgente' },
      urgencyWords,
    ),
    level: exported(
      text('level', { enum: crisisLevels }).notNull(),
      { en: 'How worried we were', es: 'Cuánto nos preocupamos' },
      worryWords,
    ),
    routes: exported(text('routes', { enum: crisisRoutes }).array().notNull(), {
      en: 'Which help we showed',
      es: 'Qué ayuda mostramos',
    }),
    sentAt: exported(instant('sent_at').notNull(), { en: 'Sent', es: 'Enviado' }),
    dueAt: exported(instant('due_at').notNull(), { en: 'Promised by', es: 'Prometido para' }),
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
  title: { en: 'When you wrote to our team', es: 'Cuando escribió a nuestro equipo' },
  of: ({ id }) => eq(contactMessages.userId, id),
  // Those sent without signing in are found by the mark of the address.
  leaving: { goneBy: 'eraseRequests' },
});
