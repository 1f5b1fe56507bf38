import { defineConfig } from 'vitest/config';
import { longestFirst } from './scripts/longest-first.ts';
import { textPlugins } from './web/text-plugins.ts';

const server = {
  // Reading the whole server again for each file took longer than the tests; each file still has a house of its own.
  isolate: false,
  globalSetup: ['server/src/testing/vitest-setup.ts'],
  // Each file opens a house of its own, and some start whole processes; a busy machine takes its time.
  testTimeout: 300_000,
  hookTimeout: 120_000,
  // What jobs and other processes do comes a little later; how much later says nothing about whether it is right.
  expect: { poll: { timeout: 40_000 } },
};

// A busy machine is late, not wrong. Whoever looks for a deliberate fault does not wait that long.
const SCREEN_WAIT_MS = Number(process.env.SCREEN_WAIT_MS ?? 10_000);

// From the table that `npm test` prints.
const LONG = [
  'security/matrix/',
  'lived-in/',
  'backup/backup.',
  'security/fuzz/',
  'security/every-answer.',
  'commands/',
  'support/conversations.',
  'model-companion.',
  'support/replies.',
  'security/hostile-text.',
];

/**
 * What `npm test` leaves to continuous integration (`npm test -- --more`): many cases, whole processes, and what changes with
 * the packages rather than with our code. By hand, everything runs.
 */
const LEFT_TO_CI = [
  'backup/restore-trouble',
  'commands/*',
  'main',
  'main-killed',
  'main-ports',
  'staff-paths',
  'features/support/many-at-once',
  'features/vendors/search',
  'platform/database/replicas',
  'platform/log',
  // The matrix asks for the same, call by call and role by role.
  'features/families/rights',
  'features/memorials/every-path',
  'features/memorials/collaboration/rights',
  'security/bodies',
  'security/fuzz/*',
  'security/hostile-text',
  'security/no-other-way-in',
  'security/supply-chain',
].map((name) => `server/src/${name}.test.ts`);
const leftOut = process.env.TEST_CORE ? LEFT_TO_CI : [];

export default defineConfig({
  // A copy with a deliberate fault in it (scripts/test-breakages.mjs) uses the packages of the house it was copied from.
  server: { fs: { strict: false } },
  test: {
    sequence: { sequencer: longestFirst(LONG) },
    pool: 'threads',
    // One more than the cores of a small machine: while one waits for the database, another goes on.
    maxWorkers: 3,
    // The first test of a file waits until everything is read; a busy machine is late, not wrong.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        // The application's own plugins would start the router; tests of single parts need only the texts.
        plugins: textPlugins(),
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.screen.test.tsx', '**/node_modules/**'],
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: textPlugins(),
        test: {
          name: 'screens',
          include: ['web/src/**/*.screen.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['web/src/testing/setup-screens.ts'],
          expect: { poll: { timeout: SCREEN_WAIT_MS } },
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['contract/src/**/*.test.ts', 'bench/report/*.test.ts', 'scripts/*.test.mjs'],
          isolate: false,
        },
      },
      { extends: true, test: { ...server, name: 'server', include: ['server/src/**/*.test.ts'], exclude: leftOut } },
    ],
  },
});
