// The addresses of memorials that search engines may show.
import { MEMORIAL_PATH } from '@evenlight/contract/memorials/memorial';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { memorials } from '../tables.ts';

// What one sitemap may hold, less our own few pages.
const LISTED_MAX = 49_000;

export async function listedPaths(db: Db): Promise<string[]> {
  const { slug, privacy, isListed, publishedAt, deletedAt, closedAt, id } = memorials;
  const isHere = and(isNotNull(publishedAt), isNull(deletedAt), isNull(closedAt));
  const found = await db
    .select({ slug })
    .from(memorials)
    .where(and(eq(privacy, 'public'), eq(isListed, true), isHere))
    .orderBy(asc(id))
    .limit(LISTED_MAX);
  return found.flatMap((row) => (row.slug ? [`${MEMORIAL_PATH}/${encodeURIComponent(row.slug)}`] : []));
}
