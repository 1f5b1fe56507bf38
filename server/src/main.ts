// Reads the environment, opens the world, listens; closes everything in order when told to stop.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { buildApp, queues } from './app.ts';
import { identify } from './features/accounts/access.ts';
import { readConfig } from './platform/config.ts';
import { openLog } from './platform/log.ts';
import { openWorld } from './platform/world.ts';
import { loadSampleData } from './sample-data/load.ts';

// The second start reads the compiled form of every file instead of compiling it again.
enableCompileCache();

// Long enough for requests under way, short enough for an impatient supervisor.
const DRAIN_MS = 10_000;

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

try {
  const config = readConfig(process.env);
  const log = openLog(config);
  const world = await openWorld({ config, log, queues, identify, say });
  const app = await buildApp(world);
  await loadSampleData(world);
  await world.jobs.start();
  await world.newsroom.start();
  await app.listen({ host: config.host, port: config.port });

  say(
    `\n  ${config.brand.name} is open at http://${config.host === '0.0.0.0' ? 'localhost' : config.host.replace('127.0.0.1', 'localhost')}:${config.port}`,
  );
  if (world.mailer.isLocal)
    say(`  Mail is kept in ${join(config.dataDir, 'mail')} and can be read at ${config.origin}/dev/mailbox`);
  say('  Press Ctrl-C to close.\n');

  let isClosing = false;
  const close = async (signal: NodeJS.Signals) => {
    if (isClosing) return;
    isClosing = true;
    say('Closing: finishing what is under way.');
    const overdue = setTimeout(() => process.exit(1), DRAIN_MS);
    log.info({ signal }, 'closing');
    await app.close();
    await world.close();
    clearTimeout(overdue);
    say('Closed. Everything is saved.');
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, close);
} catch (error) {
  process.stderr.write(`\nEvenlight could not start.\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
