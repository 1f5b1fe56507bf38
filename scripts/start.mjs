// `npm start`: everything that a fresh clone needs, then the server.
import { become, builtServer, ensureBuilt, ensureInstalled, houseEnv, houseNode } from './house.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
  // By default Node uses the memory of the whole machine and collects garbage late: two hundred megabytes for nothing.
  const frugal = ['--max-semi-space-size=8', '--max-old-space-size=1024', '--expose-gc'];
  become(houseNode(), [...frugal, builtServer], { env: houseEnv({ MALLOC_ARENA_MAX: '2' }) });
} catch (error) {
  process.stderr.write(`\nEvenlight could not start.\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
