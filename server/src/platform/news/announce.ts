// Announces news in the same transaction as the change.
import type { Audience, NewsKind } from '@evenlight/contract/news';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { news } from '../tables.ts';

/** PostgreSQL's channel between processes. It delivers only what was committed. */
export const NEWS_CHANNEL = 'news';

type Item = { kind: NewsKind; subject: string; at: Date };

export function announce(db: Db, { audience, ...item }: Item & { audience: Audience }): Promise<void> {
  return announceTo(db, item, [audience]);
}

/** One query however many audiences there are, because the caller often holds a lock. */
export async function announceTo(db: Db, { kind, subject, at }: Item, audiences: readonly Audience[]): Promise<void> {
  if (audiences.length === 0) return;
  const rows = audiences.map((audience) => ({ kind, subject, audience, createdAt: at }));
  const items = await db.insert(news).values(rows).returning({ id: news.id });
  const ids = sql.param(items.map(({ id }) => String(id)));
  await db.execute(sql`select pg_notify(${NEWS_CHANNEL}, id) from unnest(${ids}::text[]) as id`);
}
