import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../accounts/tables.ts';
import type { PlanScope } from './access.ts';
import { planVersions } from './tables.ts';

export async function insertVersion(db: Db, version: typeof planVersions.$inferInsert): Promise<void> {
  await db.insert(planVersions).values(version);
}

type Page = { before?: number | undefined; atMost: number };

/** Newest first: all of them, or those of one page. */
export async function versionsOf(db: Db, { planId }: PlanScope, page?: Page) {
  const isOlder = page?.before === undefined ? undefined : lt(planVersions.version, page.before);
  const found = db
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
    .where(and(eq(planVersions.planId, planId), isOlder))
    .orderBy(desc(planVersions.version))
    .$dynamic();
  return page ? found.limit(page.atMost) : found;
}

/** By their numbers; one that does not exist is left out. */
export async function snapshotsOf(db: Db, { planId }: PlanScope, versions: readonly number[]) {
  const found = await db
    .select({ version: planVersions.version, snapshot: planVersions.snapshot })
    .from(planVersions)
    .where(and(eq(planVersions.planId, planId), inArray(planVersions.version, [...versions])));
  return new Map(found.map(({ version, snapshot }) => [version, snapshot]));
}
