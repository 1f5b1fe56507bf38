import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunks } from './chunks.ts';
import { textFolders } from './text-folders.ts';
import { textPlugins } from './text-plugins.ts';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), ...textPlugins()],
  // Source maps would publish our comments; hashed names let every asset be cached for ever.
  build: { sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks() } } } } },
  },
  // Everything in one build, so that React is its production form whatever mode the server runs in.
  ...(command === 'build' ? { ssr: { noExternal: true } } : {}),
  define: {
    ...(command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {}),
    // Nothing is written for each language while somebody works on it: the browser then loads the whole catalogue.
    TEXT_FOLDERS: JSON.stringify(command === 'build' ? textFolders() : null),
  },
}));
