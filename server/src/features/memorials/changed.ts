// Something about a memorial is different now: pages drawn before are old, and the open screens of its people refresh.
import type { NewsKind } from '@evenlight/contract/news';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { announce } from '../../platform/news/announce.ts';
import { memorialCollaborators } from './collaboration/tables.ts';
import { memorials } from './tables.ts';

/**
 * Part of the caller's transaction, near its end: it locks the memorial's row. Everything that a page or a list of a
 * memorial shows must come by here when it changes.
 */
export async function memorialChanged(db: Db, memorialId: number, at: Date): Promise<void> {
  const [changed] = await db
    .update(memorials)
    .set({ revision: sql`${memorials.revision} + 1`, updatedAt: at })
    .where(eq(memorials.id, memorialId))
    .returning({ userId: memorials.userId });
  if (changed) await tellPeople(db, 'memorial.changed', { memorialId, ownerId: changed.userId, at });
}

/** Who is here now is no change of the memorial. */
export async function presenceChanged(db: Db, told: { memorialId: number; ownerId: string; at: Date }): Promise<void> {
  await tellPeople(db, 'memorial.presence', told);
}

async function tellPeople(
  db: Db,
  kind: NewsKind,
  { memorialId, ownerId, at }: { memorialId: number; ownerId: string; at: Date },
): Promise<void> {
  const accepted = and(eq(memorialCollaborators.memorialId, memorialId), isNotNull(memorialCollaborators.userId));
  const others = await db.select({ userId: memorialCollaborators.userId }).from(memorialCollaborators).where(accepted);
  for (const userId of [ownerId, ...others.map(({ userId }) => userId)])
    await announce(db, { kind, subject: String(memorialId), audience: `person:${userId}`, at });
}
