import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
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
      decisionId: planVersions.decisionId,
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

export type VersionKey = { planId: string; version: number };
type Lot = { after: VersionKey | undefined; atMost: number };

/** Of all plans, those whose description begins like this, some at a time. */
export function versionsThatSay(db: Db, beginning: string, { after, atMost }: Lot) {
  const { planId, version, at, description } = planVersions;
  const isNext = after && sql`(${planId}, ${version}) > (${after.planId}::uuid, ${after.version}::int)`;
  return db
    .select({ planId, version, at, description })
    .from(planVersions)
    .where(and(sql`starts_with(${description}, ${beginning})`, isNext))
    .orderBy(asc(planId), asc(version))
    .limit(atMost);
}

type Named = Pick<typeof planVersions.$inferInsert, 'description' | 'decisionId'>;

export async function nameDecisionOf(db: Db, { planId, version }: VersionKey, named: Named): Promise<void> {
  await db
    .update(planVersions)
    .set(named)
    .where(and(eq(planVersions.planId, planId), eq(planVersions.version, version)));
}
