import { useRef } from 'react';
import { newId } from './new-id';

/** The same wish sent again, after an answer that was lost, has the same key; another wish has its own. */
export function useWishKey() {
  const last = useRef<{ words: string; key: string }>(undefined);
  return (wish: unknown): string => {
    const words = JSON.stringify(wish);
    if (last.current?.words !== words) last.current = { words, key: newId() };
    return last.current.key;
  };
}
