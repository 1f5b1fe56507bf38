// How rows were before and after each change.
import type { SheetKind } from '@evenlight/contract/manage';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../accounts/tables.ts';
import { managedVersions } from './tables.ts';

export type NewVersion = typeof managedVersions.$inferInsert;

// A version has some ten values, and a statement takes 65,535.
const AT_ONCE = 2_000;
const VERSIONS_SHOWN = 50;

export async function insertVersions(db: Db, versions: readonly NewVersion[]): Promise<void> {
  for (let start = 0; start < versions.length; start += AT_ONCE)
    await db.insert(managedVersions).values(versions.slice(start, start + AT_ONCE));
}

type Which = { kind: SheetKind; rowId: string };

export function versionsOf(db: Db, { kind, rowId }: Which) {
  const { id, at, way, before, after } = managedVersions;
  return db
    .select({ id, at, way, before, after, firstName: users.firstName, lastName: users.lastName })
    .from(managedVersions)
    .leftJoin(users, eq(users.id, managedVersions.changedBy))
    .where(and(eq(managedVersions.kind, kind), eq(managedVersions.rowId, rowId)))
    .orderBy(desc(at), desc(id))
    .limit(VERSIONS_SHOWN);
}

/** Under which id a draft was published; null while it was not. */
export async function publishedFrom(db: Db, draftState: string): Promise<string | null> {
  const [found] = await db
    .select({ rowId: managedVersions.rowId })
    .from(managedVersions)
    .where(eq(managedVersions.draftState, draftState));
  return found?.rowId ?? null;
}
