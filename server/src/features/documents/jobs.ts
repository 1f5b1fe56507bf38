// Documents that were not looked at to the end, and files that no document names any more.
import { DocumentId, UserId } from '@evenlight/contract/ids';
import type { World } from '../../platform/world.ts';
import { documentOfHouse } from './access.ts';
import { checkDocument } from './check-document.ts';
import { sendDocumentMail } from './mails.ts';
import { sealOldNames } from './sealed-names.ts';
import { findDocument, strayFiles, waitingDocuments } from './store.ts';
import { documents } from './tables.ts';

const LOOK_AGAIN_QUEUE = 'documents.look-again';
const SEAL_QUEUE = 'documents.seal-names';
export const documentQueues = [LOOK_AGAIN_QUEUE, SEAL_QUEUE];

// A look takes seconds; whoever is still at it after this long has ended, or the scanner was away.
const WAITED_MINUTES = 2;
// A round ends before the next one begins, or soon after.
const ROUND_MAX = 60;
// No upload takes a day.
const STRAYS_KEPT_HOURS = 24;

export function documentJobs(world: World) {
  world.jobs.schedule(LOOK_AGAIN_QUEUE, '* * * * *');
  world.jobs.work(LOOK_AGAIN_QUEUE, () => lookAgain(world));
  world.jobs.schedule(SEAL_QUEUE, '*/10 * * * *', { alsoAtStart: true });
  world.jobs.work(SEAL_QUEUE, () => sealOldNames(world, documents));
}

/** Ends when the scanner is away; the next round asks it again. */
export async function lookAgain(world: World): Promise<void> {
  const { db, clock } = world;
  const sentBefore = new Date(clock.now().getTime() - WAITED_MINUTES * 60_000);
  for (const waiting of await waitingDocuments(db, sentBefore, ROUND_MAX)) {
    const scope = documentOfHouse(DocumentId.parse(waiting.id), UserId.parse(waiting.userId));
    const document = await findDocument(db, scope);
    const { outcome } = await checkDocument(world, scope);
    if (outcome === 'away') return;
    if (!document || ['received', 'held', 'gone'].includes(outcome)) continue;
    // Nobody is in front of a screen that could tell them.
    const { type, planId } = document;
    await sendDocumentMail(db, world, { kind: 'not-kept', ...scope, type, planId, at: clock.now() });
  }
}

export async function removeStrayFiles({ db, clock, files }: World): Promise<void> {
  const keptBefore = new Date(clock.now().getTime() - STRAYS_KEPT_HOURS * 60 * 60 * 1000);
  for (const id of await strayFiles(db, keptBefore)) await files.remove(id);
}
