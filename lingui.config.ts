import { defineConfig } from '@lingui/cli';

import { firstLanguage, locales } from './contract/src/languages.ts';
import { dataExtractor } from './scripts/texts/data-extractor.ts';
import { screenExtractor } from './scripts/texts/screen-extractor.ts';
import { serverExtractor } from './scripts/texts/server-extractor.ts';

// A check collects them elsewhere, to compare.
const catalogues = process.env.CATALOGUES ?? '<rootDir>/languages';

export default defineConfig({
  sourceLocale: firstLanguage,
  locales: Object.keys(locales),
  catalogs: [{ path: `${catalogues}/{locale}`, include: ['web/src', 'server/src'], exclude: ['**/*.test.*'] }],
  extractors: [dataExtractor, serverExtractor, screenExtractor],
});
