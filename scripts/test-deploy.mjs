// `npm run test:deploy`: follows docs/runbook.md on an empty Debian machine, once with Caddy and once with nginx. Apart from
// `npm test`, because it needs root and Debian's packages and takes many minutes. Ends with one line.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, houseNode, root, run, say, step } from './house.mjs';
import { runVitest, sayOutcome, testEnv } from './run-vitest.mjs';

if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  say('The runbook is for Linux, and an empty machine is made by root: run this as root on Debian.');
  process.exit(1);
}
await ensureInstalled();
await step('Bringing debootstrap, OpenSSL and tools to look into a machine', async () => {
  await run('apt-get', ['update', '-qq'], { isQuiet: true });
  const words = ['install', '-y', '-qq', '--no-install-recommends', 'debootstrap', 'openssl', 'procps'];
  await run('apt-get', words, { isQuiet: true });
});
const folder = join(root, 'release');
await run('rm', ['-rf', folder]);
await run(houseNode(), [join(root, 'scripts/release.mjs')]);
const [file = ''] = readdirSync(folder);
const words = ['--config', join(root, 'vitest.deploy.config.ts'), ...process.argv.slice(2)];
sayOutcome(await runVitest(testEnv({ RELEASE_FILE: file }), words));
