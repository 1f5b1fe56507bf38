import type { UserId } from '@evenlight/contract/ids';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { sessions, users } from './tables.ts';

const shown = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phone: users.phone,
  createdAt: users.createdAt,
};

export async function findUser(db: Db, id: UserId) {
  const [user] = await db.select(shown).from(users).where(eq(users.id, id));
  return user ?? null;
}

export async function insertUser(db: Db, user: typeof users.$inferInsert) {
  await db.insert(users).values(user);
}

type NewSession = { id: string; userId: string; tokenHash: Buffer; at: Date };

export async function insertSession(db: Db, { id, userId, tokenHash, at }: NewSession) {
  await db.insert(sessions).values({ id, userId, tokenHash, createdAt: at, lastSeenAt: at });
}

export async function findSession(db: Db, tokenHash: Buffer) {
  const [found] = await db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      endedAt: sessions.endedAt,
      role: users.role,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, tokenHash));
  return found ?? null;
}

export async function touchSession(db: Db, id: string, at: Date) {
  await db.update(sessions).set({ lastSeenAt: at }).where(eq(sessions.id, id));
}

/** True when this call ended it; a second call finds it ended already. */
export async function endSessionById(db: Db, id: string, at: Date): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: at })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

export async function forgetSessions(db: Db, unseenSince: Date) {
  await db.delete(sessions).where(or(lt(sessions.endedAt, unseenSince), lt(sessions.lastSeenAt, unseenSince)));
}
