// Queries on memories and on the memorials they were given to.
import { MemorialId, MemoryId, type UserId } from '@evenlight/contract/ids';
import { type Memory, MemoryFields } from '@evenlight/contract/self-care/memories';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { v5 as uuidOf } from 'uuid';
import type { Db } from '../../../platform/database/database.ts';
import type { Envelope } from '../../../platform/secrets/person-envelope.ts';
import { guestbookEntries } from '../../memorials/guestbook/tables.ts';
import { memories, memoryGifts } from '../tables.ts';

export type MemoryRow = typeof memories.$inferSelect;
type Gift = Memory['givenTo'][number];

export function sealMemory(envelope: Envelope, id: string, fields: MemoryFields): Buffer {
  return envelope.seal(JSON.stringify(fields), id);
}

export function openFields(envelope: Envelope, { id, sealed }: Pick<MemoryRow, 'id' | 'sealed'>): MemoryFields {
  return MemoryFields.parse(JSON.parse(envelope.unseal(sealed, id)));
}

function asWire(envelope: Envelope, row: MemoryRow, givenTo: Gift[]): Memory {
  const { id, createdAt, changedAt, version } = row;
  return {
    ...openFields(envelope, row),
    id: MemoryId.parse(id),
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    version,
    givenTo,
  };
}

const ofPerson = (userId: UserId) => eq(memories.userId, userId);
const oneOf = (userId: UserId, id: MemoryId) => and(ofPerson(userId), eq(memories.id, id));

export function countMemories(db: Db, userId: UserId): Promise<number> {
  return db.$count(memories, ofPerson(userId));
}

/** Newest first. */
export async function memoriesOf(db: Db, envelope: Envelope, userId: UserId): Promise<Memory[]> {
  const rows = await db.select().from(memories).where(ofPerson(userId)).orderBy(desc(memories.id));
  const gifts = await giftsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => asWire(envelope, row, gifts.get(row.id) ?? []));
}

export async function withGifts(db: Db, envelope: Envelope, row: MemoryRow): Promise<Memory> {
  return asWire(envelope, row, (await giftsOf(db, [row.id])).get(row.id) ?? []);
}

export async function findMemory(db: Db, userId: UserId, id: MemoryId): Promise<MemoryRow | null> {
  const [found] = await db.select().from(memories).where(oneOf(userId, id));
  return found ?? null;
}

export async function findMemoryByIdempotencyKey(
  db: Db,
  userId: UserId,
  idempotencyKey: string,
): Promise<MemoryRow | null> {
  const [found] = await db
    .select()
    .from(memories)
    .where(and(ofPerson(userId), eq(memories.idempotencyKey, idempotencyKey)));
  return found ?? null;
}

export async function insertMemory(db: Db, memory: MemoryRow): Promise<void> {
  await db.insert(memories).values(memory);
}

export async function updateMemory(db: Db, { id, sealed, changedAt, version }: MemoryRow): Promise<void> {
  await db.update(memories).set({ sealed, changedAt, version }).where(eq(memories.id, id));
}

/** False when there was none. */
export async function deleteMemoryOf(db: Db, userId: UserId, id: MemoryId): Promise<boolean> {
  const gone = await db.delete(memories).where(oneOf(userId, id)).returning({ id: memories.id });
  return gone.length > 0;
}

const GIFTS = '0b0f5a3e-6c4d-4d1e-9d6f-5f0c7b1a2e43';

/** The entry of one memory in one guestbook: made from both, so that it is written once whatever gets lost. */
export function entryKeyOf(memoryId: string, memorialId: number): string {
  return uuidOf(`${memoryId} ${memorialId}`, GIFTS);
}

/** Whether the family still has to look is asked of the guestbook; without its entry, what was so at first is told. */
async function giftsOf(db: Db, memoryIds: string[]): Promise<Map<string, Gift[]>> {
  const found = new Map<string, Gift[]>();
  if (memoryIds.length === 0) return found;
  const gifts = await db
    .select()
    .from(memoryGifts)
    .where(inArray(memoryGifts.memoryId, memoryIds))
    .orderBy(memoryGifts.at);
  const states = await entryStates(db, gifts);
  for (const { memoryId, memorialId, at, isHeld } of gifts) {
    const state = states.get(entryKeyOf(memoryId, memorialId));
    const gift = {
      memorialId: MemorialId.parse(memorialId),
      at: at.toISOString(),
      isHeld: state ? state === 'held' : isHeld,
    };
    found.set(memoryId, [...(found.get(memoryId) ?? []), gift]);
  }
  return found;
}

type Given = Pick<typeof memoryGifts.$inferSelect, 'memoryId' | 'memorialId'>;

/** By memorial as well: guestbooks keep their entries in that order, and all of them together are many. */
async function entryStates(db: Db, gifts: Given[]): Promise<Map<string | null, string>> {
  if (gifts.length === 0) return new Map();
  const { memorialId, idempotencyKey, state } = guestbookEntries;
  const memorialIds = [...new Set(gifts.map((gift) => gift.memorialId))];
  const idempotencyKeys = gifts.map((gift) => entryKeyOf(gift.memoryId, gift.memorialId));
  const which = and(inArray(memorialId, memorialIds), inArray(idempotencyKey, idempotencyKeys));
  const entries = await db.select({ idempotencyKey, state }).from(guestbookEntries).where(which);
  return new Map(entries.map((entry) => [entry.idempotencyKey, entry.state]));
}

export async function isGiven(db: Db, memoryId: MemoryId, memorialId: MemorialId): Promise<boolean> {
  const which = and(eq(memoryGifts.memoryId, memoryId), eq(memoryGifts.memorialId, memorialId));
  return (await db.$count(memoryGifts, which)) > 0;
}

export async function insertGift(db: Db, gift: typeof memoryGifts.$inferInsert): Promise<void> {
  await db.insert(memoryGifts).values(gift).onConflictDoNothing();
}
