// Where our database is: the one that DATABASE_URL names, the built-in one of a running house, or a built-in one to start.
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { type DatabaseAddress, named } from './database.ts';
import { ensureDatabase, startEmbeddedPostgres } from './embedded-postgres.ts';
import { findRunningPostgres } from './running-postgres.ts';

/** The name of our database in the built-in PostgreSQL. */
export const DATABASE = 'evenlight';

export type FoundDatabase = { owner: DatabaseAddress; app: DatabaseAddress; stop: () => Promise<void> };

type Options = {
  config: Config;
  log: Log;
  /** With PostgreSQL built in, use the one of a running house rather than refuse. */
  mayJoin: boolean;
  /** What its connections are called in pg_stat_activity. */
  name: string;
  /** Sentences for the operator's terminal. */
  say?: (sentence: string) => void;
};

export async function findDatabase(options: Options): Promise<FoundDatabase> {
  const { owner, app, stop } = await findOrStart(options);
  return { owner: named(owner, `${options.name} owner`), app: named(app, options.name), stop };
}

async function findOrStart({ config, log, mayJoin, say = () => undefined }: Options): Promise<FoundDatabase> {
  const { url, ownerUrl } = config.database;
  if (url) {
    say('Using the PostgreSQL that DATABASE_URL names.');
    const app = { connectionString: url };
    return { app, owner: ownerUrl ? { connectionString: ownerUrl } : app, stop: async () => undefined };
  }
  const directory = join(config.dataDir, 'database');
  const running = mayJoin ? await findRunningPostgres(directory, DATABASE) : null;
  if (running) return { owner: running, app: running, stop: async () => undefined };
  say('Starting the built-in PostgreSQL.');
  const onGone = (sentence: string) => {
    log.error(sentence);
    say(`${sentence} Close the house and start it again.`);
  };
  const postgres = await startEmbeddedPostgres(directory, { onGone });
  try {
    await ensureDatabase(postgres, DATABASE);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  const address = postgres.address(DATABASE);
  return { owner: address, app: address, stop: postgres.stop };
}
