import { desc, eq } from 'drizzle-orm';
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
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(planVersions)
    .leftJoin(users, eq(users.id, planVersions.authorId))
    .where(eq(planVersions.planId, planId))
    .orderBy(desc(planVersions.version));
}
