import { MemorialId } from '@evenlight/contract/ids';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Erasing, Person } from '../../../platform/personal-data/coverage.ts';
import { memorialChanged } from '../changed.ts';
import { deletePhotos } from '../photos/photo-store.ts';
import { lockMemorial } from '../store.ts';
import { guestbookEntries } from './tables.ts';

/** The words of somebody who leaves, with their photos, whose files the caller removes. Drawn pages are old from then on. */
export async function eraseEntries(db: Db, { email }: Person, { now }: Pick<Erasing, 'now'>): Promise<string[]> {
  const { memorialId, photoId, authorEmail } = guestbookEntries;
  const own = eq(authorEmail, email);
  const concerned = await db.selectDistinct({ memorialId }).from(guestbookEntries).where(own).orderBy(memorialId);
  for (const { memorialId } of concerned) await lockMemorial(db, MemorialId.parse(memorialId));
  const gone = await db.delete(guestbookEntries).where(own).returning({ photoId });
  for (const { memorialId } of concerned) await memorialChanged(db, memorialId, now);
  return deletePhotos(
    db,
    gone.flatMap(({ photoId }) => photoId ?? []),
  );
}
