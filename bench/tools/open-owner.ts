// A connection of the database's owner, who may do what the application may not: vacuum, settings, whole tables.
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseAddress } from '../../server/src/platform/database/database.ts';
import { DATABASE } from '../../server/src/platform/database/find-database.ts';
import { findRunningPostgres } from '../../server/src/platform/database/running-postgres.ts';

export async function openOwner(dataDir: string): Promise<pg.Client> {
  const client = new pg.Client(await addressOf(dataDir));
  await client.connect();
  return client;
}

/** The built-in PostgreSQL listens on a socket. */
export type SocketAddress = Extract<DatabaseAddress, { host: string }>;

export async function addressOf(dataDir: string): Promise<SocketAddress> {
  const address = await findRunningPostgres(join(dataDir, 'database'), DATABASE);
  if (!address || 'connectionString' in address) throw new Error(`No PostgreSQL is running in ${dataDir}.`);
  return address;
}
