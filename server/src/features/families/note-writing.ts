// What was written beside the plan is told to the family: once an hour for each who writes, since people write line by line.
import { aboutPage, type PlanPage } from '@evenlight/contract/families/activities';
import type { PlanId } from '@evenlight/contract/ids';
import { and, eq, gt } from 'drizzle-orm';
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
  const about = aboutPage(page);
  const since = new Date(now.getTime() - TOLD_ONCE_WITHIN_MS);
  const lately = await db
    .select()
    .from(familyActivities)
    .where(
      and(
        eq(familyActivities.groupId, groupId),
        eq(familyActivities.actorId, member.userId),
        eq(familyActivities.kind, 'plan.saved'),
        gt(familyActivities.at, since),
      ),
    );
  const isTold = lately.some((activity) => aboutOf(keys, activity) === about);
  if (isTold) return;
  const activity = { kind: 'plan.saved', about } as const;
  await familyChanged(db, { groupId, member }, { part: 'plan', keys, activity, now });
}
