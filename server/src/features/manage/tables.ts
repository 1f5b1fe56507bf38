import { type Cells, sheetKinds } from '@evenlight/contract/manage';
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../../platform/database/columns.ts';
import { otherTable } from '../../platform/personal-data/declared-tables.ts';
import { users } from '../accounts/tables.ts';

/** What somebody of our team is writing about one row of a sheet. Families go on seeing what is published. */
export const managedDrafts = pgTable(
  'managed_drafts',
  {
    kind: text('kind', { enum: sheetKinds }).notNull(),
    /** The row's own id, or the one that a new row was begun under. */
    rowId: text('row_id').notNull(),
    cells: jsonb('cells').$type<Cells>().notNull(),
    /** Another one after every save, so that nobody takes a later draft for the one they saw. */
    state: uuid('state').notNull(),
    /** The state it was saved upon: by it a save whose answer was lost is known again. */
    follows: uuid('follows'),
    /** The hash of what was published when it was saved. */
    publishedHash: text('mark').notNull(),
    savedAt: instant('saved_at').notNull(),
    /** Null for staff who have left. */
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ name: 'managed_drafts_pkey', columns: [table.kind, table.rowId] }),
    check('managed_drafts_kind', oneOf(table.kind, sheetKinds)),
    index('managed_drafts_writer').on(table.savedBy),
  ],
);

otherTable(managedDrafts, {
  noPerson:
    'What will be offered to families once it is published, and who of our team wrote it. Their name goes from it when they leave us.',
});

const ways = ['desk', 'file', 'command line'] as const;

/** How each row was before and after a change: what was once offered, and who changed it. */
export const managedVersions = pgTable(
  'managed_versions',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: sheetKinds }).notNull(),
    rowId: text('row_id').notNull(),
    /** Null for a row that is new. */
    before: jsonb('before').$type<Cells>(),
    after: jsonb('after').$type<Cells>().notNull(),
    at: instant('at').notNull(),
    way: text('way', { enum: ways }).notNull(),
    /** Null for the command line, and for staff who have left. */
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    /** The draft that was published: by it a publication whose answer was lost is known again. */
    draftState: uuid('draft_state'),
  },
  (table) => [
    index('managed_versions_row').on(table.kind, table.rowId, table.at),
    index('managed_versions_draft').on(table.draftState),
    index('managed_versions_changer').on(table.changedBy),
    check('managed_versions_kind', oneOf(table.kind, sheetKinds)),
    check('managed_versions_way', oneOf(table.way, ways)),
  ],
);

otherTable(managedVersions, {
  noPerson: 'What was offered once, and who of our team changed it. Their name goes from it when they leave us.',
});
