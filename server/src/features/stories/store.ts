import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { stories } from './tables.ts';

const shown = {
  id: stories.id,
  firstName: stories.firstName,
  city: stories.city,
  words: stories.words,
  isSample: stories.isSample,
};

export function storiesIn(db: Db, language: string, limit: number) {
  return db.select(shown).from(stories).where(eq(stories.language, language)).orderBy(asc(stories.id)).limit(limit);
}

export async function replaceSampleStories(db: Db, samples: (typeof stories.$inferInsert)[]) {
  await db.delete(stories).where(eq(stories.isSample, true));
  await db.insert(stories).values(samples);
}

export async function removeSampleStories(db: Db) {
  await db.delete(stories).where(eq(stories.isSample, true));
}
