// A house whose PostgreSQL can be asked what it did: a server process, a second one that signs people in, two connections of
// the database's owner to fill it, and its log.
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DATABASE } from '../../server/src/platform/database/find-database.ts';
import { findRunningPostgres } from '../../server/src/platform/database/running-postgres.ts';
import { openRunningHouse } from '../../server/src/testing/open-running-house.ts';
import { startServerProcess } from '../../server/src/testing/server-process.ts';
import { fillHouse, readyToFill } from './fill-house.mjs';
import { idOf } from './measures.mjs';

// Checkpoints while it is filled would only take time, and a vacuum of its own would fall into one house's minutes and not
// into the other's: the filling ends with one.
const SETTINGS = [
  `shared_preload_libraries = 'auto_explain'`,
  `auto_explain.log_analyze = on`,
  `auto_explain.log_format = 'json'`,
  `max_wal_size = '16GB'`,
  `checkpoint_timeout = '30min'`,
  `autovacuum = off`,
];

export async function openGrowingHouse() {
  const dataDir = await mkdtemp(join(tmpdir(), 'evenlight-bench-'));
  const env = { DATA_DIR: dataDir, NODE_ENV: 'development', RATE_LIMIT_FACTOR: '100000', SAMPLE_DATA: 'false' };
  const first = await startServerProcess(env);
  const setter = await openOwner(dataDir);
  for (const setting of SETTINGS) await setter.query(`alter system set ${setting}`);
  // Values of statements are hidden from the log of a real house.
  await setter.query(`alter database ${DATABASE} set log_error_verbosity = 'default'`);
  await setter.end();
  await first.end('SIGTERM');
  const server = await startServerProcess(env);
  const runningHouse = await openRunningHouse(env);
  const fillers = [await openOwner(dataDir), await openOwner(dataDir)];
  for (const client of fillers) await readyToFill(client);
  const owner = await openOwner(dataDir);
  return {
    address: server.address,
    dataDir,
    runningHouse,
    owner,
    fill: (size) => fillHouse({ db: runningHouse.db, fillers }, size),
    signIn: (user) => runningHouse.signInAgain(idOf('user', user)),
    /** What PostgreSQL writes into its log while `work` is done under a setting of the log. */
    logOf: (setting, work) => logOf({ owner, file: join(dataDir, 'database', 'postgres.log') }, setting, work),
    async close() {
      for (const client of [...fillers, owner]) await client.end();
      await runningHouse.close();
      await server.end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function openOwner(dataDir) {
  const address = await findRunningPostgres(join(dataDir, 'database'), DATABASE);
  const client = new pg.Client(address);
  await client.connect();
  return client;
}

// A connection hears of a new setting before its next statement; a line is in the file a moment after it is written.
const HEARD_MS = 150;

async function logOf({ owner, file }, [name, value], work) {
  await setAndWait(owner, `alter system set ${name} = ${value}`);
  const log = await open(file);
  const { size } = await log.stat();
  try {
    await work();
    await setAndWait(owner, `alter system reset ${name}`);
    const { size: now } = await log.stat();
    const { buffer } = await log.read(Buffer.alloc(now - size), 0, now - size, size);
    return buffer.toString('utf8');
  } finally {
    await log.close();
  }
}

async function setAndWait(owner, setting) {
  await owner.query(setting);
  await owner.query('select pg_reload_conf()');
  await pause(HEARD_MS);
}
