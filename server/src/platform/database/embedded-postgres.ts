// A real PostgreSQL from npm, on a unix socket in the data directory. It stops with the server.
import { existsSync, rmSync } from 'node:fs';
import { chown, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { lockDataDirectory } from './data-directory-lock.ts';
import { type DatabaseAddress, named } from './database.ts';
import { dropRootPrivileges, type Privileges } from './drop-root-privileges.ts';
import { EmbeddedPostgresFault } from './embedded-postgres-fault.ts';
import { findBinaries } from './postgres-binaries.ts';
import { type PostgresProcess, run, runGuarded } from './postgres-process.ts';
import { socketDirectoryFor } from './socket-directory.ts';
import { commandOf, isTaken, pidIn } from './written-pids.ts';

export type EmbeddedPostgres = {
  address: (database: string) => DatabaseAddress;
  stop: () => Promise<void>;
};

type Options = {
  /** Called with a sentence for the log when PostgreSQL ends by itself. */
  onGone?: (sentence: string) => void;
  /** A cluster that tests delete, so it need not survive a crash. No configuration can ask for this. */
  isThrownAway?: boolean;
};

export const OWNER = 'evenlight_owner';
export const PORT = 5432;

export async function startEmbeddedPostgres(directory: string, options: Options = {}): Promise<EmbeddedPostgres> {
  await mkdir(directory, { recursive: true });
  // First of all: of two starts at the same moment only one may go on.
  const letGo = await lockDataDirectory(directory);
  try {
    return await startHeld(directory, options, letGo);
  } catch (error) {
    letGo();
    throw error;
  }
}

async function startHeld(directory: string, options: Options, letGo: () => void): Promise<EmbeddedPostgres> {
  const { onGone, isThrownAway = false } = options;
  const binaries = findBinaries();
  const data = join(directory, 'cluster');
  const log = join(directory, 'postgres.log');
  const privileges = await dropRootPrivileges(directory, binaries.postgres);
  await makeCluster({ initdb: binaries.initdb, data, privileges, log, isThrownAway });
  await waitForFormerDatabase(data);
  const socketDirectory = await socketDirectoryFor(data, privileges);
  const words = [binaries.postgres, '-D', data, '-p', String(PORT), ...settingsFor(socketDirectory, isThrownAway)];
  const server = runGuarded({ words, cwd: data, privileges, log });

  const address = (database: string) =>
    named({ host: socketDirectory, port: PORT, user: OWNER, database }, 'evenlight');
  await waitUntilReady(address('postgres'), server);
  let isStopping = false;
  const sayGone = () => {
    if (!isStopping) onGone?.(`The built-in PostgreSQL ended by itself. Its last words are in ${log}.`);
  };
  server.gone.then(sayGone, sayGone);
  return {
    address,
    async stop() {
      isStopping = true;
      server.end();
      await server.gone.catch(() => undefined);
      letGo();
    },
  };
}

/** Makes the database if it is not there yet. */
export async function ensureDatabase(postgres: EmbeddedPostgres, name: string): Promise<void> {
  const client = new pg.Client(postgres.address('postgres'));
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

// Without them every commit of a test waits for the disk; the larger log makes checkpoints rare.
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_wal_size=4GB'];

function settingsFor(socketDirectory: string, isThrownAway: boolean): string[] {
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${socketDirectory}`,
    'unix_socket_permissions=0700',
    'log_min_messages=warning',
    'log_line_prefix=%m [%p] ',
    // Details and statements would carry people's names and addresses into a file that nobody clears.
    'log_error_verbosity=terse',
    'log_min_error_statement=panic',
    // Tests and a family of processes share one instance.
    'max_connections=200',
    ...(isThrownAway ? NOT_DURABLE : []),
  ];
  return settings.flatMap((setting) => ['-c', setting]);
}

type NewCluster = { initdb: string; data: string; privileges: Privileges; log: string; isThrownAway: boolean };

/** Created beside its final place and moved there whole, so an interrupted first start leaves nothing half-made. */
async function makeCluster({ initdb, data, privileges, log, isThrownAway }: NewCluster) {
  if (existsSync(join(data, 'PG_VERSION'))) return;
  const draft = `${data}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  if (privileges.uid !== undefined) await chown(draft, privileges.uid, privileges.uid);
  const locale = ['--locale-provider=builtin', '--locale=C.UTF-8'];
  const words = [initdb, '-D', draft, '-U', OWNER, '-A', 'trust', '-E', 'UTF8', ...locale, '--data-checksums'];
  if (isThrownAway) words.push('--no-sync');
  const { gone, said } = run({ words, cwd: draft, privileges, log });
  if ((await gone) !== 0) throw new EmbeddedPostgresFault(`The database could not be made in ${data}: ${said()}`);
  await rename(draft, data);
}

async function waitUntilReady(address: DatabaseAddress, server: PostgresProcess) {
  // Recovery after a crash replays the log; thirty seconds covers a long one on a slow disk.
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; ) {
    if (server.hasGone()) {
      await server.gone;
      throw new EmbeddedPostgresFault(`The database did not start: ${server.said()}`);
    }
    const client = new pg.Client(address);
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await pause(15);
    }
  }
  server.end();
  // It mostly stops at once; one that hangs must not keep us from reporting it.
  await Promise.race([server.gone.catch(() => undefined), pause(5_000)]);
  throw new EmbeddedPostgresFault(`The database took too long to start: ${server.said()}`);
}

/** A server that was killed leaves a database that is stopping. */
async function waitForFormerDatabase(data: string) {
  const lock = join(data, 'postmaster.pid');
  // Stopping writes everything to disk first; ten seconds covers a full checkpoint on a slow disk.
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await pause(50)) {
    const pid = pidIn(lock);
    // PostgreSQL itself removes a lock whose process is gone.
    if (pid === undefined || !isTaken(pid)) return;
    const command = commandOf(pid);
    if (!command.includes(`postgres -D ${data} `)) {
      // Another program has this process id now, and PostgreSQL would take it for a database. PostgreSQL itself recognises
      // one of its own on another path (a link, a copy of the directory).
      if (!command.includes('postgres -D ') && pidIn(lock) === pid) rmSync(lock, { force: true });
      return;
    }
    if (!tellToStop(pid)) break;
  }
  throw new EmbeddedPostgresFault(
    `A former database in ${data} does not stop. End process ${pidIn(lock)} and start again.`,
  );
}

/** False when it is not ours to stop. */
function tellToStop(pid: number): boolean {
  try {
    process.kill(pid, 'SIGINT');
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
