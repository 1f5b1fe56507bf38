// A house whose PostgreSQL can be asked what it did: a server process, a second one that signs people in, two connections of
// the database's owner to fill it, and its log.
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { UserId } from '../../contract/src/ids.ts';
import { DATABASE } from '../../server/src/platform/database/find-database.ts';
import { startServerProcess } from '../../server/src/testing/server-process.ts';
import { newDataDir, openBenchHouse, settingsOf } from '../tools/bench-house.ts';
import { openOwner } from '../tools/open-owner.ts';
import { type Fillers, fillHouse, readyToFill } from './fill-house.ts';
import { countPlanNumbers } from './fill-plans.ts';
import { type Growth, idOf } from './measures.ts';

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

const WITHOUT_SAMPLES = { SAMPLE_DATA: 'false' };

export type GrowingHouse = Awaited<ReturnType<typeof openGrowingHouse>>;
type Setting = readonly [name: string, value: string];

export async function openGrowingHouse(settings: Record<string, string> = {}) {
  const dataDir = await newDataDir();
  await prepare(dataDir, settings);
  const house = await openBenchHouse({ ...WITHOUT_SAMPLES, ...settings }, dataDir);
  const { runningHouse } = house;
  const fillers: Fillers = [await openOwner(dataDir), await openOwner(dataDir)];
  for (const client of fillers) await readyToFill(client);
  const owner = await openOwner(dataDir);
  return {
    ...house,
    owner,
    fill: (growth: Growth) => fillHouse({ db: runningHouse.db, fillers }, growth),
    signIn: (user: number) => runningHouse.signInAgain(UserId.parse(idOf('user', user))),
    /** What PostgreSQL writes into its log while `work` is done under a setting of the log. */
    logOf: (setting: Setting, work: () => Promise<void>) =>
      logOf({ owner, file: join(dataDir, 'database', 'postgres.log') }, setting, work),
    async close() {
      for (const client of [...fillers, owner]) await client.end();
      await house.close();
    },
  };
}

async function prepare(dataDir: string, settings: Record<string, string>): Promise<void> {
  const server = await startServerProcess(settingsOf(dataDir, { ...WITHOUT_SAMPLES, ...settings }));
  const owner = await openOwner(dataDir);
  for (const setting of SETTINGS) await owner.query(`alter system set ${setting}`);
  // Values of statements are hidden from the log of a real house.
  await owner.query(`alter database ${DATABASE} set log_error_verbosity = 'default'`);
  await countPlanNumbers(owner);
  await owner.end();
  await server.end('SIGTERM');
}

// A connection hears of a new setting before its next statement; a line is in the file a moment after it is written.
const HEARD_MS = 150;

async function logOf(
  { owner, file }: { owner: pg.Client; file: string },
  [name, value]: Setting,
  work: () => Promise<void>,
): Promise<string> {
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

async function setAndWait(owner: pg.Client, setting: string): Promise<void> {
  await owner.query(setting);
  await owner.query('select pg_reload_conf()');
  await pause(HEARD_MS);
}
