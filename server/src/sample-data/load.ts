// Loads the sample data, or clears it away where it is not wanted. Starting twice changes nothing.
import { removeSampleStories, replaceSampleStories } from '../features/stories/store.ts';
import type { World } from '../platform/world.ts';
import { sampleStories } from './stories.ts';

export async function loadSampleData({ db, config }: World) {
  await db.transaction(async (db) => {
    if (config.sampleData) await replaceSampleStories(db, sampleStories);
    else await removeSampleStories(db);
  });
}
