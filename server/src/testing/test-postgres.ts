// One PostgreSQL for a whole test run, with a migrated template from which each test file gets its own database.
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { queues } from '../app.ts';
import type { DatabaseAddress } from '../platform/database/database.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { bringUpToDate } from '../platform/database/migrate.ts';

export type TestPostgres = { url: string; template: string };

export async function startTestPostgres(): Promise<TestPostgres & { stop: () => Promise<void> }> {
  const template = `evenlight_template_${randomBytes(6).toString('hex')}`;
  const given = process.env.TEST_DATABASE_URL;
  const { url, stop } = given ? { url: given, stop: async () => undefined } : await startOwn();
  await onServer(url, `create database ${template}`);
  await bringUpToDate(addressIn({ url, template }, template), queues);
  return {
    url,
    template,
    async stop() {
      await onServer(url, `drop database if exists ${template} with (force)`);
      await stop();
    },
  };
}

async function startOwn() {
  const directory = await mkdtemp(join(tmpdir(), 'evenlight-test-'));
  // As root, PostgreSQL runs as somebody else, who must be able to pass through.
  await chmod(directory, 0o711);
  const postgres = await startEmbeddedPostgres(join(directory, 'database'));
  const address = postgres.address('postgres');
  if (!('host' in address)) throw new Error('the embedded database is always on a socket');
  const url = `postgres://${address.user}@localhost/postgres?host=${encodeURIComponent(address.host)}&port=${address.port}`;
  return {
    url,
    async stop() {
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The address of another database on the same server. */
export function addressIn({ url }: TestPostgres, database: string): DatabaseAddress {
  return { connectionString: urlIn(url, database) };
}

export function urlIn(url: string, database: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${database}`);
}

/** A new database with everything in its place, in some tens of milliseconds. */
export async function newTestDatabase({
  url,
  template,
}: TestPostgres): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `evenlight_test_${randomBytes(8).toString('hex')}`;
  await onServer(url, `create database ${name} template ${template} strategy file_copy`);
  return { url: urlIn(url, name), drop: () => onServer(url, `drop database if exists ${name} with (force)`) };
}

async function onServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
