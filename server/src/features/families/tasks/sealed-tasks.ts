// What a family has to do, and what it says about that, lies sealed.
import { sealedColumn } from '../../../platform/secrets/sealed-text.ts';

export const taskTitles = sealedColumn({
  purpose: 'task-title',
  key: ['id'],
  clear: 'title',
  sealed: 'sealedTitle',
});

export const taskDescriptions = sealedColumn({
  purpose: 'task-description',
  key: ['id'],
  clear: 'description',
  sealed: 'sealedDescription',
});

export const commentTexts = sealedColumn({
  purpose: 'task-comment',
  key: ['id'],
  clear: 'text',
  sealed: 'sealedText',
});
