// What happened with files, tasks, questions and the plan is told by names and words that lie sealed here as well.
import { sealedColumn } from '../../platform/secrets/sealed-text.ts';

export const {
  seal: sealAbout,
  open: aboutOf,
  sealOld: sealOldAbouts,
} = sealedColumn({
  purpose: 'family-activity',
  key: ['id'],
  clear: 'about',
  sealed: 'sealedAbout',
});
