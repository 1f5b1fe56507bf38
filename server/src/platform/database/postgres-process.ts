// Runs one of PostgreSQL's programs, and knows when it has ended and what it said.
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { EmbeddedPostgresFault } from './embedded-postgres-fault.ts';
import type { Disguise } from './root-disguise.ts';

export type PostgresProcess = {
  /** Closes its standard input. For a guarded one this means: stop. */
  end: () => void;
  /** Resolves to the exit code, as often as it is asked; throws only when the program could not be run at all. */
  gone: Promise<number | null>;
  hasGone: () => boolean;
  /** The last of what it wrote to the log. */
  said: () => string;
};

type Options = { words: string[]; cwd: string; disguise: Disguise; log: string; stdin?: 'ignore' | 'pipe' };

// The shell holds our end of a pipe: when the server goes, however it goes, the pipe closes and PostgreSQL is told
// to stop. This works on Linux and macOS alike, and survives kill -9. It is told again each second, since a PostgreSQL
// that has only just begun does not listen yet. When PostgreSQL ends by itself the watcher ends too: its number may
// soon be somebody else's.
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

export function run({ words, cwd, disguise, log, stdin = 'ignore' }: Options): PostgresProcess {
  // Written by PostgreSQL itself: no pipe of ours can fill up, and its last words stay when we are killed. The directory
  // may belong to the user it runs as, so no link is followed to some other file.
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants;
  const file = openSync(log, O_APPEND | O_CREAT | O_NOFOLLOW | O_WRONLY, 0o600);
  const start = fstatSync(file).size;
  try {
    const child = spawnDisguised(words, cwd, disguise, [stdin, 'ignore', file]);
    return watch(child, () => readFileSync(log).subarray(start).toString().trim().slice(-400));
  } catch (error) {
    throw cannotRun(error);
  } finally {
    closeSync(file);
  }
}

type Stdio = ['ignore' | 'pipe', 'ignore', number];

function spawnDisguised(words: string[], cwd: string, disguise: Disguise, stdio: Stdio): ChildProcess {
  const [command = '', ...rest] = [...disguise.prefix, ...words];
  const ids = disguise.uid === undefined ? {} : { uid: disguise.uid, gid: disguise.uid };
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
  // Whoever waits for it is told; a failure before anybody waits must not end the process.
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
