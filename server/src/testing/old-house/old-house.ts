// A house of version 0.1.0, from before the baseline: schema, rows of every table, waiting jobs, the record of 32 migrations.
//
// `old-house.sql.gz` was made once, for commit 4bcad50d on PostgreSQL 15:
// 1. The 32 migrations ran, the sample data came in, and the family of `lived-in/` lived there under the master key below.
// 2. Sample rows that nothing referred to and most repetitions were deleted. The few tables that were still empty got a row.
// 3. What later migrations change was written as that version wrote it: a service in the past, a day that was wished for, a
//    choice that was charged, and a decision in the clear.
// 4. `pg_dump --no-owner --inserts --rows-per-insert=100`, without comments and empty lines, then `gzip -9n`.
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { afterAll, inject, onTestFinished } from 'vitest';
import { type Config, readConfig } from '../../platform/config.ts';
import { newTestDatabase, onServer, urlIn } from '../test-postgres.ts';

/** The master key of the stored house. */
const SECRET_KEY = '35'.padStart(64, '0');

/** Loads the stored house once for a test file; each call of the answer makes a house of its own. */
export async function openOldHouses(): Promise<() => Promise<Config>> {
  const postgres = inject('postgres');
  const template = `evenlight_old_${randomBytes(8).toString('hex')}`;
  const stored = await promisify(gunzip)(await readFile(join(import.meta.dirname, 'old-house.sql.gz')));
  await onServer(postgres.url, `create database ${template}`);
  await onServer(urlIn(postgres.url, template), stored.toString());
  afterAll(() => onServer(postgres.url, `drop database ${template}`));
  return async () => {
    const { url, drop } = await newTestDatabase({ ...postgres, template });
    const dataDir = await mkdtemp(join(tmpdir(), 'evenlight-old-'));
    onTestFinished(async () => {
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    });
    return readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: url, SECRET_KEY });
  };
}
