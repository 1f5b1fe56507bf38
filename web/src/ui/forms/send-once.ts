import { useEffect, useRef } from 'react';

// A receiver tells a moment later that it is busy, or never, when it answers at once. Until then a second press is a
// trembling finger and not a second wish.
const DOUBLE_PRESS_MS = 500;

/** Hands the values on, once, however often and however fast the button is pressed. */
export function useSendOnce<Values>(isBusy: boolean, send: (values: Values) => void) {
  const isSending = useRef(false);
  const isBusyNow = useRef(isBusy);

  useEffect(() => {
    isBusyNow.current = isBusy;
    if (!isBusy) isSending.current = false;
  }, [isBusy]);

  return (values: Values) => {
    if (isSending.current || isBusyNow.current) return;
    isSending.current = true;
    setTimeout(() => {
      if (!isBusyNow.current) isSending.current = false;
    }, DOUBLE_PRESS_MS);
    send(values);
  };
}
