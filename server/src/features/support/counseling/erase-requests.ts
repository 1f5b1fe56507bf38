import type { Db } from '../../../platform/database/database.ts';
import type { Erasing, Person } from '../../../platform/personal-data/coverage.ts';
import { deleteRequests, everyRequestOf } from './counseling-store.ts';

export async function eraseCounselingRequests(db: Db, person: Person, { world: { keys } }: Erasing): Promise<string[]> {
  const found = await everyRequestOf(db, keys, person);
  await deleteRequests(
    db,
    found.map(({ id }) => id),
  );
  return [];
}
