import { asc } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { openingHours } from './tables.ts';

export function openingWeek(db: Db) {
  return db.select().from(openingHours).orderBy(asc(openingHours.weekday), asc(openingHours.opensMinute));
}
