// What nobody needs any more is thrown out: rows once an hour, leftover files and words once a night. What two who wrote at
// once left out of step is put right then, too.
import { removeStrayFiles } from './features/documents/jobs.ts';
import { removeStraySharedFiles } from './features/families/documents/jobs.ts';
import { removeUnnamedPhotos } from './features/memorials/jobs.ts';
import { confirmToldPrices } from './features/plans/plan-store.ts';
import { refreshSilentVendors } from './features/vendors/figures.ts';
import { forgetUnusedWords, indexUnknownCities } from './features/vendors/update-search-index.ts';
import type { World } from './platform/world.ts';
import { hourlyForgetting } from './retention.ts';

export const HOUSEKEEPING_QUEUE = 'housekeeping';
export const SWEEP_QUEUE = 'files.sweep';

export function housekeeping(world: World) {
  const { jobs, db, files } = world;
  jobs.schedule(HOUSEKEEPING_QUEUE, '7 * * * *');
  // Apart from the rest: a file store that is away must not keep old sessions alive.
  jobs.schedule(SWEEP_QUEUE, '23 3 * * *');
  jobs.work(SWEEP_QUEUE, () =>
    doAll([
      // A plan that was saved while the prices were being confirmed.
      () => confirmToldPrices(db),
      () => indexUnknownCities(db),
      () => forgetUnusedWords(db),
      () => removeStrayFiles(world),
      () => removeStraySharedFiles(world),
      () => removeUnnamedPhotos(world),
      () => files.sweep(),
    ]),
  );
  jobs.work(HOUSEKEEPING_QUEUE, () => keepHouse(world));
}

/** One round of the hour. */
export async function keepHouse(world: World): Promise<void> {
  const now = world.clock.now();
  await doAll([
    ...hourlyForgetting.map(
      ({ forget }) =>
        () =>
          forget(world, now),
    ),
    () => refreshSilentVendors(world.db, now),
  ]);
}

/** What fails is said at the end: nothing stays longer than promised because something else could not be thrown out. */
async function doAll(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const part of parts) await part().catch((error) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${parts.length} parts of the housekeeping failed`);
}
