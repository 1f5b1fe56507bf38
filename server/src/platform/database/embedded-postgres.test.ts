// What families are told is saved must outlive a power cut. Only clusters that tests throw away may forget.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openLog } from '../log.ts';
import { findDatabase } from './find-database.ts';

async function settingsAt(address: pg.ClientConfig) {
  const client = new pg.Client(address);
  await client.connect();
  const names = ['fsync', 'synchronous_commit', 'full_page_writes'];
  const { rows } = await client.query('select name, setting from pg_settings where name = any($1)', [names]);
  await client.end();
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
}

test('the database of a house keeps what it has acknowledged, whatever the mode', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'evenlight-durable-'));
  // As root, PostgreSQL runs as somebody else, who must be able to pass through.
  await chmod(dataDir, 0o711);
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir });
  const log = openLog(config, { write: () => undefined });
  const { app, stop } = await findDatabase({ config, log, mayJoin: false, name: 'evenlight test' });
  onTestFinished(async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  expect(await settingsAt(app)).toEqual({ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' });
});

test('only a cluster that is thrown away does not wait for the disk', async () => {
  const { url, isThrownAway } = inject('postgres');
  const { fsync } = await settingsAt({ connectionString: url });
  expect(fsync).toBe(isThrownAway ? 'off' : 'on');
});
