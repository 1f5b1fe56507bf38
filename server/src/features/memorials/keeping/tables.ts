import { reportReasons } from '@evenlight/contract/memorials/keeping';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../../../platform/database/columns.ts';
import { exported, ownNumber, withheld } from '../../../platform/personal-data/columns.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { languageNames } from '../../../platform/texts/language-names.ts';
import { words } from '../../../platform/texts/texts.ts';
import { users } from '../../accounts/tables.ts';
import { guestbookEntries } from '../guestbook/tables.ts';
import { idOfMemorial, memorials } from '../tables.ts';

/** Somebody who asks to be let in. The line goes once it was answered. */
export const memorialAccessRequests = pgTable(
  'memorial_access_requests',
  {
    id: uuid('id').primaryKey(),
    memorialId: withheld(
      bigint('memorial_id', { mode: 'number' })
        .notNull()
        .references(() => memorials.id, { onDelete: 'cascade' }),
      words('Whether there is such a memorial is for its keeper to say.'),
    ),
    name: exported(text('name').notNull(), words('Name', 'memorials keeping export')),
    email: exported(text('email').notNull(), words('E-mail', 'memorials keeping export')),
    language: exported(text('language').notNull(), words('Language', 'memorials keeping export'), languageNames),
    message: exported(text('message').notNull(), words('Your words', 'memorials keeping export')),
    askedAt: exported(instant('asked_at').notNull(), words('Asked', 'memorials keeping export')),
  },
  (table) => [index('memorial_access_requests_memorial').on(table.memorialId, table.askedAt)],
);

personalTable(memorialAccessRequests, {
  title: words('Memorials you asked to see'),
  of: ({ email }) => sql`${memorialAccessRequests.email} = ${email}`,
  leaving: 'deleted',
});

const decisions = ['leave', 'hide-entry', 'close-page', 'open-page'] as const;

export const memorialReports = pgTable(
  'memorial_reports',
  {
    id: uuid('id').primaryKey(),
    memorialId: idOfMemorial(),
    entryId: uuid('entry_id').references(() => guestbookEntries.id, { onDelete: 'cascade' }),
    reason: exported(text('reason', { enum: reportReasons }).notNull(), words('Reason', 'memorials keeping export'), {
      false: words('Something is not true'),
      harmful: words('It hurts somebody'),
      private: words('It should be private'),
      spam: words('Advertising', 'memorials keeping export'),
      other: words('Something else', 'memorials keeping export'),
    }),
    words: exported(text('words').notNull(), words('Your words', 'memorials keeping export')),
    email: exported(text('email'), words('E-mail', 'memorials keeping export')),
    /** The keyed hash of the network address: three of them count for more than one who asks three times. */
    network: ownNumber(text('network').notNull()),
    reportedAt: exported(instant('reported_at').notNull(), words('Reported', 'memorials keeping export')),
    decision: exported(text('decision', { enum: decisions }), words('What was decided'), {
      leave: words('Left as it is'),
      'hide-entry': words('Not shown any more'),
      'close-page': words('The page was closed'),
      'open-page': words('The page was opened again'),
    }),
    decidedAt: exported(instant('decided_at'), words('Decided', 'memorials keeping export')),
    decidedBy: withheld(
      uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
      words('Who on our team or of a family decided is not told.'),
    ),
  },
  (table) => [
    check('memorial_reports_reason', oneOf(table.reason, reportReasons)),
    check('memorial_reports_decision', oneOf(table.decision, decisions)),
    check('memorial_reports_decided', sql`(${table.decision} is null) = (${table.decidedAt} is null)`),
    index('memorial_reports_open').on(table.reportedAt).where(sql`decision is null`),
    index('memorial_reports_memorial').on(table.memorialId),
    index('memorial_reports_entry').on(table.entryId),
    index('memorial_reports_decider').on(table.decidedBy),
  ],
);

personalTable(memorialReports, {
  title: words('What you reported'),
  of: ({ email }) => sql`${memorialReports.email} = ${email}`,
  leaving: 'deleted',
});
