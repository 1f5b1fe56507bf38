// `npm run keys:rotate`: gives the house a new master key. Every wrapped key is wrapped again; no file is touched.
import { rotateMasterKey } from '../platform/secrets/rotate-master-key.ts';
import { withWorld } from './with-world.ts';

await withWorld('The master key was not changed.', async ({ config, db }) => {
  await rotateMasterKey({ config, db, nextSecretKey: process.env.NEXT_SECRET_KEY });
  return [
    'The master key is new. Put it where you kept the old one, and make a backup at once.',
    'Backups made before this moment still need the old key.',
  ].join('\n');
});
