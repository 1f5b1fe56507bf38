// What a process says of itself: a sentence in the terminal on one machine, a log line in production. There everything
// that is printed, from the first line to the last, is one JSON object a line.
import { pino } from 'pino';
import { logOptions, standardOutput } from './log.ts';

// Read here, because faults of the configuration are said this way too.
const isProduction = process.env.NODE_ENV?.trim() === 'production';

// These lines are few, and are there whatever LOG_LEVEL is.
const log = isProduction ? pino(logOptions('info'), standardOutput()) : null;

export function say(sentence: string) {
  if (!log) return void process.stdout.write(`${sentence}\n`);
  log.info(sentence.trim());
  // Whoever waits for this line should not wait for a batch.
  standardOutput().flushSync();
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
