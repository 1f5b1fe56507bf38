// Writing into a journal. The words are read for danger by our own program first; what it found is told and not kept.
import { JournalEntryId, type UserId } from '@evenlight/contract/ids';
import { type Care, JOURNAL_ENTRIES_MAX, type JournalEntry } from '@evenlight/contract/self-care/journal';
import { v7 as uuid } from 'uuid';
import { refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import { assessFor } from '../../support/safety/assess-in-worker.ts';
import { announceSelfCare, inTurnOf } from '../own-things.ts';
import { ensureEnvelope, findEnvelope } from '../self-care-key.ts';
import {
  countEntries,
  findEntry,
  findEntryByIdempotencyKey,
  type Inside,
  insertEntry,
  openEntry,
  sealEntry,
  updateEntry,
} from './journal-store.ts';

type Sealing = Pick<World, 'db' | 'keys'>;
type Written = { entry: JournalEntry; care: Care };

/** Nothing of it is logged or stored: a journal is no conversation, and nobody watches over it. */
async function careFor(userId: UserId, words: string): Promise<Care> {
  const { level, routes } = await assessFor(userId, words);
  return { level, routes };
}

/** Sent again by the same key, it is the same entry; what came first stands. */
export async function writeEntry(
  { db, keys }: Sealing,
  userId: UserId,
  { idempotencyKey, ...inside }: Inside & { idempotencyKey: string },
  now: Date,
): Promise<Written> {
  const care = await careFor(userId, inside.words);
  const entry = await inTurnOf(db, userId, async (db) => {
    const envelope = await ensureEnvelope(db, keys, userId, now);
    const sent = await findEntryByIdempotencyKey(db, userId, idempotencyKey);
    if (sent) return openEntry(envelope, sent);
    if ((await countEntries(db, userId)) >= JOURNAL_ENTRIES_MAX) refuse('journal.too_many');
    const id = JournalEntryId.parse(uuid());
    const sealed = sealEntry(envelope, id, inside);
    const row = { id, userId, idempotencyKey, sealed, createdAt: now, changedAt: now, version: 1 };
    await insertEntry(db, row);
    await announceSelfCare(db, userId, now);
    return openEntry(envelope, row);
  });
  return { entry, care };
}

type Change = { entryId: JournalEntryId; words: string; version: number };

/** Words that stand there already are stored already: the answer to them was lost on its way. */
export async function changeEntry(
  { db, keys }: Sealing,
  userId: UserId,
  { entryId, words, version }: Change,
  now: Date,
): Promise<Written> {
  const care = await careFor(userId, words);
  const entry = await inTurnOf(db, userId, async (db) => {
    const row = (await findEntry(db, userId, entryId)) ?? refuse('journal.not_found');
    const envelope = (await findEnvelope(db, keys, userId)) ?? refuse('journal.not_found');
    const kept = openEntry(envelope, row);
    if (kept.words === words) return kept;
    if (kept.version !== version) refuse('journal.changed_meanwhile');
    const sealed = sealEntry(envelope, entryId, { prompt: kept.prompt, words });
    const changed = { ...row, sealed, changedAt: now, version: version + 1 };
    await updateEntry(db, changed);
    await announceSelfCare(db, userId, now);
    return openEntry(envelope, changed);
  });
  return { entry, care };
}
