// What was written beside the plan is told to the family: once an hour for each who writes, since people write line by line.
import type { PlanPage } from '@evenlight/contract/families/activities';
import type { PlanId } from '@evenlight/contract/ids';
import { desc, eq } from 'drizzle-orm';
import type { Member } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Keys } from '../../platform/secrets/keys.ts';
import { groupOfPlan } from '../plans/people/people-store.ts';
import { familyChanged } from './changed.ts';
import { aboutOf } from './sealed-about.ts';
import { familyActivities } from './tables.ts';

const TOLD_ONCE_WITHIN_MS = 60 * 60 * 1000;

type Writing = { planId: PlanId; member: Member; page: PlanPage; keys: Keys; now: Date };

/** Part of the caller's transaction. Nobody is told where a plan has no family group. */
export async function noteWriting(db: Db, { planId, member, page, keys, now }: Writing): Promise<void> {
  const groupId = await groupOfPlan(db, planId);
  if (!groupId) return;
  const [last] = await db
    .select()
    .from(familyActivities)
    .where(eq(familyActivities.groupId, groupId))
    .orderBy(desc(familyActivities.at), desc(familyActivities.id))
    .limit(1);
  const isTold =
    last?.kind === 'plan.saved' &&
    last.actorId === member.userId &&
    now.getTime() - last.at.getTime() < TOLD_ONCE_WITHIN_MS &&
    aboutOf(keys, last) === page;
  if (isTold) return;
  const activity = { kind: 'plan.saved', about: page } as const;
  await familyChanged(db, { groupId, member }, { part: 'plan', keys, activity, now });
}
