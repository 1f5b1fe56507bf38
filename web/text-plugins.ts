// The build steps that turn texts into catalogue entries, for the application and for its tests.
import { join } from 'node:path';
import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';

// Named, because not everything that reads this file is started in this folder.
const here = { cwd: join(import.meta.dirname, '..') };

export function textPlugins() {
  return [lingui(here), babel({ presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig(here) }, here)] })];
}
