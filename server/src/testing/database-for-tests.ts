// A database for tests of single parts of the platform, where a whole house would open those parts itself.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { inject } from 'vitest';
import { type Config, readConfig } from '../platform/config.ts';
import { type Db, openDatabase } from '../platform/database/database.ts';
import { newTestDatabase } from './test-postgres.ts';

export const quietLog = pino({ level: 'silent' });

export type TestDatabase = {
  db: Db;
  /** Each call gives a fresh data directory; all of them are removed at the end. */
  config: (settings?: Record<string, string>) => Promise<Config>;
  close: () => Promise<void>;
};

export async function openDatabaseForTests(): Promise<TestDatabase> {
  const directory = await mkdtemp(join(tmpdir(), 'evenlight-platform-'));
  const { url, drop } = await newTestDatabase(inject('postgres'));
  const { db, close } = openDatabase({
    address: { connectionString: url },
    poolSize: 8,
    log: quietLog,
    asAppRole: true,
  });
  return {
    db,
    async config(settings = {}) {
      return readConfig({ NODE_ENV: 'test', DATA_DIR: await mkdtemp(join(directory, 'data-')), ...settings });
    },
    async close() {
      await close();
      await drop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
