// Runs one of PostgreSQL's programs, with its exit code and its output.
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import type { Privileges } from './drop-root-privileges.ts';
import { EmbeddedPostgresFault } from './embedded-postgres-fault.ts';

export type PostgresProcess = {
  /** Closes its standard input. For a guarded one this means: stop. */
  end: () => void;
  /** Resolves to the exit code at every call; throws only when the program could not be run at all. */
  gone: Promise<number | null>;
  hasGone: () => boolean;
  /** The last of what it wrote to the log. */
  said: () => string;
};

type Options = { words: string[]; cwd: string; privileges: Privileges; log: string; stdin?: 'ignore' | 'pipe' };

// The shell holds our end of a pipe. When the server ends, also by kill -9, the pipe closes and the shell stops PostgreSQL,
// on Linux and macOS. It repeats the signal each second, because a PostgreSQL that has just started does not listen yet.
// When PostgreSQL ends by itself the watcher ends too: another process may soon have its number.
const GUARD = `
exec 3<&0
"$@" 3<&- &
server=$!
(read -r line <&3; while kill -INT "$server" 2>/dev/null; do sleep 1; done) &
watcher=$!
wait "$server"
code=$?
kill "$watcher" 2>/dev/null
exit "$code"`;

export function runGuarded(options: Options): PostgresProcess {
  return run({ ...options, words: ['/bin/sh', '-c', GUARD, 'evenlight-database', ...options.words], stdin: 'pipe' });
}

export function run({ words, cwd, privileges, log, stdin = 'ignore' }: Options): PostgresProcess {
  // Written by PostgreSQL itself: no pipe of ours can fill up, and its last words stay when we are killed. The directory
  // may belong to the user it runs as, so no link is followed to some other file.
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants;
  const file = openSync(log, O_APPEND | O_CREAT | O_NOFOLLOW | O_WRONLY, 0o600);
  const start = fstatSync(file).size;
  try {
    const child = spawnAs(words, cwd, privileges, [stdin, 'ignore', file]);
    return watch(child, () => readFileSync(log).subarray(start).toString().trim().slice(-400));
  } catch (error) {
    throw cannotRun(error);
  } finally {
    closeSync(file);
  }
}

type Stdio = ['ignore' | 'pipe', 'ignore', number];

function spawnAs(words: string[], cwd: string, privileges: Privileges, stdio: Stdio): ChildProcess {
  const [command = '', ...rest] = [...privileges.prefix, ...words];
  const ids = privileges.uid === undefined ? {} : { uid: privileges.uid, gid: privileges.uid };
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' };
  // A session of its own: Ctrl-C in the terminal reaches the server only, which then closes the database in order.
  return spawn(command, rest, { ...ids, cwd, detached: true, env, stdio });
}

function watch(child: ChildProcess, said: () => string): PostgresProcess {
  let hasGone = false;
  const gone = new Promise<number | null>((resolve, reject) => {
    child.once('error', (error) => reject(cannotRun(error)));
    child.once('exit', (code) => {
      // What a shell answers when a program may not be run, or is not there for this kind of system.
      if (code === 126 || code === 127) reject(cannotRun(said()));
      else resolve(code);
    });
  }).finally(() => {
    hasGone = true;
  });
  // A failure before anybody awaits it must not end the process.
  gone.catch(() => undefined);
  child.stdin?.on('error', () => undefined);
  return { gone, said, hasGone: () => hasGone, end: () => child.stdin?.end() };
}

function cannotRun(reason: unknown) {
  const words = reason instanceof Error ? reason.message : reason;
  return new EmbeddedPostgresFault(
    `The built-in PostgreSQL cannot run on this machine (${words}). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );
}
