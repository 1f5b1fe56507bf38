import { mailChoices } from '@evenlight/contract/families/notices';
import { sql } from 'drizzle-orm';
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../../../platform/database/columns.ts';
import { exported } from '../../../platform/personal-data/columns.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { familyMembers } from '../../plans/people/tables.ts';

/** How somebody wants to be told about a group, and how far they were. Without a row everything is as at first. */
export const familyNotices = pgTable(
  'family_notices',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => familyMembers.id, { onDelete: 'cascade' }),
    mail: exported(
      text('mail', { enum: mailChoices }).notNull(),
      { en: 'Mails', es: 'Mensajes' },
      {
        'at-once': { en: 'At once', es: 'Enseguida' },
        daily: { en: 'Once a day', es: 'Una vez al día' },
        quiet: { en: 'None', es: 'Ninguno' },
      },
    ),
    seenAt: exported(instant('seen_at').notNull(), { en: 'Last looked', es: 'Última mirada' }),
    /** What happened up to here was written about. */
    mailedUpTo: exported(instant('mailed_up_to').notNull(), { en: 'Written up to', es: 'Escrito hasta' }),
  },
  (table) => [check('family_notices_mail', oneOf(table.mail, mailChoices))],
);

personalTable(familyNotices, {
  title: { en: 'How your family groups write to you', es: 'Cómo le escriben sus grupos familiares' },
  of: ({ id }) => sql`${familyNotices.memberId} in (select id from family_members where user_id = ${id})`,
  leaving: 'deleted',
});
