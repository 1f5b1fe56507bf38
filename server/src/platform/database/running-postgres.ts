// Finds the built-in PostgreSQL of a house that is running already, so that a command can work beside it.
import { join } from 'node:path';
import pg from 'pg';
import { type DatabaseAddress, named } from './database.ts';
import { OWNER, PORT } from './embedded-postgres.ts';
import { socketDirectoryFor } from './socket-directory.ts';

/** Null when nobody answers there. */
export async function findRunningPostgres(directory: string, database: string): Promise<DatabaseAddress | null> {
  // Whoever started the database created it; we only read it.
  const host = await socketDirectoryFor(join(directory, 'cluster'), { prefix: [] });
  const address = named({ host, port: PORT, user: OWNER, database }, 'evenlight');
  const client = new pg.Client(address);
  try {
    await client.connect();
    return address;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
