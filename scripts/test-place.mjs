// One PostgreSQL for a whole test run, and a folder for what tests write: both in memory where there is room, both thrown
// away at the end. On a PostgreSQL that DATABASE_URL names, databases are made and dropped one by one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { houseNode, root } from './house.mjs';

/**
 * `env` is what tests are started with in it.
 * @param {NodeJS.ProcessEnv} env
 */
export async function openTestPlace(env) {
  const words = [join(root, 'server/src/testing/lend-place.ts')];
  const child = spawn(houseNode(), words, { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('The database for the tests did not start.');
    }),
  ]);
  /** @type {Record<string, string>} */
  const settings = JSON.parse(String(line));
  // Processes that we started end with us (house.mjs), and the place removes itself.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return {
    settings,
    env: { ...env, ...settings },
    async close() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.stdin.end();
      await once(child, 'exit');
    },
  };
}
