import { defineConfig } from 'vitest/config';

const server = {
  globalSetup: ['server/src/testing/vitest-setup.ts'],
  // Each file opens a house of its own, and some start whole processes; a busy machine takes its time.
  testTimeout: 30_000,
  hookTimeout: 30_000,
};

export default defineConfig({
  test: {
    pool: 'threads',
    // Two cores: more threads would only take turns.
    maxWorkers: 2,
    projects: [
      'web/vitest.config.ts',
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['contract/src/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...server, name: 'api', include: ['server/src/**/*.api.test.ts'] },
      },
      {
        extends: true,
        test: {
          ...server,
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          exclude: ['**/*.api.test.ts', '**/node_modules/**'],
        },
      },
    ],
  },
});
