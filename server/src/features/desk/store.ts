import type { OpenStretch } from '@evenlight/contract/desk';
import { asc } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { openingHours } from './tables.ts';

export function openingWeek(db: Db) {
  return db.select().from(openingHours).orderBy(asc(openingHours.weekday), asc(openingHours.opensMinute));
}

export async function replaceOpeningWeek(db: Db, week: OpenStretch[]) {
  await db.delete(openingHours);
  if (week.length > 0) await db.insert(openingHours).values(week);
}
