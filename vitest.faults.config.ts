// What `npm run test:faults` runs, and `npm test` does not: it takes minutes, and kills whole processes.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'faults',
    include: ['server/src/faults/*.faults.ts'],
    globalSetup: ['server/src/testing/vitest-setup.ts'],
    pool: 'threads',
    // Two lanes: while one waits for a process to start, the other breaks something.
    maxWorkers: 2,
    // Whole processes start here, many of them; on a busy machine each takes many seconds.
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
