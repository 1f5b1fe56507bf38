import type { UserId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import { and, desc, eq, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import type { Changes, Db } from '../../platform/database/database.ts';
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
  return user ? asWire(user) : null;
}

/** Locked, so that neither signing in nor leaving can be half done. */
async function lockUser(db: Db, which: SQL) {
  const [user] = await db
    .select({ ...shown, language: users.language, deletesAt: users.deletesAt })
    .from(users)
    .where(which)
    .for('update');
  return user ?? null;
}

export function lockUserByEmail(db: Db, email: string) {
  return lockUser(db, eq(users.email, email));
}

export function lockUserById(db: Db, id: string) {
  return lockUser(db, eq(users.id, id));
}

/** False when the address has an account already, also one made in this very moment. */
export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<boolean> {
  const made = await db
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return made.length > 0;
}

/** The language of whoever has this address; null where nobody has. */
export async function languageAt(db: Db, email: string): Promise<Language | null> {
  const [account] = await db.select({ language: users.language }).from(users).where(eq(users.email, email));
  return account?.language ?? null;
}

export async function updateUserFields(db: Db, id: string, fields: Changes<typeof users.$inferInsert>) {
  await db.update(users).set(fields).where(eq(users.id, id));
}

/** The id of whoever it changed; null when there is no such account, or it had that role already. */
export async function setRole(db: Db, email: string, role: 'member' | 'staff'): Promise<string | null> {
  const [changed] = await db
    .update(users)
    .set({ role })
    .where(and(eq(users.email, email), ne(users.role, role)))
    .returning({ id: users.id });
  return changed?.id ?? null;
}

export function staffReaders(db: Db): Promise<{ email: string; language: Language }[]> {
  const { email, language } = users;
  return db.select({ email, language }).from(users).where(eq(users.role, 'staff')).orderBy(email);
}

/** How a record travels. */
export function asWire<U extends { createdAt: Date }>(user: U): Omit<U, 'createdAt'> & { createdAt: string } {
  return { ...user, createdAt: user.createdAt.toISOString() };
}

export async function insertSession(db: Db, session: typeof sessions.$inferInsert) {
  await db.insert(sessions).values(session);
}

export async function findSession(db: Db, tokenHash: Buffer) {
  const [found] = await db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      endedAt: sessions.endedAt,
      provenAt: sessions.provenAt,
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

export async function markSessionProven(db: Db, id: string, at: Date) {
  await db.update(sessions).set({ provenAt: at }).where(eq(sessions.id, id));
}

export async function sessionsOf(db: Db, userId: UserId) {
  return db
    .select({
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      endedAt: sessions.endedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .orderBy(desc(sessions.lastSeenAt));
}

/** Ends one session of a person, or all but one, and says which were still open. */
export async function endSessionsOf(db: Db, userId: string, which: { only?: string; except?: string }, at: Date) {
  return db
    .update(sessions)
    .set({ endedAt: at })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        which.only ? eq(sessions.id, which.only) : undefined,
        which.except ? ne(sessions.id, which.except) : undefined,
      ),
    )
    .returning({ id: sessions.id });
}

export async function forgetSessions(db: Db, unseenSince: Date) {
  await db.delete(sessions).where(or(lt(sessions.endedAt, unseenSince), lt(sessions.lastSeenAt, unseenSince)));
}
