// For commands that need the database alone: no migration runs, no key is made. Whoever has put a newer version in place can
// still back up the older house before it is started.
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Config, readConfig } from '../platform/config.ts';
import type { DatabaseAddress, Db } from '../platform/database/database.ts';
import { findDatabase } from '../platform/database/find-database.ts';
import { sayWhyNotLetIn } from '../platform/database/why-not-let-in.ts';
import { openLog } from '../platform/log.ts';
import { commandName, runCommand } from './run-command.ts';

type Task<Place> = (place: Place, words: string[]) => Promise<string>;

export async function withDatabase(
  failure: string,
  task: Task<{ config: Config; address: DatabaseAddress }>,
): Promise<void> {
  await runCommand(failure, async (words) => {
    const config = readConfig(process.env);
    const database = await findDatabase({ config, log: openLog(config), mayJoin: true, name: commandName() });
    try {
      return await task({ config, address: database.app }, words);
    } finally {
      await database.stop();
    }
  });
}

/** The same for a house that must be there. */
export async function withTables(failure: string, task: Task<{ config: Config; db: Db }>): Promise<void> {
  await withDatabase(failure, async ({ config, address }, words) => {
    const client = new pg.Client(address);
    await client.connect().catch(sayWhyNotLetIn);
    try {
      const { rows } = await client.query("select to_regclass('public.audit_entries') is not null as is_there");
      if (!rows[0]?.is_there) throw new Error('There is no house here yet.');
      return await task({ config, db: drizzle(client) }, words);
    } finally {
      await client.end();
    }
  });
}
