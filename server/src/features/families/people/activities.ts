// What happened in a group, told to those who were away.
import {
  ACTIVITIES_SHOWN,
  type ActivityKind,
  type ActivityType,
  type FamilyActivity,
} from '@evenlight/contract/families/activities';
import { FamilyActivityId, type FamilyGroupId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import { users } from '../../accounts/tables.ts';
import { activityInWords, whatItWasAbout } from '../activity-words.ts';
import { initialsOf, nameOf } from '../group-store.ts';
import { aboutOf } from '../sealed-about.ts';
import { familyActivities } from '../tables.ts';

/** Whom something was done to, beside whoever did it. */
const whom = alias(users, 'whom');

/** Whoever did something keeps their name in what happened, also when they have left the group since. */
export async function activitiesOf(
  db: Db,
  groupId: FamilyGroupId,
  { keys, language }: { keys: Keys; language: Language },
): Promise<FamilyActivity[]> {
  const rows = await db
    .select({
      activity: familyActivities,
      actor: { firstName: users.firstName, lastName: users.lastName },
      them: { firstName: whom.firstName, lastName: whom.lastName },
    })
    .from(familyActivities)
    .leftJoin(users, eq(users.id, familyActivities.actorId))
    .leftJoin(whom, eq(whom.id, familyActivities.aboutUserId))
    .where(eq(familyActivities.groupId, groupId))
    .orderBy(desc(familyActivities.at), desc(familyActivities.id))
    .limit(ACTIVITIES_SHOWN);
  return rows.map(({ activity: { id, kind, at, ...activity }, actor, them }) => {
    const about = whatItWasAbout({ kind, about: aboutOf(keys, { id, ...activity }), them });
    return {
      id: FamilyActivityId.parse(id),
      activityType: types[kind] ?? 'other',
      kind,
      description: activityInWords(language, { kind, about, name: actor && nameOf(actor) }),
      about,
      createdAt: at.toISOString(),
      actor: actor && { name: nameOf(actor), initials: initialsOf(actor) },
    };
  });
}

const types: Partial<Record<ActivityKind, ActivityType>> = {
  'task.commented': 'comment',
  'message.sent': 'comment',
  'task.completed': 'task_completed',
  'document.added': 'document_uploaded',
  'document.replaced': 'document_uploaded',
  'member.joined': 'member_joined',
};
