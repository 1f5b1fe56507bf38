// Queries on those who ask to be let in.
import { AccessRequestId, type MemorialId } from '@evenlight/contract/ids';
import type { AccessRequest } from '@evenlight/contract/memorials/keeping';
import { and, asc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { memorialAccessRequests } from './tables.ts';

type RequestRow = typeof memorialAccessRequests.$inferSelect;

const ofMemorial = (memorialId: MemorialId) => eq(memorialAccessRequests.memorialId, memorialId);

/** Whoever has waited longest stands first. */
export async function requestsOf(db: Db, memorialId: MemorialId): Promise<AccessRequest[]> {
  const found = await db
    .select()
    .from(memorialAccessRequests)
    .where(ofMemorial(memorialId))
    .orderBy(asc(memorialAccessRequests.askedAt), asc(memorialAccessRequests.id));
  return found.map(({ id, name, email, message, askedAt }) => ({
    id: AccessRequestId.parse(id),
    name,
    email,
    message,
    askedAt: askedAt.toISOString(),
  }));
}

export function countRequests(db: Db, memorialId: MemorialId): Promise<number> {
  return db.$count(memorialAccessRequests, ofMemorial(memorialId));
}

export async function findRequest(
  db: Db,
  memorialId: MemorialId,
  which: { id: string } | { email: string },
): Promise<RequestRow | null> {
  const { id, email } = memorialAccessRequests;
  const column = 'id' in which ? eq(id, which.id) : eq(email, which.email);
  const [found] = await db
    .select()
    .from(memorialAccessRequests)
    .where(and(ofMemorial(memorialId), column));
  return found ?? null;
}

export async function insertRequest(db: Db, request: RequestRow): Promise<void> {
  await db.insert(memorialAccessRequests).values(request);
}

export async function updateRequest(db: Db, id: string, fields: Partial<RequestRow>): Promise<void> {
  await db.update(memorialAccessRequests).set(fields).where(eq(memorialAccessRequests.id, id));
}

export async function deleteRequest(db: Db, id: string): Promise<void> {
  await db.delete(memorialAccessRequests).where(eq(memorialAccessRequests.id, id));
}

/** Memorials with requests that nobody has answered for so long. */
export async function memorialsAskedBefore(db: Db, before: Date): Promise<number[]> {
  const { memorialId, askedAt } = memorialAccessRequests;
  const found = await db.selectDistinct({ memorialId }).from(memorialAccessRequests).where(lt(askedAt, before));
  return found.map(({ memorialId }) => memorialId);
}

export async function deleteRequestsBefore(db: Db, memorialId: MemorialId, before: Date): Promise<void> {
  await db
    .delete(memorialAccessRequests)
    .where(and(ofMemorial(memorialId), lt(memorialAccessRequests.askedAt, before)));
}
