import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { TypedBox } from './typed-box';

// Long enough to finish a word, short enough that nobody waits for the list.
const REST_MS = 300;

/**
 * What stands in a box that is typed into. It is asked for when the typing rests, when the box is left and when it goes;
 * it follows when the filter is changed from elsewhere: reset, or the way back.
 */
export function useTypedFilter(asked: string, onAsk: (text: string) => void, restMs = REST_MS) {
  const [box] = useState(() => new TypedBox(asked, restMs));
  // Letters come at once, the address in a transition. A store of its own keeps the one from undoing the other.
  const { typed, isLeft } = useSyncExternalStore(box.subscribe, box.read, box.read);

  useEffect(() => {
    box.onAsk = onAsk;
  });
  useLayoutEffect(() => box.hear(asked), [box, asked]);
  const { key } = useLocation();
  const isByBrowser = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step that the browser takes back or forward
  useLayoutEffect(() => {
    if (isByBrowser) box.follow(asked);
  }, [box, key]);
  // Whoever goes on at once means what was typed last.
  useEffect(() => () => box.settle(), [box]);

  return {
    typed,
    type: box.type,
    leave: box.leave,
    /** Nobody is typing in it any more. */
    isLeft,
  };
}
