// `npm start`: everything a fresh clone needs, then the house itself.
import { join } from 'node:path';
import { become, ensureBuilt, ensureInstalled, houseEnv, houseNode, root } from './house.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
  become(houseNode(), [join(root, 'server/src/main.ts')], { env: houseEnv() });
} catch (error) {
  process.stderr.write(`\nEvenlight could not start.\n${error.message}\n`);
  process.exit(1);
}
