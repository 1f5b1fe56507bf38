import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { putTextsIntoModules } from './texts-in-modules.ts';

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: true,
  // All addresses are known from the start: asking for them later would cost every visitor a request.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => putTextsIntoModules(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
