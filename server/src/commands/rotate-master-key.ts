// `npm run keys:rotate`: gives the house a new master key. Every wrapped key is wrapped again; no file is touched.
import { queues } from '../app.ts';
import { identify } from '../features/accounts/access.ts';
import { readConfig } from '../platform/config.ts';
import { openLog } from '../platform/log.ts';
import { rotateMasterKey } from '../platform/secrets/rotate-master-key.ts';
import { openWorld } from '../platform/world.ts';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

try {
  const config = readConfig(process.env);
  const world = await openWorld({ config, log: openLog(config), queues, identify, say });
  try {
    await rotateMasterKey({ config, db: world.db, nextSecretKey: process.env.NEXT_SECRET_KEY });
    say('The master key is new. Backups made before this moment still need the old one.');
  } finally {
    await world.close();
  }
} catch (error) {
  process.stderr.write(`The master key was not changed.\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
