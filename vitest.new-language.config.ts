// What `npm run test:language` runs in the copy of a house that speaks one language more.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The copy uses the packages of the house it was copied from.
  server: { fs: { strict: false } },
  test: {
    name: 'new language',
    include: ['server/src/new-language/*.dropped-in.ts'],
    globalSetup: ['server/src/testing/vitest-setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 200_000,
  },
});
