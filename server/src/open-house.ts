// Opens the world and the application and listens; closes both in order on a signal.
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { queues } from './all-jobs.ts';
import { buildApp } from './app.ts';
import { identify } from './features/accounts/access.ts';
import { openCatalogue } from './features/catalogue/keep-catalogue.ts';
import { openFacts } from './features/facts/keep-first-facts.ts';
import { openLibrary } from './features/resources/keep-library.ts';
import { readConfig } from './platform/config.ts';
import { openLog } from './platform/log.ts';
import { serveMetrics } from './platform/metrics/metrics-server.ts';
import { say, sayFault, sayInTerminal } from './platform/say.ts';
import { openWorld, type World } from './platform/world.ts';
import { loadSampleData } from './sample-data/load.ts';

// Long enough for requests under way, short enough for an impatient supervisor.
const DRAIN_MS = 10_000;

// By then whoever waited for the start has their first page, and with it all of the pages' code is read.
const TIDY_AFTER_MS = 2_000;

export async function openHouse(options: Parameters<typeof buildApp>[1] = {}): Promise<void> {
  const config = readConfig(process.env);
  requireWritable(config.dataDir);
  const log = openLog(config);
  const world = await openWorld({ config, log, queues, identify, say });
  let closeMetrics = async () => {};
  const close = async () => {
    await app?.close();
    await closeMetrics();
    await world.close();
  };
  let app: FastifyInstance | undefined;
  try {
    app = await buildApp(world, options);
    await openCatalogue(world);
    await openFacts(world);
    await openLibrary(world);
    await loadSampleData(world);
    // Whoever does not want it does not load its code.
    if (config.sampleFamily) await (await import('./sample-data/sample-family.ts')).loadSampleFamily(world, app, say);
    await world.jobs.start();
    await world.newsroom.start();
    closeMetrics = await serveMetrics(world);
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    // A start that failed must not go on holding the data or doing jobs.
    await close();
    throw error;
  }
  sayWhere(world);
  closeWhenTold(app, close);
  tidyUpSoon();
}

function requireWritable(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(
      `Nothing can be kept in ${dataDir} (${reason}). Set DATA_DIR to a directory that may be written to.`,
    );
  }
}

function sayWhere({ config, mailer }: World) {
  say(`\n  ${config.brand.name} is open at http://localhost:${config.port}`);
  if (mailer.isLocal)
    say(
      `  Mail is kept in ${join(config.dataDir, 'mail')} and can be read at http://localhost:${config.port}/dev/mailbox`,
    );
  sayInTerminal('  Press Ctrl-C to close.\n');
}

/** A start leaves tens of megabytes of garbage, which Node would not collect while the server is idle. */
function tidyUpSoon() {
  setTimeout(() => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }), TIDY_AFTER_MS).unref();
}

/** A proxy that asks whether it is ready has turned to another process before the first connection is refused. */
function closeWhenTold(app: FastifyInstance, close: () => Promise<void>) {
  const { stopDelayMs } = app.world.config;
  const secondSignal = new AbortController();
  const onSignal = async () => {
    if (app.isStopping) return secondSignal.abort();
    app.isStopping = true;
    if (stopDelayMs > 0) {
      say(`Closing in ${stopDelayMs / 1000} seconds: until then whatever comes is answered.`);
      await pause(stopDelayMs, undefined, { signal: secondSignal.signal }).catch(() => undefined);
    }
    say('Closing: finishing what is under way.');
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    await close();
    say('Closed. Everything is saved.');
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);
}

/** Says why it could not start, in the words of whatever stopped it. */
export function sayWhyNot(error: unknown) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const advice = isTaken
    ? '\nSomething else is using that port; `ss -ltnp` names it. Another one is set with PORT, the one of the figures with METRICS_PORT. A unit such as evenlight@3001 has both from its name: start it as evenlight@3003, and name that port to the proxy.'
    : '';
  sayFault(`Evenlight could not start.\n${error instanceof Error ? error.message : error}${advice}`, error);
  process.exitCode = 1;
}
