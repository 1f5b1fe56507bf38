// Requests that ask the same at once share one query, if it starts after they came. A request that comes while a query runs
// waits for the next. So no answer is older than its request.

type Turn<Answer> = { answer: Promise<Answer>; next: Promise<Answer> | null };

export function coalesceRequests<Answer>(ask: (about: string) => Promise<Answer>): (about: string) => Promise<Answer> {
  const turns = new Map<string, Turn<Answer>>();

  function begin(about: string): Promise<Answer> {
    const turn: Turn<Answer> = { answer: ask(about), next: null };
    turns.set(about, turn);
    const done = () => {
      if (!turn.next) turns.delete(about);
    };
    turn.answer.then(done, done);
    return turn.answer;
  }

  return (about) => {
    const turn = turns.get(about);
    if (!turn) return begin(about);
    // The result of the query before does not concern them.
    turn.next ??= turn.answer.then(
      () => begin(about),
      () => begin(about),
    );
    return turn.next;
  };
}
