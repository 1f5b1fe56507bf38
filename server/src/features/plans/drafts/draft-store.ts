import { PlanningDraft } from '@evenlight/contract/drafts';
import type { UserId } from '@evenlight/contract/ids';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { planningDrafts } from './tables.ts';

export async function findDraft(db: Db, userId: UserId) {
  const [kept] = await db.select().from(planningDrafts).where(eq(planningDrafts.userId, userId));
  // A draft from before the wizard changed its shape helps nobody.
  const draft = PlanningDraft.safeParse(kept?.draft);
  return kept && draft.success
    ? { draft: draft.data, revision: kept.revision, savedAt: kept.savedAt.toISOString() }
    : null;
}

type Kept = { draft: PlanningDraft; revision: number; now: Date };

/** Null when another device has changed it since; the first draft has revision 0 before it. */
export async function putDraft(db: Db, userId: UserId, { draft, revision, now }: Kept) {
  const next = { draft, revision: revision + 1, savedAt: now };
  const [kept] =
    revision === 0
      ? await db
          .insert(planningDrafts)
          .values({ ...next, userId })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(planningDrafts)
          .set(next)
          .where(and(eq(planningDrafts.userId, userId), eq(planningDrafts.revision, revision)))
          .returning();
  return kept ? { draft, revision: kept.revision, savedAt: kept.savedAt.toISOString() } : null;
}

/** Only the draft of that id, when one is named: another one may have taken its place meanwhile. */
export async function deleteDraft(db: Db, userId: UserId, draftId?: string): Promise<void> {
  const isThatOne = draftId ? sql`${planningDrafts.draft} ->> 'id' = ${draftId}` : undefined;
  await db.delete(planningDrafts).where(and(eq(planningDrafts.userId, userId), isThatOne));
}

export async function forgetDrafts(db: Db, savedBefore: Date): Promise<void> {
  await db.delete(planningDrafts).where(lt(planningDrafts.savedAt, savedBefore));
}
