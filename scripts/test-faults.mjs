// `npm run test:faults [-- <part of a file's name>]`: breaks the house on purpose, and looks whether anything was lost.
// Apart from `npm test`, because it takes many minutes (docs/faults.md). Ends with one line.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, houseEnv, houseNode, root, run, say } from './house.mjs';

const seed = process.env.FAULTS_SEED ?? randomBytes(4).toString('hex');
const started = Date.now();

await ensureInstalled();
await ensureBuilt();
// Tests make databases of their own on the operator's server; the one that DATABASE_URL names is left alone.
const { DATABASE_URL: server, ...rest } = houseEnv();
const folder = mkdtempSync(join(tmpdir(), 'evenlight-faults-report-'));
const [report, counts] = [join(folder, 'vitest.json'), join(folder, 'counts')];
writeFileSync(counts, '');
const given = server ? { TEST_DATABASE_URL: server } : {};
const env = { ...rest, ...given, FAULTS_SEED: seed, FAULTS_COUNTS: counts };
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const config = ['--config', join(root, 'vitest.faults.config.ts')];
const words = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...config, ...reporters, ...process.argv.slice(2)];
say(`The seed is ${seed}; FAULTS_SEED=${seed} npm run test:faults draws the same moments again.`);
const outcome = await run(houseNode(), words, { env }).then(
  () => 0,
  () => 1,
);
const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'));
const lines = readFileSync(counts, 'utf8').trim().split('\n').filter(Boolean);
rmSync(folder, { recursive: true, force: true });

say('');
for (const { about, counts: each } of lines
  .map((line) => JSON.parse(line))
  .sort((a, b) => (a.about < b.about ? -1 : 1)))
  say(
    `${about}: ${Object.entries(each)
      .map(([what, times]) => `${times} ${what}`)
      .join(', ')}`,
  );
if (process.getuid?.() !== 0) say('Left out, because only root can make a small disk: the full disks.');
say(`Seed ${seed}, ${Math.round((Date.now() - started) / 1000)} seconds.`);
// A file that fails to load has no tests to count, and must still fail the run.
say(`\n${passed} passed, ${Math.max(failed, outcome)} failed`);
process.exitCode = failed + outcome > 0 ? 1 : 0;
