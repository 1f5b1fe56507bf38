// Opens the database and keys of a house that is already running, to put people into it for browser and address tests.
import { join } from 'node:path';
import type { UserId } from '@evenlight/contract/ids';
import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import { type DatabaseAddress, openDatabase } from '../platform/database/database.ts';
import { DATABASE } from '../platform/database/find-database.ts';
import { findRunningPostgres } from '../platform/database/running-postgres.ts';
import { openLog } from '../platform/log.ts';
import { openKeys } from '../platform/secrets/keys.ts';
import { signInAgain, signInSomebody } from './people.ts';

export async function openRunningHouse(env: Record<string, string | undefined>) {
  const config = readConfig(env);
  const log = openLog(config, { write: () => undefined });
  const { db, close } = openDatabase({ address: await addressOf(config), poolSize: 2, log, asAppRole: true });
  const keys = await openKeys({ config, db, clock: systemClock });
  const world = { db, keys, config, clock: systemClock };
  return {
    aMember: (options?: Parameters<typeof signInSomebody>[1]) => signInSomebody(world, options),
    signInAgain: (userId: UserId) => signInAgain(world, userId),
    db,
    keys,
    close,
  };
}

async function addressOf({ database, dataDir }: ReturnType<typeof readConfig>): Promise<DatabaseAddress> {
  if (database.url) return { connectionString: database.url };
  const running = await findRunningPostgres(join(dataDir, 'database'), DATABASE);
  if (!running) throw new Error(`no house is running on ${dataDir}`);
  return running;
}
