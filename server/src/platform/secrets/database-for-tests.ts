// A database of its own for one test file, until the test house lends its.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type Config, readConfig } from '../config.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { ensureDatabase, startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { bringUpToDate } from '../database/migrate.ts';

export const quietLog = pino({ level: 'silent' });

export type TestDatabase = {
  db: Database['db'];
  config: (settings?: Record<string, string>) => Promise<Config>;
  close: () => Promise<void>;
};

/** `config()` gives each caller a fresh data directory; all of them are removed at the end. */
export async function openDatabaseForTests(): Promise<TestDatabase> {
  const directory = await mkdtemp(join(tmpdir(), 'evenlight-test-'));
  // The database may run as another user, who has to pass through here.
  await chmod(directory, 0o755);
  const postgres = await startEmbeddedPostgres(join(directory, 'database'));
  await ensureDatabase(postgres, 'test');
  const address = postgres.address('test');
  await bringUpToDate(address, []);
  const database = openDatabase({ address, poolSize: 8, log: quietLog, asAppRole: true });
  return {
    db: database.db,
    async config(settings = {}) {
      const dataDir = await mkdtemp(join(directory, 'data-'));
      return readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, ...settings });
    },
    async close() {
      await database.close();
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
