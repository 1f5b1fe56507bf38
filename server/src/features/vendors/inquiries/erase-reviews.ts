import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Erasing, Person } from '../../../platform/personal-data/coverage.ts';
import { refreshFigures } from '../figures.ts';
import { vendorReviews } from './tables.ts';

/** A vendor's stars are counted again without them. */
export async function eraseReviews(db: Db, { id }: Person, { now }: Pick<Erasing, 'now'>): Promise<string[]> {
  const gone = await db
    .delete(vendorReviews)
    .where(eq(vendorReviews.userId, id))
    .returning({ vendorId: vendorReviews.vendorId });
  await refreshFigures(
    db,
    gone.map(({ vendorId }) => vendorId),
    now,
  );
  return [];
}
