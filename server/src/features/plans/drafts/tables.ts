import { eq } from 'drizzle-orm';
import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import { exported, ownNumber } from '../../../platform/personal-data/columns.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { words } from '../../../platform/texts/texts.ts';
import { ownerId } from '../../accounts/tables.ts';

/** An unfinished plan, one for each person, whichever device they use. */
export const planningDrafts = pgTable('planning_drafts', {
  userId: ownerId().primaryKey(),
  draft: exported(jsonb('draft').notNull(), words('What you chose so far')),
  revision: ownNumber(integer('revision').notNull()),
  savedAt: exported(instant('saved_at').notNull(), words('Kept', 'plans drafts export')),
});

personalTable(planningDrafts, {
  title: words('A plan you have begun'),
  of: ({ id }) => eq(planningDrafts.userId, id),
  leaving: 'deleted',
});
