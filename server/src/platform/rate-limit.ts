// How often somebody may ask. Counted in the database, so it holds across processes and restarts.
import type { RateLimit } from '@evenlight/contract/endpoint';
import { lt, sql } from 'drizzle-orm';
import type { Db } from './database/database.ts';
import { Problem } from './problem.ts';
import { rateLimits } from './tables.ts';

type Count = { key: string; limit: Pick<RateLimit, 'times' | 'seconds'>; now: Date; factor: number };

/** Counts one try and refuses when there were too many in this window. */
export async function countTry(db: Db, { key, limit, now, factor }: Count): Promise<void> {
  const endsAt = new Date(now.getTime() + limit.seconds * 1000);
  const isOver = sql`${rateLimits.windowEndsAt} <= ${now}`;
  const [counted] = await db
    .insert(rateLimits)
    .values({ key, windowStartedAt: now, windowEndsAt: endsAt, times: 1 })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        times: sql`case when ${isOver} then 1 else ${rateLimits.times} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then ${now} else ${rateLimits.windowStartedAt} end`,
        windowEndsAt: sql`case when ${isOver} then ${endsAt} else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning({ times: rateLimits.times, windowEndsAt: rateLimits.windowEndsAt });
  if (counted && counted.times > limit.times * factor) {
    const waitMs = counted.windowEndsAt.getTime() - now.getTime();
    throw new Problem('request.too_many', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
  }
}

export async function forgetOldTries(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, now));
}
