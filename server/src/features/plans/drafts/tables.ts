import { eq } from 'drizzle-orm';
import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import { exported, ownNumber } from '../../../platform/personal-data/columns.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { ownerId } from '../../accounts/tables.ts';

/** An unfinished plan, one for each person, whichever device they use. */
export const planningDrafts = pgTable('planning_drafts', {
  userId: ownerId().primaryKey(),
  draft: exported(jsonb('draft').notNull(), { en: 'What you chose so far', es: 'Lo que eligió hasta ahora' }),
  revision: ownNumber(integer('revision').notNull()),
  savedAt: exported(instant('saved_at').notNull(), { en: 'Kept', es: 'Guardado' }),
});

personalTable(planningDrafts, {
  title: { en: 'A plan you have begun', es: 'Un plan que empezó' },
  of: ({ id }) => eq(planningDrafts.userId, id),
  leaving: 'deleted',
});
