import { useEffect, useState } from 'react';

// Sooner than this, an answer needs no word that it is on its way.
const SLOW_MS = 300;

/** Whether something has been under way long enough to say so. */
export function useIsSlow(isUnderWay: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setIsLate(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isUnderWay]);
  return isUnderWay && isLate;
}
