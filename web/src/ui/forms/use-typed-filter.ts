import { useEffect, useRef, useState } from 'react';

// Long enough to finish a word, short enough that nobody waits for the list.
const REST_MS = 300;

type Box = {
  typed: string;
  /** What this box has asked for and was not told yet: the answer to it must not overwrite what was typed since. */
  sent: readonly string[];
  seen: string;
  isLeft: boolean;
};

/**
 * What stands in a box that is typed into. It is asked for when the typing rests, when the box is left and when it goes;
 * it follows when the filter is changed from elsewhere: reset, or the way back.
 */
export function useTypedFilter(asked: string, onAsk: (text: string) => void, restMs = REST_MS) {
  const [{ typed, sent, seen, isLeft }, setBox] = useState<Box>({ typed: asked, sent: [], seen: asked, isLeft: false });
  const waiting = useRef<{ text: string; timer: ReturnType<typeof setTimeout> }>(undefined);
  const ask = useRef(onAsk);

  if (seen !== asked) {
    const at = sent.lastIndexOf(asked);
    setBox({ typed: at >= 0 ? typed : asked, sent: at >= 0 ? sent.slice(at + 1) : [], seen: asked, isLeft });
  }
  useEffect(() => {
    ask.current = onAsk;
  });
  // Whoever goes on at once means what was typed last.
  useEffect(() => () => takeWaiting(waiting, ask.current), []);

  function settle() {
    takeWaiting(waiting, (text) => {
      setBox((box) => ({ ...box, sent: [...box.sent, text] }));
      ask.current(text);
    });
  }

  return {
    typed,
    type(text: string) {
      setBox((box) => ({ ...box, typed: text, isLeft: false }));
      clearTimeout(waiting.current?.timer);
      waiting.current = { text: text.trim(), timer: setTimeout(settle, restMs) };
    },
    leave() {
      settle();
      setBox((box) => ({ ...box, isLeft: true }));
    },
    /** Nobody is typing in it any more. */
    isLeft,
  };
}

type Waiting = { current: { text: string; timer: ReturnType<typeof setTimeout> } | undefined };

function takeWaiting(waiting: Waiting, onTake: (text: string) => void) {
  if (!waiting.current) return;
  const { text, timer } = waiting.current;
  clearTimeout(timer);
  waiting.current = undefined;
  onTake(text);
}
