import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: true,
  // All addresses are known from the start: asking for them later would cost every visitor a request.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
