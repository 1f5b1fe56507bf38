// Sample groups, where samples are wanted. Those that somebody asked to join are never deleted under them.
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { groupMemberships, supportGroups } from './tables.ts';

type SampleGroup = typeof supportGroups.$inferInsert;

/** The same id is the same group: what was changed in a sample is changed in the table. */
export async function keepSampleGroups(db: Db, samples: readonly SampleGroup[]): Promise<void> {
  for (const { id, ...fields } of samples.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
    await db
      .insert(supportGroups)
      .values({ id, ...fields })
      .onConflictDoUpdate({ target: supportGroups.id, set: { ...fields, isListed: true } });
}

export async function retireSampleGroups(db: Db): Promise<void> {
  // Locked first, and looked at in a statement of its own: somebody who is asking at this moment is waited for.
  await db
    .select({ id: supportGroups.id })
    .from(supportGroups)
    .where(eq(supportGroups.isSample, true))
    .orderBy(asc(supportGroups.id))
    .for('update');
  const isAsked = sql`exists (select 1 from ${groupMemberships} where ${groupMemberships.groupId} = ${supportGroups.id})`;
  await db.delete(supportGroups).where(sql`${supportGroups.isSample} and not ${isAsked}`);
  await db.update(supportGroups).set({ isListed: false }).where(eq(supportGroups.isSample, true));
}
