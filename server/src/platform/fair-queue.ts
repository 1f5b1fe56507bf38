// Runs one task at a time, round robin between senders: somebody who sends many waits behind their own.

export type FairQueue = <Result>(whose: string, work: () => Promise<Result>) => Promise<Result>;

/** No more than `waitingMax` of one person's may wait; `tooMany` says what is thrown then. */
export function fairQueue(waitingMax: number, tooMany: () => Error): FairQueue {
  // In the order in which they are next.
  const lines = new Map<string, (() => void)[]>();
  let isTaken = false;

  function wait(whose: string): Promise<void> {
    const line = lines.get(whose) ?? [];
    if (line.length >= waitingMax) throw tooMany();
    lines.set(whose, line);
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
