// `npm start`: everything a fresh clone needs, then the house itself.
import { become, builtServer, ensureBuilt, ensureInstalled, houseEnv, houseNode } from './house.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
  // Node's own room for short-lived things is larger, and stays taken after a start: a hundred megabytes for nothing.
  become(houseNode(), ['--max-semi-space-size=8', builtServer], { env: houseEnv() });
} catch (error) {
  process.stderr.write(`\nEvenlight could not start.\n${error.message}\n`);
  process.exit(1);
}
