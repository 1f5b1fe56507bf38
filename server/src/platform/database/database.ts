// The only access to the database: pg underneath, Drizzle on top.
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../log.ts';

/** A connection or a transaction: stores take either and cannot tell them apart. */
export type Db = Pick<
  NodePgDatabase,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'transaction'
  | '$count'
  | 'with'
>;

/** What an update writes of a row. As in Drizzle, what is undefined stays as it is. */
export type Changes<Row> = { [Column in keyof Row]?: Row[Column] | undefined };

export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> };

/** Where the database is: a url, or a unix socket of the embedded one. */
export type DatabaseAddress = (
  | { connectionString: string }
  | { host: string; port: number; user: string; database: string }
) & { application_name?: string };

/** Operators see in pg_stat_activity whose a connection is. A name that their own url gives wins. */
export function named(address: DatabaseAddress, name: string): DatabaseAddress {
  return { ...address, application_name: name };
}

/** The role the application works as: it may read and write rows, and change no table. */
export const APP_ROLE = 'evenlight_app';

/** Time limits of connections and statements. */
type Limits = { waitMs: number; statementMs: number; lockMs: number; idleTransactionMs: number };

// Long enough for a busy minute, short enough that a person gets an answer. A lock times out before the statement that
// waits for it, so the log tells which it was.
const USUAL: Limits = { waitMs: 5_000, statementMs: 15_000, lockMs: 10_000, idleTransactionMs: 15_000 };

// PostgreSQL cancels a slow statement and says so. When nothing comes for this much longer, the database is gone: a machine
// without power closes no connection.
const SILENT_MS = 5_000;
// The same for an idle connection: keep-alive starts after a quarter of a minute instead of the system's two hours.
const ASKED_ABOUT_AFTER_MS = 15_000;

type Options = {
  address: DatabaseAddress;
  poolSize: number;
  log: Log;
  asAppRole: boolean;
  limits?: Limits;
  silentMs?: number;
};

export function openDatabase(options: Options): Database {
  const { address, poolSize, log, asAppRole, limits = USUAL, silentMs = SILENT_MS } = options;
  const pool = new pg.Pool({
    ...address,
    max: poolSize,
    connectionTimeoutMillis: limits.waitMs,
    // A new connection has no cached catalogue, so its first queries take twice as long.
    idleTimeoutMillis: 60_000,
    statement_timeout: limits.statementMs,
    query_timeout: limits.statementMs + silentMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: ASKED_ABOUT_AFTER_MS,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleTransactionMs,
    ...(asAppRole ? asApp : {}),
  });
  // Without these listeners a restarting database would end the process: the pool listens to connections at rest, and
  // forgets those that are lent out. It replaces lost ones by itself.
  pool.on('error', () => undefined);
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost')),
  );
  return { db: withSafeTransactions(pool), pool, close: () => pool.end() };
}

/**
 * Connection settings that put a connection into the application's role. Requests use indexes: parallel workers would start
 * after the work is done, and take the cores from others.
 */
export const asApp = { options: `-c role=${APP_ROLE} -c max_parallel_workers_per_gather=0` };

/** Refuses to work as anybody but the application: settings in the address can silently override the role. */
export async function requireAppRole(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ role: string }>('select current_user as role');
  if (rows[0]?.role === APP_ROLE) return;
  throw new Error(
    `The database lets us in as '${rows[0]?.role}' instead of '${APP_ROLE}'. Leave 'options' out of its address, and connect without a pooler that drops them.`,
  );
}

/** Drizzle leaks a connection when its `begin` fails; here every path releases it. */
function withSafeTransactions(pool: pg.Pool): Db {
  const base = drizzle(pool);
  const transaction: Db['transaction'] = async (work, config) => {
    const client = await pool.connect();
    let failure: Error | undefined;
    try {
      return await drizzle(client).transaction(work, config);
    } catch (error) {
      if (isDatabaseAway(error)) failure = new Error('the connection was lost in a transaction');
      throw error;
    } finally {
      client.release(failure);
    }
  };
  return Object.assign(Object.create(base), { transaction });
}

/** An advisory lock until the transaction ends: no other process passes this point with the same word. */
export async function takeTurn(db: Db, word: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${word}))`);
}

type PostgresError = { code?: string; constraint?: string; syscall?: string; message?: string };

function postgresErrorOf(error: unknown): PostgresError {
  const cause = error instanceof DrizzleQueryError && error.cause ? error.cause : error;
  return typeof cause === 'object' && cause !== null ? cause : {};
}

/** Stores translate named constraints into problems; any other failure stays a failure. */
export function violates(error: unknown, constraint: string): boolean {
  return postgresErrorOf(error).constraint === constraint;
}

/** True when somebody else held the row for longer than the transaction wanted to wait. */
export function isLocked(error: unknown): boolean {
  return postgresErrorOf(error).code === '55P03';
}

// 55P03: a lock, 57014: a statement that took too long; 40P01: two that waited for each other. A retry may well work in a
// moment.
const tooSlow = new Set(['55P03', '57014', '40P01']);

/** True when the database is there, and too busy with others. */
export function isDatabaseBusy(error: unknown): boolean {
  return tooSlow.has(postgresErrorOf(error).code ?? '');
}

/** True when the statement itself hit its time limit. */
export function isTooSlow(error: unknown): boolean {
  return postgresErrorOf(error).code === '57014';
}

// 57P0x: shutting down, starting up or stopping; 08xxx and 53xxx: no connection available.
const passing = /^(57P0[1-3]|08\d{3}|53\d{3})$/;
const passingSockets = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

/** True when the database is away for a moment: the answer asks to try again and does not report a fault. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, syscall, message = '' } = postgresErrorOf(error);
  const isSocket = syscall !== undefined && ['connect', 'read', 'write'].includes(syscall);
  // Operators close the database like this for maintenance.
  const isClosed = code === '55000' && message.includes('not currently accepting connections');
  if (code) return passing.test(code) || isClosed || (isSocket && passingSockets.has(code));
  // The last one comes from a client that has just lost its connection, at its next query.
  return /timeout exceeded when trying to connect|Query read timeout|Connection terminated|is not queryable/.test(
    message,
  );
}
