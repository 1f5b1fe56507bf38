import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../accounts/tables.ts';
import type { PlanScope } from './access.ts';
import { planVersions } from './tables.ts';

export async function insertVersion(db: Db, version: typeof planVersions.$inferInsert): Promise<void> {
  await db.insert(planVersions).values(version);
}

/** Newest first. */
export async function versionsOf(db: Db, { planId }: PlanScope) {
  return db
    .select({
      version: planVersions.version,
      at: planVersions.at,
      snapshot: planVersions.snapshot,
      description: planVersions.description,
      authorId: planVersions.authorId,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(planVersions)
    .leftJoin(users, eq(users.id, planVersions.authorId))
    .where(eq(planVersions.planId, planId))
    .orderBy(desc(planVersions.version));
}

/** By their numbers; one that does not exist is left out. */
export async function snapshotsOf(db: Db, { planId }: PlanScope, versions: readonly number[]) {
  const found = await db
    .select({ version: planVersions.version, snapshot: planVersions.snapshot })
    .from(planVersions)
    .where(and(eq(planVersions.planId, planId), inArray(planVersions.version, [...versions])));
  return new Map(found.map(({ version, snapshot }) => [version, snapshot]));
}
