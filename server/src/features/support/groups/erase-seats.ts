import { UserId } from '@evenlight/contract/ids';
import type { Db } from '../../../platform/database/database.ts';
import type { Erasing, Person } from '../../../platform/personal-data/coverage.ts';
import { membershipsOf } from './group-store.ts';
import { leaveSeat } from './seats.ts';

/** Whoever goes gives the seat to the next in line. */
export async function eraseSeats(db: Db, { id }: Person, { world, now }: Erasing): Promise<string[]> {
  for (const { groupId } of await membershipsOf(db, id))
    await leaveSeat(db, world, { groupId, userId: UserId.parse(id), now, isForGood: true });
  return [];
}
