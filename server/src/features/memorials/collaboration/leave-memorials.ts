import { MemorialId, UserId } from '@evenlight/contract/ids';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Erasing, Person } from '../../../platform/personal-data/coverage.ts';
import { deletePhotos, photoIdsOf } from '../photos/photo-store.ts';
import { findMemorial, lockMemorial } from '../store.ts';
import { memorials } from '../tables.ts';
import { handOverForLeaver } from './hand-over.ts';

/** A memorial is others' too: it passes to the successor, else to the second keeper. One without either goes. */
export async function leaveMemorials(db: Db, { id: userId }: Person, erasing: Erasing): Promise<string[]> {
  const { id } = memorials;
  const own = await db.select({ id }).from(memorials).where(eq(memorials.userId, userId)).orderBy(asc(id));
  const going: MemorialId[] = [];
  for (const memorialId of own.map(({ id }) => MemorialId.parse(id))) {
    await lockMemorial(db, memorialId);
    const memorial = await findMemorial(db, memorialId);
    // It may have passed on while we waited for the lock.
    if (memorial?.userId !== userId) continue;
    const next = memorial.deletedAt ? null : (memorial.successorId ?? memorial.secondKeeperId);
    if (next) await handOverForLeaver(db, memorial, UserId.parse(next), erasing);
    else going.push(memorialId);
  }
  const fileIds = await deletePhotos(db, await photoIdsOf(db, going));
  if (going.length > 0) await db.delete(memorials).where(inArray(id, going));
  return fileIds;
}
