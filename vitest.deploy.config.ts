// What `npm run test:deploy` runs, and `npm test` does not: a whole machine by the runbook for each proxy, one that begins with the
// last release, and the last release on the tables of today.
import { defineConfig } from 'vitest/config';

const patient = {
  // Packages are brought, and whole processes restart one after the other.
  testTimeout: 900_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
};

const behind = (proxy: 'Caddy' | 'nginx') => ({
  // Each test goes on where the last one ended.
  test: { ...patient, name: proxy, include: ['server/src/deployed/runbook.deploy.ts'], provide: { proxy }, bail: 1 },
});

const fromLastRelease = {
  test: { ...patient, name: 'upgrade', include: ['server/src/deployed/from-last-release.deploy.ts'], bail: 1 },
};

const besideLastRelease = {
  test: { ...patient, name: 'last release', include: ['server/src/deployed/old-beside-new.deploy.ts'] },
};

export default defineConfig({
  // A house has the machine's own ports: one at a time.
  test: {
    projects: [behind('Caddy'), behind('nginx'), fromLastRelease, besideLastRelease],
    fileParallelism: false,
    maxWorkers: 1,
  },
});
