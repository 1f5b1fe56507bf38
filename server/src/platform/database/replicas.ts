// Read replicas. They are a moment behind and sometimes away: then the database itself answers.
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../log.ts';
import { type DatabaseAddress, type Db, openDatabase, requireAppRole } from './database.ts';

type DatabaseOptions = Parameters<typeof openDatabase>[0];
type Options = Omit<DatabaseOptions, 'address' | 'asAppRole'> & {
  addresses: readonly DatabaseAddress[];
  primary: pg.Pool;
  /** A replica that is further behind is not used. */
  lagMaxMs: number;
};

export type Replicas = {
  /** The next usable replica, round robin; null when there is none, or none that has kept up. */
  pick: () => Db | null;
  /** It failed: it is not used until a measurement has reached it. */
  failed: (db: Db) => void;
  /** The lag of each; null while it is away, follows nobody, or is too far behind to tell. */
  lags: () => (number | null)[];
  pools: readonly pg.Pool[];
  close: () => Promise<void>;
};

// Two short queries a second, which nobody notices. They find a slow replica before it gets many reads.
const MEASURE_EVERY_MS = 1_000;
// The positions of the primary and of a replica are each up to a round old: a replica that keeps up stays well within
// the limit.
const ROUNDS_WITHIN_LAG = 4;
// Far more than any useful limit: two minutes, and half a minute where the limit is a second.
const POSITIONS_MAX = 120;

/** How far the database had written, and when we measured. */
type Position = { at: number; bytes: bigint };
type Replica = {
  /** Counted from one, in the order of their addresses. */
  number: number;
  db: Db;
  pool: pg.Pool;
  close: () => Promise<void>;
  /** It has everything that was written until then. A replica that does not answer falls behind by itself. */
  seenAt: number | null;
  isOurs: boolean;
  /** Logged already; the next thing to log is that it is back. */
  isSaidAway: boolean;
};

const WRITTEN = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as bytes`;
// Null when it is no replica: a promoted copy is stale for ever.
const REPLAYED = `
  select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text end as bytes`;

export function openReplicas({ addresses, primary, lagMaxMs, ...options }: Options): Replicas {
  const { log } = options;
  const replicas: Replica[] = addresses.map((address, place) => ({
    number: place + 1,
    ...openDatabase({ ...options, address, asAppRole: true }),
    seenAt: null,
    isOurs: false,
    isSaidAway: false,
  }));
  const positions: Position[] = [];
  const closing = new AbortController();
  const everyMs = Math.min(MEASURE_EVERY_MS, lagMaxMs / ROUNDS_WITHIN_LAG);
  let turn = 0;

  async function measurePrimary() {
    const at = performance.now();
    // While the primary is away nothing is measured. It is not logged here: every request that needs it fails and says so.
    const bytes = await bytesIn(primary, WRITTEN).catch(() => null);
    if (bytes !== null) positions.push({ at, bytes });
    if (positions.length > POSITIONS_MAX) positions.shift();
  }

  // Each in a loop of its own: a replica that does not answer delays no other.
  async function repeat(measure: () => Promise<void>) {
    while (!closing.signal.aborted) {
      await measure();
      // Closing ends the pause early; nothing else can reject it.
      await pause(everyMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }
  const measurements = [measurePrimary, ...replicas.map((replica) => () => measureReplica(replica, positions, log))];
  const measuring = Promise.all(replicas.length > 0 ? measurements.map(repeat) : []);

  return {
    pick() {
      const usable = replicas.filter((replica) => (lagOf(replica) ?? Number.POSITIVE_INFINITY) <= lagMaxMs);
      turn += 1;
      return usable[turn % usable.length]?.db ?? null;
    },
    failed(db) {
      for (const replica of replicas) if (replica.db === db) replica.seenAt = null;
    },
    lags: () => replicas.map(lagOf),
    pools: replicas.map(({ pool }) => pool),
    async close() {
      closing.abort();
      await measuring;
      await Promise.all(replicas.map(({ close }) => close()));
    },
  };
}

function lagOf({ seenAt }: Replica): number | null {
  return seenAt === null ? null : performance.now() - seenAt;
}

/** Each going and each coming back is logged once, and not at every measurement. */
async function measureReplica(replica: Replica, positions: readonly Position[], log: Log) {
  const { number } = replica;
  try {
    replica.seenAt = await newestSeen(replica, positions);
    if (replica.seenAt === null || !replica.isSaidAway) return;
    replica.isSaidAway = false;
    log.info({ replica: number }, 'a replica is back');
  } catch (error) {
    replica.seenAt = null;
    if (replica.isSaidAway) return;
    replica.isSaidAway = true;
    log.warn({ err: error, replica: number }, 'a replica is away; the database itself answers');
  }
}

/** When we saw the newest write that it has, by our own clock; null when that is longer ago than we remember. */
async function newestSeen(replica: Replica, positions: readonly Position[]): Promise<number | null> {
  if (!replica.isOurs) await requireAppRole(replica.pool);
  replica.isOurs = true;
  const bytes = await bytesIn(replica.pool, REPLAYED);
  if (bytes === null) throw new Error('It follows no other database.');
  return positions.findLast((position) => position.bytes <= bytes)?.at ?? null;
}

async function bytesIn(pool: pg.Pool, question: string): Promise<bigint | null> {
  const { rows } = await pool.query<{ bytes: string | null }>(question);
  return rows[0]?.bytes ? BigInt(rows[0].bytes) : null;
}
