import { defineConfig } from '@lingui/cli';

export default defineConfig({
  sourceLocale: 'en',
  // Arabic is the proof that right-to-left works; it is offered in the gallery only.
  locales: ['en', 'es', 'ar'],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['src'] }],
});
