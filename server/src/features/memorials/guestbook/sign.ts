// Writing into a guestbook: what is clean can be read at once, what is doubtful waits for the family.
import { EntryId, type MemorialId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import type { HoldReason, NewEntry, SignedEntry } from '@evenlight/contract/memorials/guestbook';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import type { MemorialVisit } from '../access.ts';
import { memorialChanged } from '../changed.ts';
import { updatePhoto } from '../photos/photo-store.ts';
import { findSentBefore, findSigned, insertEntry, type StoredEntry, timesWritten } from './entry-store.ts';
import { redeemTicket } from './guest-photos.ts';
import { isDistinctive, reasonsIn } from './screening.ts';

type Signing = {
  world: World;
  language: Language;
  now: Date;
  /** So many wrote within an hour that the family looks first. */
  isCrowded: boolean;
};

// Long enough for a phone that sends again when it finds its line, short enough that nobody is taken for another.
const SENT_AGAIN_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** One text from so many names in a day is no condolence. */
const SAME_WORDS_HERE = 3;

type Wish = Pick<NewEntry, 'sendKey' | 'authorName' | 'message'>;

/** What came of an earlier try to send the same. */
export function sentBefore(db: Db, memorialId: MemorialId, wish: Wish, now: Date): Promise<StoredEntry | null> {
  const { sendKey = null, authorName } = wish;
  const since = new Date(now.getTime() - SENT_AGAIN_MS);
  return findSentBefore(db, memorialId, { sendKey, authorName, message: plainLines(wish.message), since });
}

/** Part of a transaction that holds the memorial's lock. */
export async function sign(
  db: Db,
  visit: MemorialVisit,
  { website: _, address: __, ...wish }: NewEntry,
  { world, language, now, isCrowded }: Signing,
): Promise<{ entry: StoredEntry; isNew: boolean }> {
  const { memorialId, memorial, role } = visit;
  const { authorName, photoTicket } = wish;
  const message = plainLines(wish.message);
  const sendKey = wish.sendKey ?? null;
  const before = await sentBefore(db, memorialId, wish, now);
  if (before) return { entry: before, isNew: false };
  if (memorial.guestbook === 'closed') refuse('guestbook.closed');

  const photoId = photoTicket ? await redeemTicket(db, world.keys, memorialId, photoTicket) : null;
  // The memorial's own people are never kept waiting.
  const written = { authorName, message, hasPhoto: photoId !== null, isCrowded, now };
  const reasons = role ? [] : await reasonsToHold(db, visit, written);
  const state = reasons.length > 0 ? 'held' : 'published';
  const id = EntryId.parse(uuid({ msecs: now.getTime() }));
  await insertEntry(db, {
    ...{ id, memorialId, sendKey, authorName, message, photoId, state, reasons, language, createdAt: now },
    authorEmail: wish.authorEmail || null,
    ...{ isRsvp: wish.isRsvp, rsvpStatus: wish.isRsvp ? (wish.rsvpStatus ?? null) : null },
  });
  if (photoId && state === 'published') await updatePhoto(db, photoId, { place: 'entry' });
  await memorialChanged(db, memorialId, now);
  const entry = (await findSigned(db, memorialId, id)) ?? refuse('entry.not_found');
  return { entry, isNew: true };
}

function plainLines(message: string): string {
  return message.replaceAll('\r\n', '\n');
}

type Written = { authorName: string; message: string; hasPhoto: boolean; isCrowded: boolean; now: Date };

async function reasonsToHold(
  db: Db,
  { memorialId, memorial }: MemorialVisit,
  { authorName, message, hasPhoto, isCrowded, now }: Written,
): Promise<HoldReason[]> {
  const since = new Date(now.getTime() - DAY_MS);
  const { elsewhere, here } = await timesWritten(db, memorialId, { message, since });
  const isCopied = isDistinctive(message) && (elsewhere > 0 || here >= SAME_WORDS_HERE);
  const found = new Set<HoldReason>(reasonsIn({ authorName, message }));
  if (isCopied) found.add('repetition');
  if (hasPhoto) found.add('photo');
  if (isCrowded) found.add('crowd');
  if (memorial.guestbook === 'approve-first') found.add('approve-first');
  return [...found];
}

/** What a program is told that filled in the field which nobody sees: the same as everybody, and nothing is kept. */
export function pretended({ authorName, message, isRsvp, rsvpStatus }: NewEntry, now: Date): SignedEntry {
  return {
    id: EntryId.parse(uuid({ msecs: now.getTime() })),
    ...{ authorName, message, isRsvp, rsvpStatus: isRsvp ? (rsvpStatus ?? null) : null },
    ...{ createdAt: now.toISOString(), photo: null, reply: '', status: 'held', isWorrying: false },
  };
}
