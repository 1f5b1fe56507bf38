import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  // Source maps would publish our comments; hashed names let every asset be cached for ever.
  build: { sourcemap: false, assetsInlineLimit: 0 },
});
