// A real PostgreSQL from npm, on a unix socket in the data directory, that never outlives the server.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chown, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseAddress } from './database.ts';
import { EmbeddedPostgresFault } from './embedded-postgres-fault.ts';
import { findBinaries } from './postgres-binaries.ts';
import { type Disguise, disguiseFor } from './root-disguise.ts';
import { socketDirectoryFor } from './socket-directory.ts';

export type EmbeddedPostgres = {
  address: (database: string) => DatabaseAddress;
  stop: () => Promise<void>;
};

const OWNER = 'evenlight_owner';
const PORT = 5432;

// The shell holds our end of a pipe: when the server goes, however it goes, the pipe closes and PostgreSQL is told
// to stop. This works on Linux and macOS alike, and survives kill -9.
const GUARD =
  'exec 3<&0; "$@" 3<&- & server=$!; (cat <&3 >/dev/null; kill -INT "$server" 2>/dev/null) & wait "$server"';

export async function startEmbeddedPostgres(directory: string): Promise<EmbeddedPostgres> {
  const binaries = findBinaries();
  const data = join(directory, 'cluster');
  await mkdir(directory, { recursive: true });
  const disguise = await disguiseFor(directory, binaries.postgres);
  await makeCluster(binaries.initdb, data, disguise);

  const holder = join(directory, 'server.pid');
  await waitForFormerServer(data, holder);
  const socketDirectory = await socketDirectoryFor(data, disguise);
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${socketDirectory}`,
    'unix_socket_permissions=0700',
    'log_min_messages=warning',
    // Tests and a family of processes share one instance.
    'max_connections=200',
  ];
  const child = await launch(
    [binaries.postgres, '-D', data, '-p', String(PORT), ...settings.flatMap((s) => ['-c', s])],
    data,
    disguise,
  );
  writeFileSync(holder, String(process.pid));

  const address = (database: string) => ({ host: socketDirectory, port: PORT, user: OWNER, database });
  await waitUntilReady(address('postgres'), child);
  return {
    address,
    async stop() {
      rmSync(holder, { force: true });
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.stdin?.end();
      await gone;
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

/** Made beside its final place and moved there whole, so that an interrupted first start leaves nothing half-made. */
async function makeCluster(initdb: string, data: string, disguise: Disguise) {
  if (existsSync(join(data, 'PG_VERSION'))) return;
  const draft = `${data}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  if (disguise.uid !== undefined) await chown(draft, disguise.uid, disguise.uid);
  const locale = ['--locale-provider=builtin', '--locale=C.UTF-8'];
  const words = [initdb, '-D', draft, '-U', OWNER, '-A', 'trust', '-E', 'UTF8', ...locale, '--data-checksums'];
  const child = run(words, draft, disguise, 'ignore');
  let said = '';
  child.stderr?.on('data', (text) => {
    said += text;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0)
    throw new EmbeddedPostgresFault(`The database could not be made in ${data}: ${said.trim().slice(-400)}`);
  await rename(draft, data);
}

function run(words: string[], cwd: string, disguise: Disguise, stdin: 'ignore' | 'pipe'): ChildProcess {
  const [command = '', ...rest] = [...disguise.prefix, ...words];
  const ids = disguise.uid === undefined ? {} : { uid: disguise.uid, gid: disguise.uid };
  // A session of its own: Ctrl-C in the terminal reaches the server only, which then closes the database in order.
  return spawn(command, rest, {
    ...ids,
    cwd,
    detached: true,
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
    stdio: [stdin, 'ignore', 'pipe'],
  });
}

async function launch(words: string[], data: string, disguise: Disguise): Promise<ChildProcess> {
  return run(['/bin/sh', '-c', GUARD, 'evenlight-database', ...words], data, disguise, 'pipe');
}

async function waitUntilReady(address: DatabaseAddress, child: ChildProcess) {
  let said = '';
  let hasExited = false;
  child.stderr?.on('data', (text) => {
    said = (said + text).slice(-2_000);
  });
  child.once('exit', () => {
    hasExited = true;
  });
  // Recovery after a crash replays the log; thirty seconds covers a long one on a slow disk.
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; ) {
    if (hasExited) throw new EmbeddedPostgresFault(`The database did not start: ${said.trim().slice(-400)}`);
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
  throw new EmbeddedPostgresFault(`The database took too long to start: ${said.trim().slice(-400)}`);
}

/** A server that was killed leaves a database that is stopping; a server that lives keeps what it holds. */
async function waitForFormerServer(data: string, holder: string) {
  const lock = join(data, 'postmaster.pid');
  // Stopping writes everything to disk first; ten seconds covers a full checkpoint on a slow disk.
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await pause(50)) {
    const postmaster = pidIn(lock);
    if (postmaster === undefined || !isAlive(postmaster)) return;
    const server = pidIn(holder);
    if (server !== undefined && server !== process.pid && isAlive(server)) {
      throw new EmbeddedPostgresFault(
        `Another Evenlight (process ${server}) is already using the data in ${dirname(data)}. Stop it first, or set DATA_DIR to another directory.`,
      );
    }
    process.kill(postmaster, 'SIGINT');
  }
  throw new EmbeddedPostgresFault(
    `A former database in ${data} does not stop. End process ${pidIn(lock)} and start again.`,
  );
}

function pidIn(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
