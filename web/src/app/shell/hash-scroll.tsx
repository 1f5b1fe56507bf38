// Goes to the place that the address names after '#', on first load and on every change, and takes the focus along.
import { useEffect } from 'react';
import { useLocation } from 'react-router';

export function HashScroll() {
  const { hash, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again goes there again
  useEffect(() => {
    const place = hash && document.getElementById(idIn(hash));
    if (!place) return;
    if (!place.hasAttribute('tabindex')) place.setAttribute('tabindex', '-1');
    place.focus({ preventScroll: true });
    place.scrollIntoView();
  }, [hash, key]);

  return null;
}

function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
