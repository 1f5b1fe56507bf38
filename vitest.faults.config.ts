// What `npm run test:faults` runs, and `npm test` does not: it takes minutes, and kills whole processes.
import { defineConfig } from 'vitest/config';
import { longestFirst } from './scripts/longest-first.ts';

// Those that take minutes.
const LONG = [
  'rolling-restarts.',
  'kill-server.',
  'endpoints.',
  'kill-database.',
  'migrations.',
  'backup-under-load.',
  'drain.',
];

export default defineConfig({
  test: {
    name: 'faults',
    include: ['server/src/faults/*.faults.ts'],
    globalSetup: ['server/src/testing/vitest-setup.ts'],
    pool: 'threads',
    // Two lanes: while one waits for a process to start, the other breaks something.
    maxWorkers: 2,
    sequence: { sequencer: longestFirst(LONG) },
    // Whole processes start here, many of them; on a busy machine each takes many seconds.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 40_000 } },
  },
});
