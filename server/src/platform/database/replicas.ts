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
  /** The lag of each; null while it is unknown. */
  lags: () => (number | null)[];
  pools: readonly pg.Pool[];
  close: () => Promise<void>;
};

// Two short queries a second, which nobody notices. They find a slow replica before it gets many reads.
const LOOK_EVERY_MS = 1_000;
// A mark and its measurement are each up to a round old; a replica that keeps up stays well within the limit.
const LOOKS_WITHIN_LAG = 4;
// Far more than any useful limit: two minutes, and half a minute where the limit is a second.
const MARKS_KEPT = 120;

/** How far the database had written, and when we measured. */
type Mark = { at: number; bytes: bigint };
type Replica = {
  db: Db;
  pool: pg.Pool;
  close: () => Promise<void>;
  /** It had everything that was written until then. As it is a moment, a silent replica falls behind by itself. */
  seenAt: number | null;
  isOurs: boolean;
  /** Why it was not usable at the last measurement, for the log. */
  fault: string | null;
};

const WRITTEN = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as bytes`;
// Null when it is no replica: a promoted copy is stale for ever.
const REPLAYED = `
  select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text end as bytes`;

export function openReplicas({ addresses, primary, lagMaxMs, ...options }: Options): Replicas {
  const { log } = options;
  const replicas: Replica[] = addresses.map((address) => ({
    ...openDatabase({ ...options, address, asAppRole: true }),
    seenAt: null,
    isOurs: false,
    fault: null,
  }));
  const marks: Mark[] = [];
  const closing = new AbortController();
  const everyMs = Math.min(LOOK_EVERY_MS, lagMaxMs / LOOKS_WITHIN_LAG);
  let turn = 0;

  async function mark() {
    const at = performance.now();
    // While the database itself is away nothing is measured; every request that needs it says so.
    const bytes = await bytesIn(primary, WRITTEN).catch(() => null);
    if (bytes !== null) marks.push({ at, bytes });
    if (marks.length > MARKS_KEPT) marks.shift();
  }

  // Each on its own: a silent one does not delay the others.
  async function keepOn(look: () => Promise<void>) {
    while (!closing.signal.aborted) {
      await look();
      // Closing ends the pause early; nothing else can reject it.
      await pause(everyMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }
  const looks = [mark, ...replicas.map((replica) => () => measure(replica, marks, log))];
  const looking = Promise.all(replicas.length > 0 ? looks.map(keepOn) : []);

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
      await looking;
      await Promise.all(replicas.map(({ close }) => close()));
    },
  };
}

function lagOf({ seenAt }: Replica): number | null {
  return seenAt === null ? null : performance.now() - seenAt;
}

/** Its lag is the age of the newest write that it has, by our own clock. */
async function measure(replica: Replica, marks: readonly Mark[], log: Log) {
  try {
    if (!replica.isOurs) await requireAppRole(replica.pool);
    replica.isOurs = true;
    const bytes = await bytesIn(replica.pool, REPLAYED);
    replica.seenAt = bytes === null ? null : (marks.findLast((mark) => mark.bytes <= bytes)?.at ?? null);
    replica.fault = null;
  } catch (error) {
    replica.seenAt = null;
    const fault = error instanceof Error ? error.message : String(error);
    // Logged once, and not at every measurement until it is back.
    if (fault !== replica.fault) log.warn({ err: error }, 'a replica is not asked; the database itself answers');
    replica.fault = fault;
  }
}

async function bytesIn(pool: pg.Pool, question: string): Promise<bigint | null> {
  const { rows } = await pool.query<{ bytes: string | null }>(question);
  return rows[0]?.bytes ? BigInt(rows[0].bytes) : null;
}
