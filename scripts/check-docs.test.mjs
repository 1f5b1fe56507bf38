import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { missingIn } from './check-docs.mjs';
import { folderForTest } from './folder-for-test.mjs';

/** @param {string} words What docs/architecture.md says. */
function faultsOf(words) {
  const root = folderForTest({
    'docs/architecture.md': words,
    'docs/decisions/0001-a-choice.md': 'It was in `server/src/former.ts`.',
    'server/src/plans/access.ts': '',
  });
  execFileSync('git', ['init', '--quiet', root]);
  return missingIn(root);
}

test.each([
  'Who may open a plan: `server/src/plans/access.ts`, in short `plans/access.ts` or `access.ts`, in `server/src/plans/`.',
  'Built into `server/build/main.js` and `web/build/`; keys are in `keys/`.',
  'A name without a path, such as `openHouse` or `npm start`, is no file.',
])('a file that is there may be named: %s', (words) => {
  expect(faultsOf(words)).toEqual([]);
});

test.each(['`server/src/plans/draft.ts`', '`draft.ts`', '`plans/drafts/`', '`other/access.ts`'])(
  'a file that is gone may not: %s',
  (name) => {
    expect(faultsOf(`First line.\nSee ${name}.`)).toEqual([`docs/architecture.md:2: ${name} is not there any more`]);
  },
);
