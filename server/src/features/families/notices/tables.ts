import { mailChoices } from '@evenlight/contract/families/notices';
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../../../platform/database/columns.ts';
import { familyMembers } from '../../plans/people/tables.ts';

/** How somebody wants to be told about a group, and how far they were. Without a row everything is as at first. */
export const familyNotices = pgTable(
  'family_notices',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => familyMembers.id, { onDelete: 'cascade' }),
    mail: text('mail', { enum: mailChoices }).notNull(),
    seenAt: instant('seen_at').notNull(),
    /** What happened up to here was written about. */
    mailedUpTo: instant('mailed_up_to').notNull(),
  },
  (table) => [check('family_notices_mail', oneOf(table.mail, mailChoices))],
);
