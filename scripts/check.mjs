// `npm run check`: types, lint, format, walls, dead exports, texts. Each fault says where the code belongs.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, houseEnv, root, run, say, unlessUnchanged } from './house.mjs';

await ensureInstalled();
const env = houseEnv();

/** The files that each package reads. A check that passed still holds as long as none of them changes. */
const shared = ['package-lock.json', 'tsconfig.base.json', ...sourcesOf('contract')];
const readBy = {
  contract: shared,
  server: [...shared, ...sourcesOf('server')],
  web: [...shared, ...sourcesOf('web')],
  e2e: [...shared, ...sourcesOf('server'), ...sourcesOf('web'), 'e2e'],
  bench: [...shared, ...sourcesOf('server'), 'bench', 'scripts'],
  scripts: [
    ...shared,
    ...sourcesOf('server'),
    ...sourcesOf('web'),
    'scripts',
    'vitest.config.ts',
    'vitest.faults.config.ts',
    'vitest.deploy.config.ts',
  ],
};

const settings = [
  'package.json',
  'knip.jsonc',
  'knip.shipped.jsonc',
  'vitest.config.ts',
  'vitest.faults.config.ts',
  'vitest.deploy.config.ts',
];

/**
 * Without generated files.
 * @param {string} room
 */
function sourcesOf(room) {
  const names = readdirSync(join(root, room)).filter((name) => name === 'src' || /\.(ts|json)$/.test(name));
  return names.map((name) => `${room}/${name}`);
}

/**
 * @param {[room: string, files: string[]]} types
 * @returns {[what: string, check: () => Promise<unknown>]}
 */
function typesOf([room, files]) {
  // tsc keeps what it knows of unchanged files; the first run takes ten times as long.
  const known = join(root, `node_modules/.cache/types/${room}.json`);
  const words = ['-p', room, '--incremental', '--tsBuildInfoFile', known];
  return [
    `the types of ${room} hold`,
    () => unlessUnchanged(`types-${room}`, files, () => run('tsc', words, { env, isQuiet: true })),
  ];
}

/** @type {[what: string, check: () => Promise<unknown>][]} */
const checks = [
  [
    'page types are generated',
    () =>
      unlessUnchanged('page-types', readBy.web, () =>
        run('react-router', ['typegen'], { cwd: join(root, 'web'), env, isQuiet: true }),
      ),
  ],
  ...Object.entries(readBy).map(typesOf),
  [
    'lint, format and import walls hold',
    () => run('biome', ['check', '--error-on-warnings', '.'], { env, isQuiet: true }),
  ],
  [
    'rooms and file sizes are as the guide says',
    () => run('node', ['scripts/check-rooms.mjs'], { env, isQuiet: true }),
  ],
  [
    'no migration breaks a process of the last release',
    () => run('node', ['scripts/check-migrations.mjs'], { env, isQuiet: true }),
  ],
  ['docs name no file that is gone', () => run('node', ['scripts/check-docs.mjs'], { env, isQuiet: true })],
  ['mechanisms have plain names', () => run('node', ['scripts/check-names.mjs'], { env, isQuiet: true })],
  ['casts stand only where proofs are made', () => run('node', ['scripts/check-casts.mjs'], { env, isQuiet: true })],
  [
    'no test leaves a refusal without somebody who waits for it',
    () => run('node', ['scripts/check-refusals.mjs'], { env, isQuiet: true }),
  ],
  [
    'packages are sealed, licensed and explained',
    () => run('node', ['scripts/check-supply-chain.mjs'], { env, isQuiet: true }),
  ],
  [
    'every deliberate fault finds its line and its tests',
    () => run('node', ['scripts/test-breakages.mjs', '--check'], { env, isQuiet: true }),
  ],
  [
    'no export, file or dependency is dead',
    () =>
      unlessUnchanged('nothing-dead', [...readBy.e2e, ...settings, 'bench', 'scripts'], () =>
        run('knip', ['--no-progress'], { env, isQuiet: true }),
      ),
  ],
  [
    'no screen part is there for the gallery and tests alone',
    () =>
      unlessUnchanged('shipped-screen-parts', [...readBy.web, ...settings], () =>
        run(
          'knip',
          [
            '--no-progress',
            '--production',
            '--workspace=web',
            '--config=knip.shipped.jsonc',
            '--include=files,exports',
          ],
          { env, isQuiet: true },
        ),
      ),
  ],
  [
    'every text is in the catalogues, and complete languages have them all',
    () =>
      unlessUnchanged('texts', [...readBy.scripts, 'languages', 'lingui.config.ts'], () =>
        run('node', ['scripts/check-texts.mjs'], { env, isQuiet: true }),
      ),
  ],
];

/** @returns {Promise<import('./what-failed.mjs').Outcome>} */
export async function runChecks() {
  let passed = 0;
  const failures = [];
  for (const [what, check] of checks) {
    try {
      await check();
      passed += 1;
      say(`  ok    ${what}`);
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown.message : String(thrown);
      failures.push({ name: what, error });
      say(`  FAULT ${what}\n${error}`);
    }
  }
  return { passed, failed: failures.length, failures };
}

const isMain = process.argv[1] && existsSync(process.argv[1]) && process.argv[1].endsWith('check.mjs');
if (isMain) {
  const { passed, failed } = await runChecks();
  say(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
