// What families said and shared before such words were sealed is sealed in the background, at the start and now and then:
// during an update a process from before may still write in the clear.
import type { World } from '../../platform/world.ts';
import { nameOldDecisions } from './decisions/decided-words.ts';
import { sealOldQuestions } from './decisions/sealed-questions.ts';
import { sealOldSharedNames } from './documents/sealed-names.ts';
import { sealOldWords } from './messages/sealed-words.ts';
import { sealOldAbouts } from './sealed-about.ts';
import { sealOldTasks } from './tasks/sealed-tasks.ts';

const SEAL_QUEUE = 'families.seal-words';
export const familySealQueues = [SEAL_QUEUE];

export function familySealJobs(world: World) {
  world.jobs.schedule(SEAL_QUEUE, '*/10 * * * *', { alsoAtStart: true });
  world.jobs.work(SEAL_QUEUE, () => sealOldFamilyWords(world));
}

export async function sealOldFamilyWords(world: Pick<World, 'db' | 'keys' | 'clock'>): Promise<void> {
  await sealOldWords(world);
  await sealOldSharedNames(world);
  await sealOldAbouts(world);
  await sealOldTasks(world);
  await sealOldQuestions(world);
  await nameOldDecisions(world);
}
