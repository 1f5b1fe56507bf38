import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { otherTable } from '../../platform/personal-data/declared-tables.ts';

/** What a family told us, with their consent, or a sample that says so. */
export const stories = pgTable('stories', {
  id: uuid('id').primaryKey(),
  language: text('language').notNull(),
  firstName: text('first_name').notNull(),
  city: text('city').notNull(),
  words: text('words').notNull(),
  isSample: boolean('is_sample').notNull(),
});

otherTable(stories, { noPerson: 'Samples that we wrote ourselves, and that say so; no account belongs to one.' });
