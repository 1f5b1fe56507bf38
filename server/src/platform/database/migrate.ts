// Brings the database to the shape this code expects. Many processes may start at once: one migrates, the rest wait.
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { APP_ROLE, type DatabaseAddress } from './database.ts';

const MIGRATIONS = resolve(import.meta.dirname, '../../../migrations');
export const JOBS_SCHEMA = 'jobs';

// Any fixed number will do, as long as nothing else in this database locks by it.
const MIGRATION_LOCK = 7_301_947;

type Options = {
  /** Names the application's own user where the owner is somebody else; it is let into the role. */
  appUrl?: string | undefined;
  /** How many of the migrations; all unless told otherwise. A backup brings rows of the shape that the house had then. */
  upTo?: number;
};

export async function bringUpToDate(
  owner: DatabaseAddress,
  queues: readonly string[],
  { appUrl, upTo }: Options = {},
): Promise<void> {
  const client = new pg.Client(owner);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await withMigrations(upTo, (migrationsFolder) => migrate(drizzle(client), { migrationsFolder }));
    await installJobs(owner, queues);
    for (const statement of grants(appUrl)) await client.query(statement);
  } finally {
    // Ends the session, and with it the lock.
    await client.end();
  }
}

/** The migrations that this code knows, as the database notes them down. */
export function knownMigrations(): { hash: string; madeAt: number }[] {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash, folderMillis }) => ({
    hash,
    madeAt: folderMillis,
  }));
}

/** Drizzle applies all that lie in a folder, so the first few are given a folder of their own. */
async function withMigrations(upTo: number | undefined, work: (folder: string) => Promise<void>): Promise<void> {
  if (upTo === undefined) return work(MIGRATIONS);
  const folder = await mkdtemp(join(tmpdir(), 'evenlight-migrations-'));
  try {
    const journal: { entries: { tag: string }[] } = JSON.parse(
      await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'),
    );
    const entries = journal.entries.slice(0, upTo);
    await mkdir(join(folder, 'meta'));
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) await copyFile(join(MIGRATIONS, `${tag}.sql`), join(folder, `${tag}.sql`));
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Said again at every start: tables made by a later owner would otherwise be out of the application's reach. */
function grants(appUrl: string | undefined): string[] {
  const user = appUrl ? decodeURIComponent(new URL(appUrl).username) : '';
  return [
    `grant usage on schema public, ${JOBS_SCHEMA}, drizzle to ${APP_ROLE}`,
    `grant select, insert, update, delete on all tables in schema public, ${JOBS_SCHEMA} to ${APP_ROLE}`,
    `grant usage on all sequences in schema public, ${JOBS_SCHEMA} to ${APP_ROLE}`,
    `grant execute on all functions in schema ${JOBS_SCHEMA} to ${APP_ROLE}`,
    `grant select on all tables in schema drizzle to ${APP_ROLE}`,
    `revoke update, delete on audit_entries from ${APP_ROLE}`,
    ...(user ? [`grant ${APP_ROLE} to ${pg.escapeIdentifier(user)}`] : []),
  ];
}

/** The queue's own tables are made by the owner, because the application may change no table. */
async function installJobs(owner: DatabaseAddress, queues: readonly string[]) {
  const boss = new PgBoss({ ...owner, schema: JOBS_SCHEMA, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    for (const queue of queues) await boss.createQueue(queue);
  } finally {
    await boss.stop({ graceful: false });
  }
}
