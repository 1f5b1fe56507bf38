// Somebody writes into a guestbook, from the page or from elsewhere in the house: what is clean can be read at once, what is
// doubtful waits for the family.
import { EntryId, type MemorialId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import type { HoldReason, NewEntry, SignedEntry } from '@evenlight/contract/memorials/guestbook';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import { isWorrying } from '../../support/worry.ts';
import { type MemorialVisit, visitMemorial } from '../access.ts';
import { memorialChanged } from '../changed.ts';
import { updatePhoto } from '../photos/photo-store.ts';
import { lockMemorial } from '../store.ts';
import { countSigning, type Signer } from './count-signing.ts';
import { findSentBefore, findSigned, insertEntry, type StoredEntry, timesWritten } from './entry-store.ts';
import { redeemTicket } from './guest-photos.ts';
import { announceWaiting } from './mails.ts';
import { isDistinctive, reasonsIn } from './screening.ts';

// Long enough for a phone that sends again when it finds its line, short enough that nobody is taken for another.
const SENT_AGAIN_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** One text from so many names in a day is no condolence. */
const SAME_WORDS_HERE = 3;

type Signing = {
  actor: Actor;
  world: World;
  language: Language;
  now: Date;
  /** Left out by what is counted elsewhere, as a memory that is given to a memorial. */
  signer?: Signer;
};

export async function writeEntry(
  { actor, world, language, now, signer }: Signing,
  memorialId: MemorialId,
  input: NewEntry,
): Promise<SignedEntry> {
  const visit = await visitMemorial(world, actor, memorialId, input.address);
  if (input.website !== '')
    return visit.memorial.guestbook === 'closed' ? refuse('guestbook.closed') : pretended(input, now);
  // The answer to the first try was lost: nothing is written once more, so nothing is counted.
  const isSentAgain = (await sentBefore(world.db, memorialId, input, now)) !== null;
  const isCrowded = !isSentAgain && (await countSigning(world, memorialId, signer ?? null, now));
  const { entry, isNew } = await world.db.transaction(async (db) => {
    await lockMemorial(db, memorialId);
    // It may have been closed or made private while we waited for the lock.
    const visit = await visitMemorial({ db, keys: world.keys }, actor, memorialId, input.address);
    return sign(db, visit, input, { world, language, now, isCrowded });
  });
  if (isNew && entry.status === 'held') await announceWaiting(world, { memorial: visit.memorial, why: 'written' }, now);
  return { ...entry, isWorrying: await isWorrying(visit.member?.userId ?? null, input.message) };
}

type Input = Pick<NewEntry, 'idempotencyKey' | 'authorName' | 'message'>;

/** What came of an earlier try to send the same. */
function sentBefore(db: Db, memorialId: MemorialId, input: Input, now: Date): Promise<StoredEntry | null> {
  const { idempotencyKey = null, authorName } = input;
  const since = new Date(now.getTime() - SENT_AGAIN_MS);
  return findSentBefore(db, memorialId, { idempotencyKey, authorName, message: plainLines(input.message), since });
}

/** Part of a transaction that holds the memorial's lock. Crowded: so many wrote within an hour that the family looks first. */
async function sign(
  db: Db,
  visit: MemorialVisit,
  { website: _, address: __, ...input }: NewEntry,
  { world, language, now, isCrowded }: Pick<Signing, 'world' | 'language' | 'now'> & { isCrowded: boolean },
): Promise<{ entry: StoredEntry; isNew: boolean }> {
  const { memorialId, memorial, role } = visit;
  const { authorName, photoTicket } = input;
  const message = plainLines(input.message);
  const idempotencyKey = input.idempotencyKey ?? null;
  const before = await sentBefore(db, memorialId, input, now);
  if (before) return { entry: before, isNew: false };
  if (memorial.guestbook === 'closed') refuse('guestbook.closed');

  const photoId = photoTicket ? await redeemTicket(db, world.keys, memorialId, photoTicket) : null;
  // The memorial's own people are never kept waiting.
  const written = { authorName, message, hasPhoto: photoId !== null, isCrowded, now };
  const reasons = role ? [] : await reasonsToHold(db, visit, written);
  const state = reasons.length > 0 ? 'held' : 'published';
  const id = EntryId.parse(uuid({ msecs: now.getTime() }));
  await insertEntry(db, {
    id,
    memorialId,
    idempotencyKey,
    authorName,
    message,
    photoId,
    state,
    reasons,
    language,
    createdAt: now,
    authorEmail: input.authorEmail || null,
    isRsvp: input.isRsvp,
    rsvpStatus: input.isRsvp ? (input.rsvpStatus ?? null) : null,
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
function pretended({ authorName, message, isRsvp, rsvpStatus }: NewEntry, now: Date): SignedEntry {
  return {
    id: EntryId.parse(uuid({ msecs: now.getTime() })),
    authorName,
    message,
    isRsvp,
    rsvpStatus: isRsvp ? (rsvpStatus ?? null) : null,
    createdAt: now.toISOString(),
    photo: null,
    reply: '',
    status: 'held',
    isWorrying: false,
  };
}
