// Words by which promises are found change without anybody telling the desk: people marry, plans get a title. What waits
// is looked through every hour, everything once a night.
import { and, asc, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { World } from '../../../platform/world.ts';
import { setNameSearchHashes } from '../make-promise.ts';
import { isAboutPlan } from '../promise-store.ts';
import { promises } from '../tables.ts';

export const HASHES_QUEUE = 'desk.marks';
const EVERY_HOUR = '37 * * * *';
// In the Bay Area it is night then.
const NIGHTLY_HOUR_UTC = 10;
const AT_ONCE = 200;

export function refreshNameSearchHashes(world: World) {
  world.jobs.work(HASHES_QUEUE, () => refreshHashes(world));
  world.jobs.schedule(HASHES_QUEUE, EVERY_HOUR);
}

export async function refreshHashes({ db, keys, clock }: World): Promise<void> {
  const now = clock.now();
  const which = now.getUTCHours() === NIGHTLY_HOUR_UTC ? undefined : isNull(promises.endedAt);
  for (let ids = await idsAfter(null); ids.length > 0; ids = await idsAfter(ids.at(-1) ?? null))
    await setNameSearchHashes(db, { keys }, ids, now);

  async function idsAfter(last: string | null): Promise<string[]> {
    const found = await db
      .select({ id: promises.id })
      .from(promises)
      .where(and(which, last === null ? undefined : gt(promises.id, last)))
      .orderBy(asc(promises.id))
      .limit(AT_ONCE);
    return found.map(({ id }) => id);
  }
}

/** Its title, its date or its venue is another one now. */
export async function refreshPlanHashes(db: Db, { keys, clock }: World, planId: string): Promise<void> {
  const found = await db.select({ id: promises.id }).from(promises).where(isAboutPlan(db, planId));
  const ids = found.map(({ id }) => id);
  if (ids.length > 0) await setNameSearchHashes(db, { keys }, ids, clock.now());
}
