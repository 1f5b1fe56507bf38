// Measures the load of this process: how many wait for a database connection, and how late the event loop is.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type pg from 'pg';
import type { Config } from '../config.ts';

/** `high`: new work is refused. `extreme`: so is work that somebody in danger may depend on. */
type Pressure = 'none' | 'high' | 'extreme';

export type LoadMeter = {
  pressure: () => Pressure;
  /** How late timers were in the last second, on average. */
  lagMs: () => number;
  connections: () => { open: number; idle: number; waiting: number };
  close: () => void;
};

type Pool = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
type Options = {
  /** Of the database and its replicas: a queue at any of them counts. */
  pools: readonly Pool[];
  config: Pick<Config, 'eventLoopLagMaxMs'> & { database: Pick<Config['database'], 'waitingMax'> };
};

// Finer than the lowest limit that can be set (50 ms); fifty ticks a second cost nothing.
const RESOLUTION_MS = 20;
// One late tick among fifty hardly moves the average, and two measurements are still a short wait.
const LOOK_EVERY_MS = 1_000;
// People who may be in danger are accepted until the queue is four times as long as the limit for others.
const EXTREME = 4;

export function openLoadMeter({ pools, config }: Options): LoadMeter {
  const { eventLoopLagMaxMs: lagMaxMs } = config;
  const { waitingMax } = config.database;
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let lagMs = 0;
  let before = 0;
  const looking = setInterval(() => {
    before = lagMs;
    // A second without a single tick has no average.
    lagMs = Number.isFinite(delay.mean) ? Math.max(0, delay.mean / 1e6 - RESOLUTION_MS) : 0;
    delay.reset();
  }, LOOK_EVERY_MS).unref();

  return {
    pressure() {
      const waiting = pools.map(({ waitingCount }) => waitingCount);
      return pressureOf({ waiting, lagsMs: [before, lagMs] }, { waitingMax, lagMaxMs });
    },
    lagMs: () => lagMs,
    connections: () => ({
      open: sumOf(pools.map(({ totalCount }) => totalCount)),
      idle: sumOf(pools.map(({ idleCount }) => idleCount)),
      waiting: sumOf(pools.map(({ waitingCount }) => waitingCount)),
    }),
    close() {
      clearInterval(looking);
      delay.disable();
    },
  };
}

type Measured = {
  /** In front of each pool. */
  waiting: readonly number[];
  /** In the second before the last, and in the last. */
  lagsMs: readonly [number, number];
};

export function pressureOf(
  { waiting, lagsMs }: Measured,
  { waitingMax, lagMaxMs }: { waitingMax: number; lagMaxMs: number },
): Pressure {
  // One bad second is a large file or a collection of garbage; two are too much work.
  const late = Math.min(...lagsMs) / lagMaxMs;
  const most = Math.max(late, ...waiting.map((count) => count / waitingMax));
  if (most < 1) return 'none';
  return most < EXTREME ? 'high' : 'extreme';
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((all, one) => all + one, 0);
}
