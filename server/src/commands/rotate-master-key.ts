// `npm run keys:rotate`: gives the house a new master key. Every wrapped key is wrapped again; no file is touched.
// It opens no key itself, so one that was cut off can be run again although SECRET_KEY does not fit any more.
import { rotateMasterKey } from '../platform/secrets/rotate-master-key.ts';
import { withTables } from './with-database.ts';

await withTables('The master key was not changed.', async ({ config, db }) => {
  await rotateMasterKey({ config, db, nextSecretKey: process.env.NEXT_SECRET_KEY });
  return [
    'The master key is new. Put it where you kept the old one, and make a backup at once.',
    'Backups made before this moment still need the old key.',
  ].join('\n');
});
