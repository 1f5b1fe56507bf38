import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Person } from '../../../platform/personal-data/coverage.ts';
import { memorialContributions } from './tables.ts';

/** What a family has put on its page stays there, as a letter stays with whoever got it; all else goes. */
export async function eraseContributions(db: Db, { id }: Person): Promise<string[]> {
  const { contributorId, status } = memorialContributions;
  await db.delete(memorialContributions).where(and(eq(contributorId, id), ne(status, 'approved')));
  return [];
}
