// Structured logs, one JSON object a line. Fields that could hold personal or secret data are removed.
import { mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, destination, pino } from 'pino';
import type { Config } from './config.ts';
import { aboutJob } from './request-context.ts';
import { describeError } from './safe-error.ts';

export type Log = FastifyBaseLogger;

const redact = {
  paths: ['*.cookie', '*.authorization', '*["set-cookie"]', '*.password', '*.token', '*.email', '*.phone', '*.body'],
  censor: '[cut]',
};

/** Production logs go to standard output for the operator's collector; on one machine they go to a file. */
export function openLog(config: Config, stream?: DestinationStream): Log {
  return pino(logOptions(config.logLevel), stream ?? outputOf(config));
}

/** The fields of every line: time, level, msg, and what the line is about. */
export const logOptions = (level: Config['logLevel']) => ({
  level,
  redact,
  serializers: { err: describeError },
  base: null,
  mixin: aboutJob,
  timestamp: pino.stdTimeFunctions.isoTime,
});

// Lines are written in batches: one by one they took a fifth of the time of a cached page. What ends in order
// writes its last lines; a process that is killed loses a quarter of a second of them. The audit log is elsewhere.
const inBatches = { sync: false, minLength: 4_096, periodicFlush: 250 };

let shared: ReturnType<typeof destination> | undefined;
/** One for the whole process, so that its lines stay in their order. */
export const standardOutput = () => (shared ??= destination({ dest: process.stdout.fd, ...inBatches }));

function outputOf({ isProduction, dataDir }: Config) {
  if (isProduction) return standardOutput();
  const directory = join(dataDir, 'logs');
  mkdirSync(directory, { recursive: true });
  // Opened before the first line, so a start that fails at once still leaves one.
  return destination({ dest: openSync(join(directory, 'server.log'), 'a'), ...inBatches });
}
