import type { ContactTopic } from '@evenlight/contract/contact';
import type { Moment } from '@evenlight/contract/moments';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { momentCounts } from './tables.ts';

export async function countMoment(
  db: Db,
  {
    moment,
    category: kind,
    topic,
  }: { moment: Moment; category?: string | undefined; topic?: ContactTopic | undefined },
  day: string,
) {
  const category = moment === 'contact-form' ? (topic ?? 'general') : (kind ?? '');
  await db
    .insert(momentCounts)
    .values({ moment, category, day, times: 1 })
    .onConflictDoUpdate({
      target: [momentCounts.moment, momentCounts.category, momentCounts.day],
      set: { times: sql`${momentCounts.times} + 1` },
    });
}
