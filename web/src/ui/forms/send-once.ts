import { useEffect, useRef } from 'react';

// A receiver tells a moment later that it is busy, or never, when it answers at once. Until then a second press is a
// trembling finger and not a second request; unless something else was written in between.
const DOUBLE_PRESS_MS = 500;

/** Hands the values on, once, however often and however fast the button is pressed. */
export function useSendOnce<Values>(isBusy: boolean, send: (values: Values) => void) {
  const isSending = useRef(false);
  const isBusyNow = useRef(isBusy);
  const lastSent = useRef('');

  useEffect(() => {
    isBusyNow.current = isBusy;
    if (!isBusy) isSending.current = false;
  }, [isBusy]);

  return (values: Values) => {
    const words = JSON.stringify(values);
    if (isBusyNow.current || (isSending.current && words === lastSent.current)) return;
    isSending.current = true;
    lastSent.current = words;
    setTimeout(() => {
      if (!isBusyNow.current) isSending.current = false;
    }, DOUBLE_PRESS_MS);
    send(values);
  };
}
