import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { otherTable } from '../../platform/personal-data/declared-tables.ts';

/** How often each moment happened on each day. No person, so nothing to give away. */
export const momentCounts = pgTable(
  'moment_counts',
  {
    moment: text('moment').notNull(),
    /** Which kind of vendor was asked, or what a message to us was about; empty for everything else. */
    category: text('category').notNull().default(''),
    day: date('day', { mode: 'string' }).notNull(),
    times: integer('times').notNull(),
  },
  (table) => [primaryKey({ name: 'moment_counts_pkey', columns: [table.moment, table.category, table.day] })],
);

otherTable(momentCounts, { noPerson: 'How often something happened on a day, whoever did it.' });
