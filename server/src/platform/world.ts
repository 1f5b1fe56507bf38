// Everything outside the code: database, time, files, mail, keys. Opened once, handed in, closed in order.
import type { Endpoint } from '@evenlight/contract/endpoint';
import type { Actor } from './actor.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { asApp, type Db, named, openDatabase, requireAppRole } from './database/database.ts';
import { findDatabase } from './database/find-database.ts';
import { bringUpToDate } from './database/migrate.ts';
import { openReplicas, type Replicas } from './database/replicas.ts';
import { type Files, openFiles } from './files/files.ts';
import { type Jobs, openJobs } from './jobs/jobs.ts';
import { type LoadMeter, openLoadMeter } from './load/load-meter.ts';
import type { Log } from './log.ts';
import { type Mailer, openMailer } from './mail/mailer.ts';
import { type Metrics, openMetrics } from './metrics/metrics.ts';
import { type Newsroom, openNewsroom } from './news/newsroom.ts';
import { type Keys, openKeys } from './secrets/keys.ts';

export type World = {
  config: Config;
  clock: Clock;
  log: Log;
  db: Db;
  /** Read replicas, for reads that may be a moment old. */
  replicas: Replicas;
  keys: Keys;
  files: Files;
  mailer: Mailer;
  jobs: Jobs;
  newsroom: Newsroom;
  load: LoadMeter;
  metrics: Metrics;
  /** Every endpoint that is served, for the API's description and for tests that walk them all. */
  served: Endpoint[];
  /** Who a session token belongs to; the accounts feature knows. */
  identify: (token: string) => Promise<Actor>;
  close: () => Promise<void>;
};

type Options = {
  config: Config;
  log: Log;
  queues: readonly string[];
  identify: (world: Pick<World, 'db' | 'keys' | 'clock'>, token: string) => Promise<Actor>;
  clock?: Clock;
  /** For commands: with PostgreSQL built in, use the one of a running house rather than refuse. */
  mayJoin?: boolean;
  /** What its connections are called in pg_stat_activity; a server is called by its port. */
  name?: string;
  /** Sentences for the operator's terminal. */
  say?: (sentence: string) => void;
};

export async function openWorld({
  config,
  log,
  queues,
  identify,
  clock = systemClock,
  mayJoin = false,
  name = `evenlight ${config.port}`,
  say = () => undefined,
}: Options): Promise<World> {
  const database = await findDatabase({ config, log, mayJoin, name, say });
  const closers = [database.stop];
  // What was opened last is closed first, also when the opening of the next thing fails.
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const { url, ownerUrl } = config.database;
    await bringUpToDate(database.owner, queues, { appUrl: ownerUrl ? url : undefined });
    const { poolSize, limits } = config.database;
    const opened = openDatabase({ address: database.app, poolSize, limits, log, asAppRole: true });
    const { db, pool } = opened;
    const { replicaUrls, replicaLagMaxMs: lagMaxMs } = config.database;
    const addresses = replicaUrls.map((connectionString) => named({ connectionString }, name));
    const replicas = openReplicas({ addresses, primary: pool, lagMaxMs, poolSize, limits, log });
    const load = openLoadMeter({ pools: [pool, ...replicas.pools], config });
    closers.push(opened.close, replicas.close, async () => load.close());
    await requireAppRole(pool);
    const keys = await openKeys({ config, db, clock });
    const mailer = await openMailer(config, log);
    // Tests wait for mail hundreds of times.
    const jobs = openJobs({ pool, address: database.app, log, everyMs: config.mode === 'test' ? 100 : 500 });
    const newsroom = openNewsroom({
      address: { ...named(database.app, `${name} news`), ...asApp },
      db,
      jobs,
      clock,
      log,
    });
    closers.push(async () => mailer.close(), jobs.stop, newsroom.stop);
    return {
      config,
      clock,
      log,
      db,
      replicas,
      keys,
      mailer,
      jobs,
      newsroom,
      load,
      close,
      files: openFiles({ config, db, keys, clock, log }),
      metrics: openMetrics(log),
      served: [],
      identify: (token) => identify({ db, keys, clock }, token),
    };
  } catch (error) {
    await close();
    throw error;
  }
}
