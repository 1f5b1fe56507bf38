// What a page asks of the database itself, whatever tab it shows.
import type { MemorialId } from '@evenlight/contract/ids';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { hotQuery } from '../../../platform/database/hot-query.ts';
import type { World } from '../../../platform/world.ts';
import type { MemorialVisit } from '../access.ts';
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

/** How much there is behind the tabs of a page, in one question. */
export async function countsOf(db: Db, memorialId: MemorialId): Promise<{ entries: number; photos: number }> {
  const [found] = await counts(db).execute({ memorialId });
  return found ?? { entries: 0, photos: 0 };
}

const revisionById = hotQuery((db) =>
  db
    .select({ revision: memorials.revision })
    .from(memorials)
    .where(eq(memorials.id, sql.placeholder('id')))
    .prepare('memorial_revision_by_id'),
);

/**
 * Where the content of a memorial is read from: a replica only once it has seen the memorial's last change.
 * The visit was let in by the database itself, as of this moment. Everything that changes what the page shows raises the
 * revision, so a replica with the same one shows the same page, and one without it is not asked.
 */
export async function asNewAs(visit: MemorialVisit, db: Db, world: Pick<World, 'db'>): Promise<Db> {
  if (db === world.db) return db;
  const [seen] = await revisionById(db).execute({ id: visit.memorialId });
  return seen && seen.revision >= visit.memorial.revision ? db : world.db;
}
