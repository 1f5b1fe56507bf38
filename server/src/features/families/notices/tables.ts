import { mailChoices } from '@evenlight/contract/families/notices';
import { sql } from 'drizzle-orm';
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../../../platform/database/columns.ts';
import { exported } from '../../../platform/personal-data/columns.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { words } from '../../../platform/texts/texts.ts';
import { familyMembers } from '../../plans/people/tables.ts';

/** How somebody wants to be told about a group, and how far they were. Without a row everything is as at first. */
export const familyNotices = pgTable(
  'family_notices',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => familyMembers.id, { onDelete: 'cascade' }),
    mail: exported(text('mail', { enum: mailChoices }).notNull(), words('Mails', 'families notices export'), {
      'at-once': words('At once', 'families notices export'),
      daily: words('Once a day'),
      quiet: words('None', 'families notices export'),
    }),
    seenAt: exported(instant('seen_at').notNull(), words('Last looked', 'families notices export')),
    /** What happened up to here was written about. */
    mailedUpTo: exported(instant('mailed_up_to').notNull(), words('Written up to')),
  },
  (table) => [check('family_notices_mail', oneOf(table.mail, mailChoices))],
);

personalTable(familyNotices, {
  title: words('How your family groups write to you'),
  of: ({ id }) => sql`${familyNotices.memberId} in (select id from family_members where user_id = ${id})`,
  leaving: 'deleted',
});
