// What families said and shared before such words were sealed is sealed in the background, at the start and now and then:
// during an update a process from before may still write in the clear.
import type { World } from '../../platform/world.ts';
import { nameOldDecisions } from './decisions/decided-words.ts';
import { optionLabels, questions } from './decisions/sealed-questions.ts';
import { decisionOptions, familyDecisions } from './decisions/tables.ts';
import { sealOldSharedNames } from './documents/sealed-names.ts';
import { sharedVersions } from './documents/tables.ts';
import { sealOldWords } from './messages/sealed-words.ts';
import { sealOldAbouts } from './sealed-about.ts';
import { familyActivities, hasSealedAbout } from './tables.ts';
import { commentTexts, taskDescriptions, taskTitles } from './tasks/sealed-tasks.ts';
import { familyTasks, taskComments } from './tasks/tables.ts';

const SEAL_QUEUE = 'families.seal-words';
export const familySealQueues = [SEAL_QUEUE];

export function familySealJobs(world: World) {
  world.jobs.schedule(SEAL_QUEUE, '*/10 * * * *', { alsoAtStart: true });
  world.jobs.work(SEAL_QUEUE, () => sealOldFamilyWords(world));
}

export async function sealOldFamilyWords(world: Pick<World, 'db' | 'keys' | 'clock'>): Promise<void> {
  await sealOldWords(world);
  await sealOldSharedNames(world, sharedVersions);
  await sealOldAbouts(world, familyActivities, hasSealedAbout);
  await taskTitles.sealOld(world, familyTasks);
  await taskDescriptions.sealOld(world, familyTasks);
  await commentTexts.sealOld(world, taskComments);
  await questions.sealOld(world, familyDecisions);
  await optionLabels.sealOld(world, decisionOptions);
  await nameOldDecisions(world);
}
