// `npm start`: everything a fresh clone needs, then the house itself.
import { join } from 'node:path';
import { become, ensureBuilt, ensureInstalled, houseEnv, houseNode, root } from './house.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
  // Node's own room for short-lived things is larger, and stays taken after a start: a hundred megabytes for nothing.
  become(houseNode(), ['--max-semi-space-size=8', join(root, 'server/src/main.ts')], { env: houseEnv() });
} catch (error) {
  process.stderr.write(`\nEvenlight could not start.\n${error.message}\n`);
  process.exit(1);
}
