import type { ResourceContent } from '@evenlight/contract/resources';
import { sql } from 'drizzle-orm';
import { check, customType, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { otherTable } from '../../platform/personal-data/declared-tables.ts';
import { users } from '../accounts/tables.ts';

const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** One text in one language: what families read, and what is being written. */
export const resources = pgTable(
  'resources',
  {
    slug: text('slug').notNull(),
    language: text('language').notNull(),
    draft: jsonb('draft').$type<ResourceContent>(),
    published: jsonb('published').$type<ResourceContent>(),
    publishedAt: instant('published_at'),
    /** The words of what is published, by how much they weigh; null while nothing is. */
    searchable: searchVector('searchable'),
    version: integer('version').notNull(),
    /** What the library that comes with the product said last; null once our team has written in it. */
    fromLibrary: text('from_library'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'resources_pkey', columns: [table.slug, table.language] }),
    index('resources_searchable').using('gin', table.searchable),
    check('resources_something', sql`${table.draft} is not null or ${table.published} is not null`),
    check('resources_published', sql`(${table.published} is null) = (${table.publishedAt} is null)`),
  ],
);

otherTable(resources, { noPerson: 'The texts of the library, which anybody may read, and their drafts.' });

/** What families could read once, for whoever asks what a text said. */
export const resourceHistory = pgTable(
  'resource_history',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull(),
    language: text('language').notNull(),
    content: jsonb('content').$type<ResourceContent>().notNull(),
    publishedAt: instant('published_at').notNull(),
    /** Null for the library that comes with the product, and for staff who have left. */
    publishedBy: uuid('published_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('resource_history_text').on(table.slug, table.language, table.publishedAt),
    index('resource_history_publisher').on(table.publishedBy),
  ],
);

otherTable(resourceHistory, {
  noPerson: 'What a text said once, and who of our team published it. Their name goes from it when they leave us.',
});
