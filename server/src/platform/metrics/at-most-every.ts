/** Several who ask at once, or one who asks all the time, cost one look. */
export function atMostEvery<Result>(ms: number, look: () => Promise<Result>): () => Promise<Result> {
  let last: { at: number; result: Promise<Result> } | undefined;
  return () => {
    if (!last || performance.now() - last.at > ms) {
      const result = look();
      const now = { at: performance.now(), result };
      last = now;
      result.catch(() => {
        if (last === now) last = undefined;
      });
    }
    return last.result;
  };
}
