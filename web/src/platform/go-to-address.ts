import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

// The page stays where it is, and the server need not be asked for it again.
const quietly = { preventScrollReset: true, defaultShouldRevalidate: false };

// Going there takes a moment, longer on a slow phone. Whoever changes two things in that moment means both.
let onTheWay: string | undefined;

type How = NavigateOptions | ((before: URLSearchParams, after: URLSearchParams) => NavigateOptions);

/** An address of the same page with another query. */
export function linkTo(address: URLSearchParams): string {
  return address.size > 0 ? `?${address}` : '.';
}

/** Changes the query of the address, starting from the last requested address. */
export function useGoTo() {
  const navigate = useNavigate();
  return useCallback(
    (change: (address: URLSearchParams) => URLSearchParams, how: How = {}) => {
      const before = new URLSearchParams(onTheWay ?? window.location.search);
      const after = change(before);
      const wanted = after.toString();
      // A second press of the same link asks for nothing new, and must not need a second step back.
      if (wanted === before.toString()) return;
      onTheWay = wanted;
      const options = typeof how === 'function' ? how(before, after) : how;
      void Promise.resolve(navigate(linkTo(after), { ...quietly, ...options })).finally(() => {
        if (onTheWay === wanted) onTheWay = undefined;
      });
    },
    [navigate],
  );
}
