// Places for a house that nobody has opened yet: an empty database, and a data directory with nothing but a key.
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { type Config, readConfig } from '../platform/config.ts';
import { masterKeyFile } from '../platform/secrets/master-key.ts';
import { asOwner } from './retention-fixtures.ts';
import { newTestDatabase, urlIn } from './test-postgres.ts';

type Options = {
  /** Whose master key it has. */
  keyOf?: Config;
  /** The migrations have run, which takes a second or two where they have not. */
  hasTables?: boolean;
  env?: Record<string, string>;
};

/** Gone when the test is over. */
export async function anEmptyHouse({ keyOf, hasTables = false, env = {} }: Options = {}): Promise<Config> {
  const { url, drop } = hasTables ? await newTestDatabase(inject('postgres')) : await anEmptyDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'evenlight-empty-'));
  onTestFinished(async () => {
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: url, ...env });
  if (keyOf) await cp(masterKeyFile(keyOf), masterKeyFile(config), { recursive: true });
  return config;
}

async function anEmptyDatabase() {
  const { url } = inject('postgres');
  const name = `evenlight_empty_${randomBytes(8).toString('hex')}`;
  await asOwner(url, `create database ${name}`);
  return { url: urlIn(url, name), drop: () => asOwner(url, `drop database if exists ${name} with (force)`) };
}
