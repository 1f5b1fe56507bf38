import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    pool: 'threads',
    // Two cores: more threads would only take turns.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['contract/src/**/*.test.ts', 'web/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/vitest-setup.ts'],
          // Each file opens a house of its own; the first statement of a cold database can take a while.
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
