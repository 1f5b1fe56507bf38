// What `npm run test:faults` runs, and `npm test` does not: it takes minutes, and kills whole processes.
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Those that take minutes begin first, so that the two lanes end together.
const LONG = ['kill-server', 'endpoints', 'kill-database', 'migrations', 'backup-under-load', 'drain'];
const turnOf = ({ moduleId }: TestSpecification) => {
  const turn = LONG.findIndex((name) => moduleId.includes(`/${name}.`));
  return turn === -1 ? LONG.length : turn;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files.toSorted((one, other) => turnOf(one) - turnOf(other));
  }
}

export default defineConfig({
  test: {
    name: 'faults',
    include: ['server/src/faults/*.faults.ts'],
    globalSetup: ['server/src/testing/vitest-setup.ts'],
    pool: 'threads',
    // Two lanes: while one waits for a process to start, the other breaks something.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Whole processes start here, many of them; on a busy machine each takes many seconds.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 40_000 } },
  },
});
