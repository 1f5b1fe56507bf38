// Runs at most so many tasks at a time. The others wait, first come, first served.

export type ConcurrencyLimit = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function concurrencyLimit(atATime: number): ConcurrencyLimit {
  let free = atATime;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
