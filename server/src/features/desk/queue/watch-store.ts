import { and, asc, eq, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { users } from '../../accounts/tables.ts';
import { promises } from '../tables.ts';

/** What nobody was told of yet. */
const isOpen = and(isNull(promises.endedAt), isNull(promises.warnedAt));

export function openUntil(db: Db, dueBy: Date) {
  const { id, madeAt, dueAt } = promises;
  return db
    .select({ id, madeAt, dueAt })
    .from(promises)
    .where(and(isOpen, lte(dueAt, dueBy)))
    .orderBy(asc(dueAt));
}

/** Null when it was answered, or somebody was told, in this moment. */
export async function markWarned(db: Db, id: string, warnedAt: Date) {
  const [warned] = await db
    .update(promises)
    .set({ warnedAt })
    .where(and(eq(promises.id, id), isOpen))
    .returning({ dueAt: promises.dueAt, ownerId: promises.ownerId });
  return warned ?? null;
}

/** Null when nobody has taken it. */
export async function emailOfHolder(db: Db, ownerId: string | null): Promise<string | null> {
  if (!ownerId) return null;
  const [found] = await db.select({ email: users.email }).from(users).where(eq(users.id, ownerId));
  return found?.email ?? null;
}

const AT_ONCE = 500;

export async function unmarked(db: Db): Promise<string[]> {
  const found = await db
    .select({ id: promises.id })
    .from(promises)
    .where(isNull(promises.nameSearchHashes))
    .limit(AT_ONCE);
  return found.map(({ id }) => id);
}

/** Releases what was assigned to somebody who left the team. Returns what is free again. */
export async function releaseFormer(db: Db): Promise<string[]> {
  const isFormer = sql`${promises.ownerId} in (select ${users.id} from ${users} where ${ne(users.role, 'staff')})`;
  const freed = await db
    .update(promises)
    .set({ ownerId: null, warnedAt: null })
    .where(and(isNull(promises.endedAt), isFormer))
    .returning({ id: promises.id });
  return freed.map(({ id }) => id);
}
