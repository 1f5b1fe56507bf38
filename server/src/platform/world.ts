// Everything outside the code: database, time, files, mail, keys. Opened once, handed in, closed in order.
import { join } from 'node:path';
import type { Endpoint } from '@evenlight/contract/endpoint';
import type { Actor } from './actor.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { asApp, type DatabaseAddress, type Db, openDatabase, requireAppRole } from './database/database.ts';
import { ensureDatabase, startEmbeddedPostgres } from './database/embedded-postgres.ts';
import { bringUpToDate } from './database/migrate.ts';
import { findRunningPostgres } from './database/running-postgres.ts';
import { type Files, openFiles } from './files/files.ts';
import { type Jobs, openJobs } from './jobs.ts';
import type { Log } from './log.ts';
import { type Mailer, openMailer } from './mail/mailer.ts';
import { type Newsroom, openNewsroom } from './news/newsroom.ts';
import { type Keys, openKeys } from './secrets/keys.ts';

/** The name of our database in the built-in PostgreSQL. */
export const DATABASE = 'evenlight';

export type World = {
  config: Config;
  clock: Clock;
  log: Log;
  db: Db;
  keys: Keys;
  files: Files;
  mailer: Mailer;
  jobs: Jobs;
  newsroom: Newsroom;
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
  /** Told in plain words to the person at the terminal. */
  say?: (sentence: string) => void;
};

export async function openWorld({
  config,
  log,
  queues,
  identify,
  clock = systemClock,
  mayJoin = false,
  say = () => undefined,
}: Options): Promise<World> {
  const database = (mayJoin ? await joinDatabase(config) : null) ?? (await findDatabase(config, log, say));
  const closers = [database.stop];
  // What was opened last is closed first, also when the opening of the next thing fails.
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    await bringUpToDate(database.owner, queues, config.database.ownerUrl ? config.database.url : undefined);
    const { poolSize } = config.database;
    const { db, pool, close: closePool } = openDatabase({ address: database.app, poolSize, log, asAppRole: true });
    closers.push(closePool);
    await requireAppRole(pool);
    const keys = await openKeys({ config, db, clock });
    const mailer = openMailer(config, log);
    // Tests wait for mail hundreds of times.
    const jobs = openJobs({ pool, log, everyMs: config.mode === 'test' ? 100 : 500 });
    const newsroom = openNewsroom({ address: { ...database.app, ...asApp }, db, jobs, clock, log });
    closers.push(async () => mailer.close(), jobs.stop, newsroom.stop);
    return {
      ...{ config, clock, log, db, keys, mailer, jobs, newsroom, close },
      files: openFiles({ config, db, keys, clock, log }),
      served: [],
      identify: (token) => identify({ db, keys, clock }, token),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

type FoundDatabase = { owner: DatabaseAddress; app: DatabaseAddress; stop: () => Promise<void> };

async function joinDatabase({ database, dataDir }: Config): Promise<FoundDatabase | null> {
  const running = database.url ? null : await findRunningPostgres(join(dataDir, 'database'), DATABASE);
  return running && { owner: running, app: running, stop: async () => undefined };
}

async function findDatabase(config: Config, log: Log, say: (sentence: string) => void): Promise<FoundDatabase> {
  const { url, ownerUrl } = config.database;
  if (url) {
    say('Using the PostgreSQL that DATABASE_URL names.');
    const app = { connectionString: url };
    return { app, owner: ownerUrl ? { connectionString: ownerUrl } : app, stop: async () => undefined };
  }
  say('Starting the built-in PostgreSQL.');
  const onGone = (sentence: string) => {
    log.error(sentence);
    say(`${sentence} Close the house and start it again.`);
  };
  const postgres = await startEmbeddedPostgres(join(config.dataDir, 'database'), { onGone });
  try {
    await ensureDatabase(postgres, DATABASE);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  const address = postgres.address(DATABASE);
  return { owner: address, app: address, stop: postgres.stop };
}
