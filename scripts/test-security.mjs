// `npm run test:security`: all tests of server/src/security, and every other that the two pages of the checklist name
// (those of the browser run with `npm test`). Ends with one line.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtServer, ensureBuilt, ensureInstalled, root } from './house.mjs';
import { runVitest, sayOutcome, testEnv } from './run-vitest.mjs';

const pages = ['docs/security.md', 'docs/security-accounts-and-data.md'];
const named = pages.flatMap((page) => readFileSync(join(root, page), 'utf8').match(/[\w./-]+\.test\.tsx?\b/g) ?? []);
const files = new Set(['server/src/security/', ...named.filter((file) => !file.startsWith('server/src/security/'))]);

await ensureInstalled();
await ensureBuilt();
sayOutcome(await runVitest(testEnv({ TEST_BUILT_SERVER: builtServer }), [...files]));
