// Drafts of rows: one for each, whoever of our team writes at it.

import type { UserId } from '@evenlight/contract/ids';
import type { SheetKind } from '@evenlight/contract/manage';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../accounts/tables.ts';
import { managedDrafts } from './tables.ts';

type Which = { kind: SheetKind; rowId: string };

const isOf = ({ kind, rowId }: Which) => and(eq(managedDrafts.kind, kind), eq(managedDrafts.rowId, rowId));

export async function findDraft(db: Db, which: Which) {
  const { cells, state, publishedHash, savedAt } = managedDrafts;
  const [found] = await db
    .select({ cells, state, publishedHash, savedAt, firstName: users.firstName, lastName: users.lastName })
    .from(managedDrafts)
    .leftJoin(users, eq(users.id, managedDrafts.savedBy))
    .where(isOf(which));
  return found ?? null;
}

/** Nobody else saves or publishes it until the transaction ends. */
export async function lockDraft(db: Db, which: Which) {
  const [found] = await db.select().from(managedDrafts).where(isOf(which)).for('update');
  return found ?? null;
}

type Saving = Omit<typeof managedDrafts.$inferInsert, keyof Which> & { savedBy: UserId };

export async function saveDraft(db: Db, which: Which, draft: Saving): Promise<void> {
  await db
    .insert(managedDrafts)
    .values({ ...which, ...draft })
    .onConflictDoUpdate({ target: [managedDrafts.kind, managedDrafts.rowId], set: draft });
}

export async function deleteDraft(db: Db, which: Which): Promise<void> {
  await db.delete(managedDrafts).where(isOf(which));
}

export async function draftsOf(db: Db, kind: SheetKind) {
  const { rowId, cells } = managedDrafts;
  return db
    .select({ rowId, cells })
    .from(managedDrafts)
    .where(eq(managedDrafts.kind, kind))
    .orderBy(desc(managedDrafts.savedAt));
}
