// What happened with files, tasks, questions and the plan is told by names and words that lie sealed here as well.
import { sealedColumn } from '../../platform/secrets/sealed-text.ts';
import { familyActivities, hasSealedAbout } from './tables.ts';

export const {
  seal: sealAbout,
  open: aboutOf,
  sealOld: sealOldAbouts,
} = sealedColumn(familyActivities, {
  purpose: 'family-activity',
  key: ['id'],
  clear: 'about',
  sealed: 'sealedAbout',
  only: hasSealedAbout,
});
