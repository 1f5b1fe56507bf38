import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest } from './folder-for-test.mjs';
import { brokenWalls } from './import-walls.mjs';

/**
 * The faults of a repository of a few files, each with its content.
 * @param {Record<string, string>} files
 */
function aHouse(files) {
  const root = folderForTest(files);
  for (const room of ['contract', 'server', 'web']) {
    mkdirSync(join(root, room), { recursive: true });
    mkdirSync(join(root, 'node_modules/@evenlight'), { recursive: true });
    symlinkSync(join('../..', room), join(root, 'node_modules/@evenlight', room));
    writeFileSync(join(root, room, 'package.json'), JSON.stringify({ exports: { './*': './src/*.ts' } }));
  }
  return brokenWalls(root, Object.keys(files));
}

/**
 * @param {string} file
 * @param {string} line
 * @param {string} target
 */
const faultOf = (file, line, target) => aHouse({ [file]: line, [target]: 'export const thing = 1;' });

test('a feature may use one below it, on the server and on the web', () => {
  expect(
    aHouse({
      'web/src/features/payments/pay.tsx': "import { thing } from '../plans/plan';",
      'web/src/features/plans/plan.ts': 'export const thing = 1;',
      'server/src/features/payments/pay.ts': "import { thing } from '../plans/store.ts';",
      'server/src/features/plans/store.ts': 'export const thing = 1;',
    }),
  ).toEqual([]);
});

test.each([
  ['a plain import', "import { thing } from '../payments/pay';"],
  ['a type', "import type { thing } from '../payments/pay';"],
  ['a type in the middle of a line', "let one: import('../payments/pay').thing;"],
  ['passing it on', "export { thing } from '../payments/pay';"],
  ['passing everything on', "export * from '../payments/pay';"],
  ['an import for its effect', 'import "../payments/pay";'],
  ['a late import', 'await import(`../payments/pay`.trim()); await import("../payments/pay");'],
  ['a detour through a folder', "import { thing } from '../../features/plans/../payments/pay';"],
  ['the name of a package', "import { thing } from '@evenlight/web/features/payments/pay';"],
])('a feature that uses one above it is refused: %s', (_, line) => {
  const faults = faultOf('web/src/features/plans/plan.ts', line, 'web/src/features/payments/pay.ts');
  expect(faults).toEqual([expect.stringMatching(/^web\/src\/features\/plans\/plan\.ts .*not below 'plans'/)]);
});

test('what only looks like an import is none', () => {
  const line = "// import { thing } from '../payments/pay'\nexport const words = \"from '../payments/pay'\";";
  expect(faultOf('web/src/features/plans/plan.ts', line, 'web/src/features/payments/pay.ts')).toEqual([]);
});

test.each([
  ['server/src/features/plans/store.ts', '../payments/store.ts', 'server/src/features/payments/store.ts', 'not below'],
  ['server/src/features/payments/pay.ts', '../plans/routes.ts', 'server/src/features/plans/routes.ts', 'routes are'],
  ['server/src/features/plans/store.ts', '../../app.ts', 'server/src/app.ts', 'a feature knows only'],
  ['server/src/features/plans/store.ts', '../../all-jobs.ts', 'server/src/all-jobs.ts', 'a feature knows only'],
  ['server/src/features/plans/store.ts', '../../backup/pack.ts', 'server/src/backup/pack.ts', 'a feature knows only'],
  ['server/src/platform/mail.ts', '../app.ts', 'server/src/app.ts', 'no feature'],
  ['server/src/platform/mail.ts', '../personal-data.ts', 'server/src/personal-data.ts', 'no feature'],
  ['server/src/platform/mail.ts', '../features/plans/store.ts', 'server/src/features/plans/store.ts', 'no feature'],
  ['server/src/platform/mail.ts', '../testing/kit.ts', 'server/src/testing/kit.ts', 'test kit'],
  ['contract/src/plans.ts', '../../server/src/app.ts', 'server/src/app.ts', 'zod'],
  ['web/src/app/root.tsx', '@evenlight/server/app', 'server/src/app.ts', 'through the contract only'],
  ['web/src/features/plans/plan.ts', '../../app/root', 'web/src/app/root.tsx', 'do not know the app'],
  ['web/src/parts/paging.tsx', '../features/plans/plan', 'web/src/features/plans/plan.ts', 'below the features'],
  ['web/src/parts/paging.tsx', '../app/root', 'web/src/app/root.tsx', 'below the features'],
  ['web/src/platform/call.ts', '../ui/button', 'web/src/ui/button.tsx', 'below ui'],
  ['web/src/platform/call.ts', '../parts/paging', 'web/src/parts/paging.tsx', 'below ui'],
  ['web/src/ui/button.tsx', '../platform/call', 'web/src/platform/call.ts', 'domain word'],
  ['web/src/ui/button.tsx', '@evenlight/contract/plans', 'contract/src/plans.ts', 'domain word'],
])('%s may not use %s', (file, asked, target, why) => {
  expect(faultOf(file, `import { thing } from '${asked}';`, target)).toEqual([expect.stringContaining(why)]);
});

test('a file that is not there and a feature without a rung are named', () => {
  expect(
    aHouse({
      'web/src/features/plans/plan.ts': "import { thing } from './gone';",
      'web/src/features/weather/rain.ts': '',
    }),
  ).toEqual([expect.stringContaining('./gone: nothing is there'), expect.stringContaining("'weather' is not on")]);
});

test('a test uses the kit from wherever it stands', () => {
  expect(
    aHouse({
      'web/src/features/plans/plan.screen.test.tsx': "import { open } from '../../testing/open-screen';",
      'web/src/testing/open-screen.tsx': 'export const open = 1;',
    }),
  ).toEqual([]);
});
