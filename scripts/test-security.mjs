// `npm run test:security`: all tests of server/src/security, and every other that the two pages of the checklist name
// (those of the browser run with `npm test`). Ends with one line.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, houseEnv, houseNode, root, run, say } from './house.mjs';

const pages = ['docs/security.md', 'docs/security-accounts-and-data.md'];
const named = pages.flatMap((page) => readFileSync(join(root, page), 'utf8').match(/[\w./-]+\.test\.tsx?\b/g) ?? []);
const files = new Set(['server/src/security/', ...named.filter((file) => !file.startsWith('server/src/security/'))]);

await ensureInstalled();
await ensureBuilt();
// Tests make databases of their own on the operator's server; the one that DATABASE_URL names is left alone.
const { DATABASE_URL: server, ...rest } = houseEnv();
const env = server ? { ...rest, TEST_DATABASE_URL: server } : rest;
const folder = mkdtempSync(join(tmpdir(), 'evenlight-security-'));
const report = join(folder, 'vitest.json');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const words = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...reporters, ...files];
const outcome = await run(houseNode(), words, { env }).then(
  () => 0,
  () => 1,
);
const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'));
rmSync(folder, { recursive: true, force: true });
// A file that fails to load has no tests to count, and must still fail the run.
say(`\n${passed} passed, ${Math.max(failed, outcome)} failed`);
process.exitCode = failed + outcome > 0 ? 1 : 0;
