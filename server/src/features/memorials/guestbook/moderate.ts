// What keepers and their delegates do with entries. Each of these is part of a transaction that holds the memorial's lock.
import type { EntryId } from '@evenlight/contract/ids';
import type { EntryState, KeptEntry } from '@evenlight/contract/memorials/guestbook';
import { recordInAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/problem.ts';
import type { MemorialScope } from '../access.ts';
import { memorialChanged } from '../changed.ts';
import { settleReports } from '../keeping/report-store.ts';
import { deletePhotos, updatePhoto } from '../photos/photo-store.ts';
import { deleteEntry, type EntryRow, findEntry, findKept, updateEntry } from './entry-store.ts';

type Decided = Exclude<EntryState, 'held'>;

export async function decide(
  db: Db,
  scope: MemorialScope,
  { entryId, state }: { entryId: EntryId; state: Decided },
  now: Date,
): Promise<{ before: EntryRow; after: KeptEntry }> {
  const { memorialId, member } = scope;
  const before = (await findEntry(db, memorialId, entryId)) ?? refuse('entry.not_found');
  await putEntry(db, before, state, { decidedBy: member.userId, decidedAt: now });
  await memorialChanged(db, memorialId, now);
  const details = { memorial: memorialId, from: before.state };
  await recordInAudit(db, { at: now, actor: member, action: `entry.${state}`, subject: entryId, details });
  return { before, after: (await findKept(db, scope, entryId)) ?? refuse('entry.not_found') };
}

/** Its photo is seen by everybody exactly as long as the entry is, and whoever reported it has their answer. */
export async function putEntry(
  db: Db,
  { id, memorialId, photoId, reasons }: EntryRow,
  state: EntryState,
  decided: { decidedBy: string; decidedAt: Date },
): Promise<void> {
  await updateEntry(db, id, { state, reasons: reasons.filter((reason) => reason !== 'reported'), ...decided });
  if (photoId) await updatePhoto(db, photoId, { place: state === 'published' ? 'entry' : 'waiting' });
  const decision = state === 'published' ? 'leave' : 'hide-entry';
  await settleReports(db, { memorialId, entryId: id }, { decision, ...decided });
}

export async function thank(
  db: Db,
  scope: MemorialScope,
  { entryId, reply }: { entryId: EntryId; reply: string },
  now: Date,
): Promise<{ before: EntryRow; after: KeptEntry }> {
  const { memorialId } = scope;
  const before = (await findEntry(db, memorialId, entryId)) ?? refuse('entry.not_found');
  if (before.reply !== reply) {
    await updateEntry(db, entryId, { reply });
    await memorialChanged(db, memorialId, now);
  }
  return { before, after: (await findKept(db, scope, entryId)) ?? refuse('entry.not_found') };
}

/** Answers with the files of its photo, which go after the commit. */
export async function remove(db: Db, scope: MemorialScope, entryId: EntryId, now: Date): Promise<string[]> {
  const { memorialId, member } = scope;
  const { photoId, state } = (await findEntry(db, memorialId, entryId)) ?? refuse('entry.not_found');
  await deleteEntry(db, entryId);
  const files = photoId ? await deletePhotos(db, [photoId]) : [];
  await memorialChanged(db, memorialId, now);
  const details = { memorial: memorialId, from: state };
  await recordInAudit(db, { at: now, actor: member, action: 'entry.deleted', subject: entryId, details });
  return files;
}
