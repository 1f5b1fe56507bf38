import { z } from 'zod';
import type { PersonalData } from '../../platform/personal-data/coverage.ts';
import type { World } from '../../platform/world.ts';
import { eraseLeavers, REMOVE_FILES_QUEUE } from './profile/leave.ts';

export const LEAVING_QUEUE = 'accounts.leaving';

const Removed = z.object({ fileIds: z.array(z.uuid()) });

export function accountJobs(world: World, declarations: readonly PersonalData[]) {
  const { jobs, files } = world;
  jobs.schedule(LEAVING_QUEUE, '37 * * * *');
  jobs.work(LEAVING_QUEUE, () => eraseLeavers(world, declarations));
  jobs.work(REMOVE_FILES_QUEUE, async (data) => {
    for (const id of Removed.parse(data).fileIds) await files.remove(id);
  });
}
