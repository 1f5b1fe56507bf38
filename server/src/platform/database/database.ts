// The one way to the database: pg underneath, Drizzle on top.
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

export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> };

/** Where the database is: a url, or a unix socket of the embedded one. */
export type DatabaseAddress =
  | { connectionString: string }
  | { host: string; port: number; user: string; database: string };

/** The role the application works as: it may read and write rows, and change no table. */
export const APP_ROLE = 'evenlight_app';

type Options = { address: DatabaseAddress; poolSize: number; log: Log; asAppRole: boolean };

export function openDatabase({ address, poolSize, log, asAppRole }: Options): Database {
  const pool = new pg.Pool({
    ...address,
    max: poolSize,
    // Long enough for a busy minute, short enough that a person is told instead of left waiting.
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    ...(asAppRole ? { options: `-c role=${APP_ROLE}` } : {}),
  });
  // Without this listener a restarting database would end the process; the pool replaces the connection by itself.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

type PostgresError = { code?: string; constraint?: string };

function postgresErrorOf(error: unknown): PostgresError {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return typeof cause === 'object' && cause !== null ? cause : {};
}

/** Stores translate named constraints into problems; any other failure stays a failure. */
export function violates(error: unknown, constraint: string): boolean {
  return postgresErrorOf(error).constraint === constraint;
}

// 57P0x: shutting down, starting up or told to stop; 08xxx and 53xxx: no connection to be had.
const passing = /^(57P0[1-3]|08\d{3}|53\d{3})$/;
const passingSockets = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

/** True when the database is away for a moment: the person is told to try again, not that something broke. */
export function isDatabaseAway(error: unknown): boolean {
  const { code } = postgresErrorOf(error);
  if (code) return passing.test(code) || passingSockets.has(code);
  const message =
    error instanceof Error ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}` : '';
  return /timeout exceeded when trying to connect|Connection terminated/.test(message);
}
