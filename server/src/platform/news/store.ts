// Queries on the news table.
import type { Audience, NewsItem, NewsKind } from '@evenlight/contract/news';
import { and, asc, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { news } from '../tables.ts';

export type StoredNews = NewsItem & { audience: Audience };

// The table's kinds and audiences were written by `announce`, which takes nothing else.
const asStored = (row: { id: bigint; kind: string; subject: string; audience: string }): StoredNews => ({
  id: String(row.id),
  kind: row.kind as NewsKind,
  subject: row.subject,
  audience: row.audience as Audience,
});

const shown = { id: news.id, kind: news.kind, subject: news.subject, audience: news.audience };

export async function newsAfter(db: Db, id: bigint, limit: number): Promise<StoredNews[]> {
  const rows = await db.select(shown).from(news).where(gt(news.id, id)).orderBy(asc(news.id)).limit(limit);
  return rows.map(asStored);
}

export async function newsById(db: Db, id: bigint): Promise<StoredNews | null> {
  const [row] = await db.select(shown).from(news).where(eq(news.id, id));
  return row ? asStored(row) : null;
}

/** The newest items for these audiences, oldest first. */
export async function newsFor(db: Db, audiences: Audience[], after: bigint, limit: number): Promise<StoredNews[]> {
  const wanted = and(gt(news.id, after), inArray(news.audience, audiences));
  const rows = await db.select(shown).from(news).where(wanted).orderBy(desc(news.id)).limit(limit);
  return rows.reverse().map(asStored);
}

/**
 * Takes some items that have no job yet; other processes skip these rows until we commit. Only kinds that this process has
 * work for: a newer process may handle the others.
 */
export async function takeUndispatched(db: Db, kinds: NewsKind[], at: Date): Promise<StoredNews[]> {
  const waiting = and(isNull(news.dispatchedAt), inArray(news.kind, kinds));
  const rows = await db
    .select(shown)
    .from(news)
    .where(waiting)
    .orderBy(asc(news.id))
    .limit(50)
    .for('update', { skipLocked: true });
  if (rows.length > 0) {
    const ids = rows.map(({ id }) => id);
    await db.update(news).set({ dispatchedAt: at }).where(inArray(news.id, ids));
  }
  return rows.map(asStored);
}

export async function latestNewsId(db: Db): Promise<bigint> {
  const rows = await db.execute<{ id: string | null }>('select max(id)::text as id from news');
  return BigInt(rows.rows[0]?.id ?? 0);
}

export async function forgetOldNews(db: Db, before: Date): Promise<void> {
  await db.delete(news).where(lt(news.createdAt, before));
}
