// What happened in each group. The other tables stand with what they are about.

import { type ActivityKind, activityKinds, pageWritten } from '@evenlight/contract/families/activities';
import { eq, sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../platform/database/columns.ts';
import { exported, ofTheReader, opened, openedAbove } from '../../platform/personal-data/columns.ts';
import { personalTable } from '../../platform/personal-data/declared-tables.ts';
import type { Keys } from '../../platform/secrets/keys.ts';
import { words } from '../../platform/texts/texts.ts';
import { users } from '../accounts/tables.ts';
import { familyGroups, groupNumber } from '../plans/people/tables.ts';
import { aboutOf } from './sealed-about.ts';
import { whatYouDid } from './what-you-did.ts';

/** What was written beside the plan is told as what was done there. */
function whatWasDone(keys: Keys, row: Parameters<typeof aboutOf>[1] & { kind: ActivityKind }) {
  const about = aboutOf(keys, row);
  return pageWritten({ kind: row.kind, about }) ? about : row.kind;
}

/** A page of the plan is named by a word of ours; what was done there stands beside it. */
function inTheirWords(keys: Keys, row: Parameters<typeof aboutOf>[1] & { kind: ActivityKind }) {
  const about = aboutOf(keys, row);
  return pageWritten({ kind: row.kind, about }) ? '' : about;
}

/** What happened with people is told by their names, which are read with it. */
export const hasSealedAbout = sql`split_part(kind, '.', 1) in ('document', 'task', 'decision', 'plan')`;

export const familyActivities = pgTable(
  'family_activities',
  {
    id: uuid('id').primaryKey(),
    groupId: exported(
      uuid('group_id')
        .notNull()
        .references(() => familyGroups.id, { onDelete: 'cascade' }),
      groupNumber,
    ),
    actorId: ofTheReader(uuid('actor_id').references(() => users.id, { onDelete: 'set null' })),
    kind: opened(
      text('kind', { enum: activityKinds }).notNull(),
      words('What', 'families export'),
      whatWasDone,
      whatYouDid,
    ),
    /** What it was about, in the family's words. */
    about: opened(text('about').notNull(), words('About', 'families export'), inTheirWords),
    /** In its place, where it is the name of a file or a family's own words. */
    sealedAbout: openedAbove(bytes('sealed_about')),
    /** Whom it was about. Their name is read with it, and goes when their account goes. */
    aboutUserId: uuid('about_user_id').references(() => users.id, { onDelete: 'set null' }),
    at: exported(instant('at').notNull(), words('When', 'families export')),
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

personalTable(familyActivities, {
  title: words('What you did in family groups'),
  of: ({ id }) => eq(familyActivities.actorId, id),
  leaving: 'deleted',
});
