// Telling the house that something has happened, in the same transaction as the happening.
import type { Audience, NewsKind } from '@evenlight/contract/news';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { news } from '../tables.ts';

/** PostgreSQL's channel between processes. It delivers only what was committed. */
export const NEWS_CHANNEL = 'news';

type Item = { kind: NewsKind; subject: string; audience: Audience; at: Date };

export async function announce(db: Db, { kind, subject, audience, at }: Item): Promise<void> {
  const [item] = await db.insert(news).values({ kind, subject, audience, createdAt: at }).returning({ id: news.id });
  await db.execute(sql`select pg_notify(${NEWS_CHANNEL}, ${String(item?.id)})`);
}
