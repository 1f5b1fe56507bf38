import { defineConfig } from 'vitest/config';
import { textPlugins } from './text-plugins.ts';

// The application's own plugins would start the router; tests of single parts need only the texts.
export default defineConfig({
  plugins: textPlugins(),
  test: { name: 'web', include: ['src/**/*.test.{ts,tsx}'], isolate: false },
});
