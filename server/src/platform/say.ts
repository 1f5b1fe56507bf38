// What a process says of itself: a sentence in the terminal on one machine, a log line in production. There everything
// that is printed, from the first line to the last, is one JSON object a line.
import { destination, pino } from 'pino';
import { logOptions } from './log.ts';

// Read here, because faults of the configuration are said this way too.
const isProduction = process.env.NODE_ENV?.trim() === 'production';

// Written at once: these lines are few, and a process that ends has no time to write them later. They ignore LOG_LEVEL.
const log = isProduction ? pino(logOptions('info'), destination({ dest: process.stdout.fd, sync: true })) : null;

export function say(sentence: string) {
  if (log) log.info(sentence.trim());
  else process.stdout.write(`${sentence}\n`);
}

/** Only for whoever sits in front of it. */
export function sayInTerminal(sentence: string) {
  if (!log) say(sentence);
}

export function sayFault(sentence: string, error: unknown) {
  if (log) log.fatal({ err: error }, sentence);
  else process.stderr.write(`\n${sentence}\n`);
}

/** Node writes its warnings, and a fault that nobody caught, as plain text; in production they are log lines as well. */
export function logWhatNodeSays() {
  if (!log) return;
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, 'Node warns'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'a fault that nobody caught ended this process');
    process.exit(1);
  });
}
