// Shared files that were not looked at to the end, and files that nothing names any more.
import type { World } from '../../../platform/world.ts';
import { checkVersion } from './check-version.ts';
import { tellOfGoingPapers } from './going-papers.ts';
import { straySharedFiles, waitingVersions } from './shared-store.ts';

const LOOK_QUEUE = 'families.look-again';
export const sharedDocumentQueues = [LOOK_QUEUE];

// A look takes seconds; whoever is still at it after this long has ended, or the scanner was away.
const WAITED_MINUTES = 2;
// A round ends before the next one begins, or soon after.
const ROUND_MAX = 60;
// No upload takes a day.
const STRAYS_KEPT_HOURS = 24;

export function sharedDocumentJobs(world: World) {
  tellOfGoingPapers(world);
  world.jobs.schedule(LOOK_QUEUE, '* * * * *');
  world.jobs.work(LOOK_QUEUE, () => lookAgainAtShared(world));
}

/** Ends when the scanner is away; the next round asks it again. */
export async function lookAgainAtShared(world: World): Promise<void> {
  const { db, clock } = world;
  const sentBefore = new Date(clock.now().getTime() - WAITED_MINUTES * 60_000);
  for (const version of await waitingVersions(db, sentBefore, ROUND_MAX)) {
    const { outcome } = await checkVersion(world, version);
    if (outcome === 'away') return;
  }
}

export async function removeStraySharedFiles({ db, clock, files }: World): Promise<void> {
  const keptBefore = new Date(clock.now().getTime() - STRAYS_KEPT_HOURS * 60 * 60 * 1000);
  for (const id of await straySharedFiles(db, keptBefore)) await files.remove(id);
}
