import { useEffect, useRef, useState } from 'react';

// Long enough to finish a word, short enough that nobody waits for the list.
const REST_MS = 300;

/**
 * What stands in a box that is typed into. It is asked for when the typing rests, and follows when the filter is changed
 * from elsewhere: reset, or the way back.
 */
export function useTypedFilter(asked: string, onAsk: (text: string) => void) {
  // `known` is what this box has asked for, or has been told: an answer to it must not overwrite what was typed since.
  const [{ typed, known, seen }, setBox] = useState({ typed: asked, known: asked, seen: asked });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ask = useRef(onAsk);

  if (seen !== asked) setBox({ typed: known === asked ? typed : asked, known: asked, seen: asked });
  useEffect(() => {
    ask.current = onAsk;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  function type(text: string) {
    setBox((box) => ({ ...box, typed: text }));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setBox((box) => ({ ...box, known: text.trim() }));
      ask.current(text.trim());
    }, REST_MS);
  }

  return { typed, type };
}
