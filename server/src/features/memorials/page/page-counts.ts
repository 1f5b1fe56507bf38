// How much there is behind the tabs of a page, in one question.
import type { MemorialId } from '@evenlight/contract/ids';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { hotQuery } from '../../../platform/database/hot-query.ts';
import { guestbookEntries } from '../guestbook/tables.ts';
import { memorialPhotos, memorials } from '../tables.ts';

const counts = hotQuery((db) => {
  const { memorialId: ofEntry, state } = guestbookEntries;
  const { memorialId: ofPhoto, place } = memorialPhotos;
  const one = sql.placeholder('memorialId');
  return db
    .select({
      entries: sql<number>`(select count(*)::int from ${guestbookEntries} where ${ofEntry} = ${one} and ${state} = 'published')`,
      photos: sql<number>`(select count(*)::int from ${memorialPhotos} where ${ofPhoto} = ${one} and ${place} = 'gallery')`,
    })
    .from(memorials)
    .where(sql`${memorials.id} = ${one}`)
    .prepare('memorial_counts');
});

export async function countsOf(db: Db, memorialId: MemorialId): Promise<{ entries: number; photos: number }> {
  const [found] = await counts(db).execute({ memorialId });
  return found ?? { entries: 0, photos: 0 };
}
