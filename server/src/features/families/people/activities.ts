// What happened in a group, told to those who were away.
import {
  ACTIVITIES_SHOWN,
  type ActivityKind,
  type ActivityType,
  type FamilyActivity,
} from '@evenlight/contract/families/activities';
import { FamilyActivityId, type FamilyGroupId } from '@evenlight/contract/ids';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { users } from '../../accounts/tables.ts';
import { initialsOf, nameOf } from '../group-store.ts';
import { familyActivities } from '../tables.ts';

/** Whoever did something keeps their name in what happened, also when they have left the group since. */
export async function activitiesOf(db: Db, groupId: FamilyGroupId): Promise<FamilyActivity[]> {
  const rows = await db
    .select({ activity: familyActivities, actor: { firstName: users.firstName, lastName: users.lastName } })
    .from(familyActivities)
    .leftJoin(users, eq(users.id, familyActivities.actorId))
    .where(eq(familyActivities.groupId, groupId))
    .orderBy(desc(familyActivities.at), desc(familyActivities.id))
    .limit(ACTIVITIES_SHOWN);
  return rows.map(({ activity: { id, kind, about, at }, actor }) => ({
    id: FamilyActivityId.parse(id),
    activityType: types[kind] ?? 'other',
    kind,
    description: `${actor ? nameOf(actor) : 'Somebody'} ${sentences[kind](about)}.`,
    about,
    createdAt: at.toISOString(),
    actor: actor && { name: nameOf(actor), initials: initialsOf(actor) },
  }));
}

const types: Partial<Record<ActivityKind, ActivityType>> = {
  'task.commented': 'comment',
  'message.sent': 'comment',
  'task.completed': 'task_completed',
  'document.added': 'document_uploaded',
  'document.replaced': 'document_uploaded',
  'member.joined': 'member_joined',
};

const quoted = (about: string) => (about ? ` “${about}”` : '');

const sentences: Record<ActivityKind, (about: string) => string> = {
  'group.made': (about) => `made the family group${quoted(about)}`,
  'group.changed': (about) => `changed the family group${quoted(about)}`,
  'group.handed_over': (about) => `handed the group over to ${about}`,
  'member.joined': () => 'joined the family group',
  'member.left': () => 'left the family group',
  'member.removed': (about) => `took ${about} off the family group`,
  'member.role_changed': (about) => `changed the role of ${about}`,
  'task.added': (about) => `added the task${quoted(about)}`,
  'task.changed': (about) => `changed the task${quoted(about)}`,
  'task.completed': (about) => `completed the task${quoted(about)}`,
  'task.reopened': (about) => `reopened the task${quoted(about)}`,
  'task.removed': (about) => `removed the task${quoted(about)}`,
  'task.commented': (about) => `commented on the task${quoted(about)}`,
  'message.sent': () => 'wrote a message',
  'document.added': (about) => `shared the document${quoted(about)}`,
  'document.replaced': (about) => `shared a new version of${quoted(about)}`,
  'document.removed': (about) => `removed the document${quoted(about)}`,
  'decision.asked': (about) => `asked the family${quoted(about)}`,
  'decision.made': (about) => `settled the decision${quoted(about)}`,
  'decision.withdrawn': (about) => `took back the question${quoted(about)}`,
  'plan.saved': () => 'saved changes to the plan',
  'plan.restored': (about) => `brought back an earlier version of the plan${quoted(about)}`,
};
