// Structured logs, one JSON object a line. Nothing personal, nothing secret: what could hold either is cut out.
import { mkdirSync } from 'node:fs';
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
  const options = {
    level: config.logLevel,
    redact,
    serializers: { err: describeError },
    base: null,
    mixin: aboutJob,
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  if (stream) return pino(options, stream);
  if (config.isProduction) return pino(options);
  const directory = join(config.dataDir, 'logs');
  mkdirSync(directory, { recursive: true });
  return pino(options, destination({ dest: join(directory, 'server.log'), sync: false, mkdir: true }));
}
