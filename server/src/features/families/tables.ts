// What happened in each group. The other tables stand with what they are about.
import { activityKinds } from '@evenlight/contract/families/activities';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../platform/database/columns.ts';
import { users } from '../accounts/tables.ts';
import { familyGroups } from '../plans/people/tables.ts';

/** What happened with people is told by their names, which are read with it. */
export const hasSealedAbout = sql`split_part(kind, '.', 1) in ('document', 'task', 'decision', 'plan')`;

export const familyActivities = pgTable(
  'family_activities',
  {
    id: uuid('id').primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => familyGroups.id, { onDelete: 'cascade' }),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: activityKinds }).notNull(),
    /** What it was about, in the family's words. */
    about: text('about').notNull(),
    /** In its place, where it is the name of a file or a family's own words. */
    sealedAbout: bytes('sealed_about'),
    /** Whom it was about. Their name is read with it, and goes when their account goes. */
    aboutUserId: uuid('about_user_id').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
  },
  (table) => [
    check('family_activities_kind', oneOf(table.kind, activityKinds)),
    // Empty once all are sealed.
    index('family_activities_unsealed_about').on(table.id).where(sql`about <> '' and ${hasSealedAbout}`),
    index('family_activities_group').on(table.groupId, table.at),
    index('family_activities_actor').on(table.actorId),
    index('family_activities_about').on(table.aboutUserId),
  ],
);
