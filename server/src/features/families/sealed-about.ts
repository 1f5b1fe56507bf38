// What happened with a file is told by its name, which lies sealed here as well.
import { sql } from 'drizzle-orm';
import { sealedColumn } from '../../platform/secrets/sealed-text.ts';
import { familyActivities } from './tables.ts';

export const {
  seal: sealAbout,
  open: aboutOf,
  sealOld: sealOldAbouts,
} = sealedColumn(familyActivities, {
  purpose: 'family-activity',
  key: ['id'],
  clear: 'about',
  sealed: 'sealedAbout',
  only: sql`starts_with(${familyActivities.kind}, 'document.')`,
});
