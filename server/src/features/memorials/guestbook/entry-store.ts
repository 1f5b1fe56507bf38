// Queries on the guestbook's entries.
import { createHash } from 'node:crypto';
import { EntryId, type MemorialId } from '@evenlight/contract/ids';
import type { GuestbookEntry, KeptEntry, SignedEntry } from '@evenlight/contract/memorials/guestbook';
import { mayOnMemorial } from '@evenlight/contract/memorials/rights';
import { and, desc, eq, gt, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { MemorialScope } from '../access.ts';
import { type PhotoRow, photoAsWire } from '../photos/photo-store.ts';
import { memorialPhotos } from '../tables.ts';
import { bareWords } from './screening.ts';
import { guestbookEntries } from './tables.ts';

/** As its author is told of it, but for what was thought of their words. */
export type StoredEntry = Omit<SignedEntry, 'isWorrying'>;

export type EntryRow = typeof guestbookEntries.$inferSelect;
type WithPhoto = { entry: EntryRow; photo: PhotoRow | null };
type Part = { before?: string | undefined; limit: number };

function read(db: Db, which: SQL | undefined) {
  return db
    .select({ entry: guestbookEntries, photo: memorialPhotos })
    .from(guestbookEntries)
    .leftJoin(memorialPhotos, eq(memorialPhotos.id, guestbookEntries.photoId))
    .where(which);
}

const ofMemorial = (memorialId: MemorialId) => eq(guestbookEntries.memorialId, memorialId);
const isShown = (memorialId: MemorialId) => and(ofMemorial(memorialId), eq(guestbookEntries.state, 'published'));

/** What can be read, newest first. */
export async function shownEntries(db: Db, memorialId: MemorialId, { before, limit }: Part): Promise<GuestbookEntry[]> {
  const older = before === undefined ? undefined : lt(guestbookEntries.id, before);
  const found = await read(db, and(isShown(memorialId), older))
    .orderBy(desc(guestbookEntries.id))
    .limit(limit);
  return found.map(asShown);
}

/** One page of what can be read; pages are counted from 1. */
export async function entriesOnPage(
  db: Db,
  memorialId: MemorialId,
  { page, perPage }: { page: number; perPage: number },
): Promise<GuestbookEntry[]> {
  // The index alone tells which they are; what stands on the pages before is not read.
  const onPage = db
    .select({ id: guestbookEntries.id })
    .from(guestbookEntries)
    .where(isShown(memorialId))
    .orderBy(desc(guestbookEntries.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const found = await read(db, inArray(guestbookEntries.id, onPage)).orderBy(desc(guestbookEntries.id));
  return found.map(asShown);
}

/** Held, or read by everybody but reported by somebody. */
const waits = sql<boolean>`(${guestbookEntries.state} = 'held' or 'reported' = any(${guestbookEntries.reasons}))`;

/** All of them, those that wait first, newest first. */
export async function keptEntries(db: Db, scope: MemorialScope, { before, limit }: Part): Promise<KeptEntry[]> {
  const { memorialId } = scope;
  const last = before === undefined ? null : await findEntry(db, memorialId, before);
  const lastWaits = last?.state === 'held' || last?.reasons.includes('reported') === true;
  const after = last ? sql`(${waits}, ${guestbookEntries.id}) < (${lastWaits}, ${last.id}::uuid)` : undefined;
  const found = await read(db, and(ofMemorial(memorialId), after))
    .orderBy(desc(waits), desc(guestbookEntries.id))
    .limit(limit);
  return found.map((entry) => asKept(entry, scope));
}

export async function findEntry(db: Db, memorialId: MemorialId, id: string): Promise<EntryRow | null> {
  const [found] = await db
    .select()
    .from(guestbookEntries)
    .where(and(ofMemorial(memorialId), eq(guestbookEntries.id, id)));
  return found ?? null;
}

export async function findKept(db: Db, scope: MemorialScope, id: string): Promise<KeptEntry | null> {
  const [found] = await read(db, and(ofMemorial(scope.memorialId), eq(guestbookEntries.id, id)));
  return found ? asKept(found, scope) : null;
}

type Sent = { idempotencyKey: string | null; authorName: string; message: string; since: Date };

/** The same request, or the same words from the same name a moment ago. */
export async function findSentBefore(
  db: Db,
  memorialId: MemorialId,
  { idempotencyKey, authorName, message, since }: Sent,
): Promise<StoredEntry | null> {
  const sameWords = and(
    eq(guestbookEntries.wordsHash, traceOf(message)),
    eq(guestbookEntries.message, message),
    eq(guestbookEntries.authorName, authorName),
    gt(guestbookEntries.createdAt, since),
  );
  const sameInput = idempotencyKey ? eq(guestbookEntries.idempotencyKey, idempotencyKey) : undefined;
  const [found] = await read(db, and(ofMemorial(memorialId), or(sameInput, sameWords)))
    .orderBy(guestbookEntries.id)
    .limit(1);
  return found ? asSigned(found) : null;
}

export async function findSigned(db: Db, memorialId: MemorialId, id: string): Promise<StoredEntry | null> {
  const [found] = await read(db, and(ofMemorial(memorialId), eq(guestbookEntries.id, id)));
  return found ? asSigned(found) : null;
}

/** How often the same words were written since: on other memorials, and on this one. */
export async function timesWritten(
  db: Db,
  memorialId: MemorialId,
  { message, since }: { message: string; since: Date },
) {
  const same = and(eq(guestbookEntries.wordsHash, traceOf(message)), gt(guestbookEntries.createdAt, since));
  return {
    elsewhere: await db.$count(guestbookEntries, and(same, ne(guestbookEntries.memorialId, memorialId))),
    here: await db.$count(guestbookEntries, and(same, ofMemorial(memorialId))),
  };
}

export async function insertEntry(db: Db, entry: Omit<EntryRow, 'wordsHash' | 'reply' | 'decidedAt' | 'decidedBy'>) {
  await db.insert(guestbookEntries).values({ ...entry, wordsHash: traceOf(entry.message), reply: '' });
}

export async function updateEntry(db: Db, id: string, fields: Partial<EntryRow>): Promise<void> {
  await db.update(guestbookEntries).set(fields).where(eq(guestbookEntries.id, id));
}

export async function deleteEntry(db: Db, id: string): Promise<void> {
  await db.delete(guestbookEntries).where(eq(guestbookEntries.id, id));
}

const wasRejected = (before: Date) =>
  and(eq(guestbookEntries.state, 'rejected'), lt(guestbookEntries.decidedAt, before));

export async function memorialsRejectedBefore(db: Db, before: Date): Promise<number[]> {
  const { memorialId } = guestbookEntries;
  const found = await db.selectDistinct({ memorialId }).from(guestbookEntries).where(wasRejected(before));
  return found.map(({ memorialId }) => memorialId);
}

/** Their photos are named by nobody then, and swept away at night. */
export async function deleteRejectedBefore(db: Db, memorialId: MemorialId, before: Date): Promise<void> {
  await db.delete(guestbookEntries).where(and(ofMemorial(memorialId), wasRejected(before)));
}

export async function isPhotoTaken(db: Db, photoId: string): Promise<boolean> {
  return (await db.$count(guestbookEntries, eq(guestbookEntries.photoId, photoId))) > 0;
}

/** Hearts alone have no words, and are still not all the same. */
function traceOf(message: string): Buffer {
  return createHash('sha256')
    .update(bareWords(message) || message)
    .digest();
}

function asShown({ entry, photo }: WithPhoto): GuestbookEntry {
  const { authorName, message, createdAt, isRsvp, rsvpStatus, reply } = entry;
  return {
    id: EntryId.parse(entry.id),
    authorName,
    message,
    isRsvp,
    rsvpStatus,
    reply,
    createdAt: createdAt.toISOString(),
    photo: photo?.place === 'entry' ? photoAsWire(photo) : null,
  };
}

function asSigned(found: WithPhoto): StoredEntry {
  return { ...asShown(found), status: found.entry.state === 'published' ? 'published' : 'held' };
}

/** Whoever was entrusted with the guestbook alone reads it without the addresses of those who wrote. */
function asKept(found: WithPhoto, { role }: MemorialScope): KeptEntry {
  const { state, reasons } = found.entry;
  const authorEmail = mayOnMemorial(role, 'seeGuests') ? found.entry.authorEmail : null;
  return { ...asShown(found), photo: found.photo && photoAsWire(found.photo), authorEmail, state, reasons };
}
