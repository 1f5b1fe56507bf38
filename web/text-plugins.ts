// The build steps that turn texts into catalogue entries, for the application and for its tests.
import { join, parse } from 'node:path';
import { getConfig } from '@lingui/conf';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { Plugin } from 'vite';
import { compiledCatalogue } from './catalogue.ts';

// Named, because not everything that reads this file is started in this folder.
const here = { cwd: join(import.meta.dirname, '..') };

const catalogues: Plugin = {
  name: 'catalogues',
  transform: {
    filter: { id: /\.po$/ },
    handler: (_, id) => ({ code: compiledCatalogue(parse(id).name, 'es'), map: null, moduleType: 'js' }),
  },
};

export function textPlugins() {
  return [catalogues, babel({ presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig(here) }, here)] })];
}
