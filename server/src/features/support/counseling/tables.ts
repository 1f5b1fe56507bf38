import { crisisLevels, crisisRoutes } from '@evenlight/contract/support/levels';
import { eq } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../../platform/database/columns.ts';
import { exported, ofTheReader, withheld } from '../../../platform/personal-data/columns.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { words } from '../../../platform/texts/texts.ts';
import { users } from '../../accounts/tables.ts';
import { helpShown, levels } from '../tables.ts';

/** Somebody asked for a talk with a person. */
export const counselingRequests = pgTable(
  'counseling_requests',
  {
    id: uuid('id').primaryKey(),
    idempotencyKey: uuid('idempotency_key').notNull(),
    /** Null for a visitor. */
    userId: ofTheReader(uuid('user_id').references(() => users.id, { onDelete: 'cascade' })),
    /** The whole form, under the key of the house: our team reads it. */
    sealed: withheld(
      bytes('sealed').notNull(),
      words('What you wrote lies sealed; it is told in words in a section of its own.'),
    ),
    /** How worried we are by what was written; told at once, and to our team. Never the words. */
    level: exported(text('level', { enum: crisisLevels }).notNull(), words('How worried we were'), levels),
    routes: exported(
      text('routes', { enum: crisisRoutes }).array().notNull(),
      words('Which help we showed'),
      helpShown,
    ),
    askedAt: exported(instant('asked_at').notNull(), words('Asked', 'support counseling export')),
    dueAt: exported(instant('due_at').notNull(), words('Promised by', 'support counseling export')),
    answeredAt: exported(instant('answered_at'), words('Answered', 'support counseling export')),
  },
  (table) => [
    unique('counseling_requests_idempotency_key').on(table.idempotencyKey),
    index('counseling_requests_user').on(table.userId, table.askedAt),
    index('counseling_requests_answered').on(table.answeredAt),
    check('counseling_requests_level', oneOf(table.level, crisisLevels)),
  ],
);

personalTable(counselingRequests, {
  title: words('When you asked for a talk'),
  of: ({ id }) => eq(counselingRequests.userId, id),
  // Requests that were sent without signing in are found by the address, which lies sealed.
  leaving: { goneBy: 'eraseCounselingRequests' },
});
