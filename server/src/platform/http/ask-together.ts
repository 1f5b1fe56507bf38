// Many who ask the same at once share one question, as long as it is put after they came: whoever comes while one is
// under way waits for the next. So nobody hears what was true before they asked.

type Turn<Answer> = { answer: Promise<Answer>; next: Promise<Answer> | null };

export function askTogether<Answer>(ask: (about: string) => Promise<Answer>): (about: string) => Promise<Answer> {
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
    // What became of the question before is no concern of theirs.
    turn.next ??= turn.answer.then(
      () => begin(about),
      () => begin(about),
    );
    return turn.next;
  };
}
