// How a command line tool ends: it says how it went, or what was not done and why, with exit code 1.
import { basename } from 'node:path';
import { whyNotOpened } from '../platform/files/why-not-opened.ts';

type Failure = string | ((error: unknown) => string);

/** What its connections are called in pg_stat_activity: `evenlight backup`. */
export const commandName = () => `evenlight ${basename(process.argv[1] ?? '', '.ts')}`;

export async function runCommand(failure: Failure, task: (words: string[]) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await task(process.argv.slice(2))}\n`);
  } catch (error) {
    const said = typeof failure === 'string' ? failure : failure(error);
    process.stderr.write(`${said}\n${reasonOf(error)}\n`);
    process.exitCode = 1;
  }
}

function reasonOf(error: unknown): string {
  const reason = whyNotOpened(error);
  if (reason) return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
  return error instanceof Error ? error.message : String(error);
}
