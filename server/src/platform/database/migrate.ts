// Applies the migrations of this code. Many processes may start at once: one migrates, the rest wait.
import { setTimeout as pause } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { bringRecordInLine } from './baseline.ts';
import { APP_ROLE, type DatabaseAddress, isDatabaseBusy } from './database.ts';
import { ensureRoles } from './ensure-roles.ts';
import { MIGRATIONS, migrationsIn, withMigrations } from './migration-files.ts';
import { sayWhyNotLetIn } from './why-not-let-in.ts';

export const JOBS_SCHEMA = 'jobs';

// Any fixed number works, as long as no other lock in this database uses it.
const MIGRATION_LOCK = 7_301_947;

type Options = {
  /** The application's own user where the owner is another one; it is granted the role. */
  appUrl?: string | undefined;
  /** How many migrations to apply; all by default. The rows of a backup have the tables of its own version. */
  upTo?: number;
  /** The folder of migrations; tests add a later one. */
  migrationsFolder?: string | undefined;
};

export async function bringUpToDate(
  owner: DatabaseAddress,
  queues: readonly string[],
  { appUrl, upTo, migrationsFolder = MIGRATIONS }: Options = {},
): Promise<void> {
  const client = new pg.Client(owner);
  client.on('error', () => undefined);
  await client.connect().catch(sayWhyNotLetIn);
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await ensureRoles(client, appUrl && decodeURIComponent(new URL(appUrl).username));
    await bringRecordInLine(client, migrationsIn(migrationsFolder).baseline);
    await withMigrations(migrationsFolder, upTo, (folder) => runMigrations(client, folder));
    await installJobs(owner, queues);
    for (const statement of GRANTS) await client.query(statement);
  } finally {
    // Ends the session, and with it the lock.
    await client.end();
  }
}

/**
 * One transaction for all of them. A migration has many statements, so the error shows only what PostgreSQL says of the
 * fault.
 */
async function runMigrations(client: pg.Client, migrationsFolder: string) {
  try {
    await withShortWaits(client, () => migrate(drizzle(client), { migrationsFolder }));
  } catch (error) {
    if (!(error instanceof DrizzleQueryError && error.cause)) throw error;
    throw new Error(`A migration could not be applied: ${error.cause.message}.`, { cause: error.cause });
  }
}

// Whoever waits for a table holds up all who come after. A dump or a backup may read for minutes.
const LOCK_WAIT = '3s';
const PAUSE_MS = 2_000;
const TRIES = 200;

/** Families read and write between the tries, while somebody holds what a migration needs. */
async function withShortWaits(client: pg.Client, work: () => Promise<unknown>) {
  await client.query(`set lock_timeout = '${LOCK_WAIT}'`);
  for (let tries = 1; ; tries += 1) {
    try {
      await work();
      break;
    } catch (error) {
      if (tries === TRIES || !isDatabaseBusy(error)) throw error;
      await pause(PAUSE_MS);
    }
  }
  await client.query('reset lock_timeout');
}

/** Granted at every start: otherwise the application could not reach tables of a later owner. */
const GRANTS = [
  `grant usage on schema public, ${JOBS_SCHEMA}, drizzle to ${APP_ROLE}`,
  `grant select, insert, update, delete on all tables in schema public, ${JOBS_SCHEMA} to ${APP_ROLE}`,
  `grant usage on all sequences in schema public, ${JOBS_SCHEMA} to ${APP_ROLE}`,
  `grant execute on all functions in schema ${JOBS_SCHEMA} to ${APP_ROLE}`,
  `grant select on all tables in schema drizzle to ${APP_ROLE}`,
  `revoke update, delete on audit_entries from ${APP_ROLE}`,
];

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
