// Memorials whose time to be brought back is over, and photos nobody names any more.

import { MemorialId } from '@evenlight/contract/ids';
import { RESTORE_DAYS } from '@evenlight/contract/memorials/memorial';
import type { World } from '../../platform/world.ts';
import { REMOVE_FILES_QUEUE } from '../accounts/profile/leave.ts';
import { deletePhotos, forgottenPhotos, photoIdsOf, strayPhotoFiles } from './photos/photo-store.ts';
import { deletedBefore, deleteMemorialRow, lockMemorial } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
// No upload, and no entry that is being written, takes a day.
const UNNAMED_KEPT_MS = DAY_MS;

export async function forgetMemorials({ db, clock, jobs }: World): Promise<void> {
  const gone = await deletedBefore(db, new Date(clock.now().getTime() - RESTORE_DAYS * DAY_MS));
  for (const id of gone) {
    await db.transaction(async (db) => {
      // It may be brought back in this very moment.
      if (!(await lockMemorial(db, MemorialId.parse(id)))?.deletedAt) return;
      const fileIds = await deletePhotos(db, await photoIdsOf(db, [id]));
      await deleteMemorialRow(db, id);
      if (fileIds.length > 0) await jobs.enqueue(db, REMOVE_FILES_QUEUE, { fileIds });
    });
  }
}

export async function removeUnnamedPhotos({ db, clock, files }: World): Promise<void> {
  const before = new Date(clock.now().getTime() - UNNAMED_KEPT_MS);
  const forgotten = await forgottenPhotos(db, before);
  const fileIds = await db.transaction((db) => deletePhotos(db, forgotten));
  for (const id of [...fileIds, ...(await strayPhotoFiles(db, before))]) await files.remove(id);
}
