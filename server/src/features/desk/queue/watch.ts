// Looks every few minutes whether a promise is about to be missed, and says so once: to whoever has it, or to the team.
// What was assigned to somebody who left the team is free again.
import type { Db } from '../../../platform/database/database.ts';
import type { World } from '../../../platform/world.ts';
import { tellOfMissing } from '../mails.ts';
import { setNameSearchHashes } from '../make-promise.ts';
import { deskChanged } from './changed.ts';
import { keepEntry } from './entries.ts';
import { MOST_MINUTES, warnFrom } from './rules.ts';
import { emailOfHolder, markWarned, openUntil, releaseFormer, unmarked } from './watch-store.ts';
import { withdrawGone } from './withdraw.ts';

export const WATCH_QUEUE = 'desk.watch';
const EVERY_FIVE_MINUTES = '*/5 * * * *';

export function watchPromises(world: World) {
  world.jobs.work(WATCH_QUEUE, () => lookAtPromises(world));
  world.jobs.schedule(WATCH_QUEUE, EVERY_FIVE_MINUTES, { alsoAtStart: true });
}

export async function lookAtPromises(world: World): Promise<void> {
  const now = world.clock.now();
  await world.db.transaction(async (db) => {
    for (const id of await releaseFormer(db)) await deskChanged(db, id, now);
  });
  const soon = new Date(now.getTime() + MOST_MINUTES * 60_000);
  for (const promise of await openUntil(world.db, soon)) {
    if (warnFrom(promise) <= now) await world.db.transaction((db) => warn(db, world, promise.id, now));
  }
  // News of it may have been lost.
  await world.db.transaction((db) => withdrawGone(db, { keys: world.keys, now }));
  // Made before promises could be looked for.
  const ids = await unmarked(world.db);
  if (ids.length > 0) await setNameSearchHashes(world.db, world, ids, now);
}

async function warn(db: Db, world: World, promiseId: string, now: Date): Promise<void> {
  const warned = await markWarned(db, promiseId, now);
  if (!warned) return;
  const to = await emailOfHolder(db, warned.ownerId);
  await tellOfMissing(db, world, { promiseId, to, dueAt: warned.dueAt });
  await keepEntry(db, world.keys, { promiseId, kind: 'warned', at: now, byId: null });
  await deskChanged(db, promiseId, now);
}
