// Where the content of a memorial is read from: a replica only once it has seen the memorial's last change.
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { hotQuery } from '../../../platform/database/hot-query.ts';
import type { World } from '../../../platform/world.ts';
import type { MemorialVisit } from '../access.ts';
import { memorials } from '../tables.ts';

const revisionById = hotQuery((db) =>
  db
    .select({ revision: memorials.revision })
    .from(memorials)
    .where(eq(memorials.id, sql.placeholder('id')))
    .prepare('memorial_revision_by_id'),
);

/**
 * The visit was let in by the database itself, as of this moment. Everything that changes what the page shows raises the
 * revision, so a replica with the same one shows the same page, and one without it is not asked.
 */
export async function asNewAs(visit: MemorialVisit, db: Db, world: Pick<World, 'db'>): Promise<Db> {
  if (db === world.db) return db;
  const [seen] = await revisionById(db).execute({ id: visit.memorialId });
  return seen && seen.revision >= visit.memorial.revision ? db : world.db;
}
