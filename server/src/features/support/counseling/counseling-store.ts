// Requests for a talk. The whole form lies sealed; what stands beside it says how urgent it is, and never a word of it.
import { CounselingForm } from '@evenlight/contract/support/counseling';
import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Person } from '../../../platform/personal-data/coverage.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import { counselingRequests } from './tables.ts';

export type CounselingRow = typeof counselingRequests.$inferSelect;

const contextOf = (id: string) => `counseling:${id}`;

export function sealForm(keys: Keys, id: string, form: CounselingForm): Buffer {
  return keys.wrap(Buffer.from(JSON.stringify(form)), contextOf(id));
}

export function openForm(keys: Keys, { id, sealed }: Pick<CounselingRow, 'id' | 'sealed'>): CounselingForm {
  return CounselingForm.parse(JSON.parse(keys.unwrap(sealed, contextOf(id)).toString()));
}

export async function findSent(db: Db, idempotencyKey: string): Promise<CounselingRow | null> {
  const [found] = await db
    .select()
    .from(counselingRequests)
    .where(eq(counselingRequests.idempotencyKey, idempotencyKey));
  return found ?? null;
}

/** Null when the same request is here already. */
export async function insertRequest(
  db: Db,
  request: typeof counselingRequests.$inferInsert,
): Promise<CounselingRow | null> {
  const [made] = await db
    .insert(counselingRequests)
    .values(request)
    .onConflictDoNothing({ target: counselingRequests.idempotencyKey })
    .returning();
  return made ?? null;
}

export function requestsOf(db: Db, userId: string): Promise<CounselingRow[]> {
  return db
    .select()
    .from(counselingRequests)
    .where(eq(counselingRequests.userId, userId))
    .orderBy(desc(counselingRequests.askedAt), desc(counselingRequests.id));
}

export async function findCounselingRequest(db: Db, id: string): Promise<CounselingRow | null> {
  const [found] = await db.select().from(counselingRequests).where(eq(counselingRequests.id, id));
  return found ?? null;
}

/** False when it is somebody else's, or gone. */
export async function deleteOwnRequest(db: Db, id: string, userId: string): Promise<boolean> {
  const own = and(eq(counselingRequests.id, id), eq(counselingRequests.userId, userId));
  const gone = await db.delete(counselingRequests).where(own).returning({ id: counselingRequests.id });
  return gone.length > 0;
}

/** The first answer stands; null when there was one already. */
export async function markAnswered(db: Db, id: string, answeredAt: Date): Promise<CounselingRow | null> {
  const [answered] = await db
    .update(counselingRequests)
    .set({ answeredAt })
    .where(and(eq(counselingRequests.id, id), isNull(counselingRequests.answeredAt)))
    .returning();
  return answered ?? null;
}

/** Somebody who was not signed in is known by the address alone, and that lies sealed: each is opened to see. */
export async function visitorRequestsOf(db: Db, keys: Keys, email: string): Promise<CounselingRow[]> {
  const rows = await db.select().from(counselingRequests).where(isNull(counselingRequests.userId));
  return rows.filter((row) => openForm(keys, row).email === email);
}

/** All of one person, signed in or not. */
export async function everyRequestOf(db: Db, keys: Keys, { id, email }: Person): Promise<CounselingRow[]> {
  return [...(await requestsOf(db, id)), ...(await visitorRequestsOf(db, keys, email))];
}

export async function deleteRequests(db: Db, ids: string[]): Promise<void> {
  await db.delete(counselingRequests).where(inArray(counselingRequests.id, ids));
}

/** What was answered that long ago helps nobody any more. */
export async function forgetAnsweredCounseling(db: Db, answeredBefore: Date): Promise<void> {
  await db.delete(counselingRequests).where(lt(counselingRequests.answeredAt, answeredBefore));
}
