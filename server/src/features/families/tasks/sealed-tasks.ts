// What a family has to do, and what it says about that, lies sealed.
import { sealedColumn } from '../../../platform/secrets/sealed-text.ts';
import type { World } from '../../../platform/world.ts';
import { familyTasks, taskComments } from './tables.ts';

export const taskTitles = sealedColumn(familyTasks, {
  purpose: 'task-title',
  key: ['id'],
  clear: 'title',
  sealed: 'sealedTitle',
});

export const taskDescriptions = sealedColumn(familyTasks, {
  purpose: 'task-description',
  key: ['id'],
  clear: 'description',
  sealed: 'sealedDescription',
});

export const commentTexts = sealedColumn(taskComments, {
  purpose: 'task-comment',
  key: ['id'],
  clear: 'text',
  sealed: 'sealedText',
});

export async function sealOldTasks(world: Pick<World, 'db' | 'keys'>): Promise<void> {
  await taskTitles.sealOld(world);
  await taskDescriptions.sealOld(world);
  await commentTexts.sealOld(world);
}
