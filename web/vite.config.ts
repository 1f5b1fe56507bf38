import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { textPlugins } from './text-plugins.ts';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), ...textPlugins()],
  // Source maps would publish our comments; hashed names let every asset be cached for ever.
  build: { sourcemap: false, assetsInlineLimit: 0 },
  // Everything in one build, so that React is its production form whatever mode the server runs in.
  ...(command === 'build' ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}));
