import type { OpenStretch } from '@evenlight/contract/desk';
import { asc } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { hotQuery } from '../../platform/database/hot-query.ts';
import { openingHours } from './tables.ts';

const inOrder = hotQuery((db) =>
  db
    .select()
    .from(openingHours)
    .orderBy(asc(openingHours.weekday), asc(openingHours.opensMinute))
    .prepare('opening_week'),
);

export function openingWeek(db: Db) {
  return inOrder(db).execute();
}

export async function replaceOpeningWeek(db: Db, week: OpenStretch[]) {
  await db.delete(openingHours);
  if (week.length > 0) await db.insert(openingHours).values(week);
}
