// Copies of the database that only answer. They are a moment behind, and now and then away: then the database itself answers.
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../log.ts';
import { type DatabaseAddress, type Db, openDatabase } from './database.ts';

type DatabaseOptions = Parameters<typeof openDatabase>[0];
type Options = Omit<DatabaseOptions, 'address' | 'asAppRole'> & {
  addresses: readonly DatabaseAddress[];
  primary: pg.Pool;
  /** One that is further behind is not asked. */
  lagMaxMs: number;
};

export type Replicas = {
  /** One that may be asked, the next in turn; null when there is none, or none that has kept up. */
  pick: () => Db | null;
  /** It did not answer as it should: it is left alone until it has shown that it is there. */
  failed: (db: Db) => void;
  /** How far each is behind; null while that is not known. */
  lags: () => (number | null)[];
  pools: readonly pg.Pool[];
  close: () => Promise<void>;
};

const LOOK_EVERY_MS = 1_000;
// Far more than anybody would allow a replica to be behind.
const MARKS_KEPT = 120;

/** How far the database had written, and when we asked. */
type Mark = { at: number; bytes: bigint };
type Replica = { db: Db; pool: pg.Pool; close: () => Promise<void>; lagMs: number | null };

const WRITTEN = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as bytes`;
// Null of what is no replica: a copy that was made a database of its own is stale for ever.
const REPLAYED = `
  select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text end as bytes`;

export function openReplicas({ addresses, primary, lagMaxMs, ...options }: Options): Replicas {
  const { log } = options;
  const replicas: Replica[] = addresses.map((address) => ({
    ...openDatabase({ ...options, address, asAppRole: true }),
    lagMs: null,
  }));
  const marks: Mark[] = [];
  const closing = new AbortController();
  let turn = 0;

  async function look() {
    const at = performance.now();
    // While the database itself is away nothing is measured; every request that needs it says so.
    const bytes = await bytesIn(primary, WRITTEN).catch(() => null);
    if (bytes !== null) marks.push({ at, bytes });
    if (marks.length > MARKS_KEPT) marks.shift();
    await Promise.all(replicas.map((replica) => measure(replica, marks, log)));
  }

  async function keepLooking() {
    while (!closing.signal.aborted) {
      await look();
      await pause(LOOK_EVERY_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }
  const looking = replicas.length > 0 ? keepLooking() : Promise.resolve();

  return {
    pick() {
      const usable = replicas.filter(({ lagMs }) => lagMs !== null && lagMs <= lagMaxMs);
      turn += 1;
      return usable[turn % usable.length]?.db ?? null;
    },
    failed(db) {
      for (const replica of replicas) if (replica.db === db) replica.lagMs = null;
    },
    lags: () => replicas.map(({ lagMs }) => lagMs),
    pools: replicas.map(({ pool }) => pool),
    async close() {
      closing.abort();
      await looking;
      await Promise.all(replicas.map(({ close }) => close()));
    },
  };
}

/** It is as far behind as the last thing is old that it has: told by our own clock, whatever theirs say. */
async function measure(replica: Replica, marks: readonly Mark[], log: Log) {
  const wasThere = replica.lagMs !== null;
  try {
    const bytes = await bytesIn(replica.pool, REPLAYED);
    const seen = bytes === null ? undefined : marks.findLast((mark) => mark.bytes <= bytes);
    replica.lagMs = seen ? performance.now() - seen.at : null;
  } catch (error) {
    replica.lagMs = null;
    if (wasThere) log.warn({ err: error }, 'a replica is away; the database itself answers');
  }
}

async function bytesIn(pool: pg.Pool, question: string): Promise<bigint | null> {
  const { rows } = await pool.query<{ bytes: string | null }>(question);
  return rows[0]?.bytes ? BigInt(rows[0].bytes) : null;
}
