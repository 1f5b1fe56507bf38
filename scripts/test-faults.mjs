// `npm run test:faults [-- <part of a file's name>]`: breaks the product on purpose, and checks whether anything was lost.
// Apart from `npm test`, because it takes many minutes (docs/faults.md). Ends with one line.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtServer, ensureBuilt, ensureInstalled, root, say } from './house.mjs';
import { ensureProxies } from './proxies.mjs';
import { runVitest, sayOutcome, testEnv } from './run-vitest.mjs';

const seed = process.env.FAULTS_SEED ?? randomBytes(4).toString('hex');
const started = Date.now();

await ensureInstalled();
await ensureBuilt();
const proxies = await ensureProxies();
const folder = mkdtempSync(join(tmpdir(), 'evenlight-faults-report-'));
const counts = join(folder, 'counts');
writeFileSync(counts, '');
const config = ['--config', join(root, 'vitest.faults.config.ts')];
say(`The seed is ${seed}; FAULTS_SEED=${seed} npm run test:faults draws the same moments again.`);
const env = testEnv({ ...proxies, FAULTS_SEED: seed, FAULTS_COUNTS: counts, TEST_BUILT_SERVER: builtServer });
const outcome = await runVitest(env, [...config, ...process.argv.slice(2)]);
const lines = readFileSync(counts, 'utf8').trim().split('\n').filter(Boolean);
rmSync(folder, { recursive: true, force: true });

say('');
for (const { about, counts: each } of lines.map(countsIn).sort((a, b) => (a.about < b.about ? -1 : 1)))
  say(
    `${about}: ${Object.entries(each)
      .map(([what, times]) => `${times} ${what}`)
      .join(', ')}`,
  );
if (process.getuid?.() !== 0) say('Left out, because only root can make a small disk: the full disks.');
if (!existsSync('/usr/lib/postgresql'))
  say(
    'Left out, because the PostgreSQL that Debian packages is not here (apt-get install postgresql jq): going back to a minute, and the plain tools.',
  );
say(`Seed ${seed}, ${Math.round((Date.now() - started) / 1000)} seconds.`);
sayOutcome(outcome);

/**
 * @param {string} line
 * @returns {{ about: string, counts: Record<string, number> }}
 */
function countsIn(line) {
  return JSON.parse(line);
}
