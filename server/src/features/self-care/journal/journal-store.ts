// Queries on journal entries. Ids count upwards with time, so they are the order as well.
import { type JournalEntryId, type UserId, JournalEntryId as WrittenId } from '@evenlight/contract/ids';
import { type JournalEntry, JournalPrompt } from '@evenlight/contract/self-care/journal';
import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import type { Envelope } from '../../../platform/secrets/person-envelope.ts';
import { journalEntries } from '../tables.ts';

export type EntryRow = typeof journalEntries.$inferSelect;

const Inside = z.object({ prompt: JournalPrompt.nullable(), words: z.string() });
export type Inside = z.infer<typeof Inside>;

export function sealEntry(envelope: Envelope, id: string, inside: Inside): Buffer {
  return envelope.seal(JSON.stringify(inside), id);
}

export function openEntry(envelope: Envelope, { id, sealed, createdAt, changedAt, version }: EntryRow): JournalEntry {
  const inside = Inside.parse(JSON.parse(envelope.unseal(sealed, id)));
  return {
    id: WrittenId.parse(id),
    ...inside,
    writtenAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    version,
  };
}

const ofPerson = (userId: UserId) => eq(journalEntries.userId, userId);
const oneOf = (userId: UserId, id: JournalEntryId) => and(ofPerson(userId), eq(journalEntries.id, id));

export function countEntries(db: Db, userId: UserId): Promise<number> {
  return db.$count(journalEntries, ofPerson(userId));
}

type Part = { before?: string | undefined; atOnce: number };

/** Newest first. */
export function entriesBefore(db: Db, userId: UserId, { before, atOnce }: Part): Promise<EntryRow[]> {
  const older = before === undefined ? undefined : lt(journalEntries.id, before);
  return db
    .select()
    .from(journalEntries)
    .where(and(ofPerson(userId), older))
    .orderBy(desc(journalEntries.id))
    .limit(atOnce);
}

/** Oldest first. */
export function entriesAfter(db: Db, userId: UserId, after: string, atOnce: number): Promise<EntryRow[]> {
  return db
    .select()
    .from(journalEntries)
    .where(and(ofPerson(userId), gt(journalEntries.id, after)))
    .orderBy(asc(journalEntries.id))
    .limit(atOnce);
}

export async function findEntryByIdempotencyKey(
  db: Db,
  userId: UserId,
  idempotencyKey: string,
): Promise<EntryRow | null> {
  const [found] = await db
    .select()
    .from(journalEntries)
    .where(and(ofPerson(userId), eq(journalEntries.idempotencyKey, idempotencyKey)));
  return found ?? null;
}

export async function findEntry(db: Db, userId: UserId, id: JournalEntryId): Promise<EntryRow | null> {
  const [found] = await db.select().from(journalEntries).where(oneOf(userId, id));
  return found ?? null;
}

export async function insertEntry(db: Db, entry: EntryRow): Promise<void> {
  await db.insert(journalEntries).values(entry);
}

export async function updateEntry(db: Db, entry: EntryRow): Promise<void> {
  const { id, sealed, changedAt, version } = entry;
  await db.update(journalEntries).set({ sealed, changedAt, version }).where(eq(journalEntries.id, id));
}

/** False when there was none. */
export async function deleteEntry(db: Db, userId: UserId, id: JournalEntryId): Promise<boolean> {
  const gone = await db.delete(journalEntries).where(oneOf(userId, id)).returning({ id: journalEntries.id });
  return gone.length > 0;
}

export async function deleteEntriesOf(db: Db, userId: UserId): Promise<void> {
  await db.delete(journalEntries).where(ofPerson(userId));
}
