import type { Received } from '@evenlight/contract/endpoint';
import { RestingPlaceWords, type saveRestingPlace } from '@evenlight/contract/resting-places';
import type { Db } from '../../platform/database/database.ts';
import { refuse } from '../../platform/problem.ts';
import type { PlanScope } from '../plans/access.ts';
import { lockPlan } from '../plans/plan-store.ts';
import { putRest, restOfPlan } from '../plans/resting-place/resting-place-store.ts';
import { findCemetery } from './cemeteries.ts';

/** True when something is different now. What stands there already is nothing new, whatever its version is by now. */
export async function saveRest(
  db: Db,
  scope: PlanScope,
  { words, version }: Received<typeof saveRestingPlace>['body'],
  now: Date,
): Promise<boolean> {
  await lockPlan(db, scope);
  const before = await restOfPlan(db, scope);
  const after = RestingPlaceWords.parse({ ...before.words, ...words });
  if (JSON.stringify(after) === JSON.stringify(RestingPlaceWords.parse(before.words))) return false;
  if (version !== before.version) refuse('resting_place.changed_meanwhile');
  const { cemeteryId } = after;
  const isOther = cemeteryId !== null && cemeteryId !== before.words.cemeteryId;
  const cemetery = isOther ? ((await findCemetery(db, cemeteryId)) ?? refuse('vendor.not_found')) : null;
  const listedAs = cemetery
    ? { listedName: cemetery.name, listedTown: cemetery.location }
    : { listedName: before.listedName, listedTown: before.listedTown };
  await putRest(db, scope, { words: after, version: before.version + 1, ...listedAs }, now);
  return true;
}
