// One at a time, and by turns between those who wait: whoever sends many waits behind their own, and nobody else does.

export type FairTurns = <Result>(whose: string, work: () => Promise<Result>) => Promise<Result>;

type Limits = {
  /** How many of one person's may wait. */
  ofOne: number;
  ofAll: number;
};

/** `tooMany` says what is thrown when no more may wait. */
export function fairTurns({ ofOne, ofAll }: Limits, tooMany: () => Error): FairTurns {
  // In the order of their next turns.
  const lines = new Map<string, (() => void)[]>();
  let waiting = 0;
  let isTaken = false;

  function wait(whose: string): Promise<void> {
    const line = lines.get(whose) ?? [];
    if (line.length >= ofOne || waiting >= ofAll) throw tooMany();
    lines.set(whose, line);
    waiting += 1;
    return new Promise((resolve) => line.push(resolve));
  }

  function passOn() {
    const [first] = lines;
    if (!first) {
      isTaken = false;
      return;
    }
    const [whose, [go, ...rest]] = first;
    lines.delete(whose);
    if (rest.length > 0) lines.set(whose, rest);
    waiting -= 1;
    go?.();
  }

  return async (whose, work) => {
    if (isTaken) await wait(whose);
    isTaken = true;
    try {
      return await work();
    } finally {
      passOn();
    }
  };
}
