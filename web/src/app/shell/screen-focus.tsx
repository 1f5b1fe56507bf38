// Where the focus goes on the way: to the heading of another screen, or to the place that an address names.
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After moving to another screen inside the page: focus goes to its heading, and its title is said politely. */
export function ScreenFocus() {
  const { pathname, hash } = useLocation();
  const shownPath = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    // On the first load the browser itself starts at the top and says the title.
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    setTitle(document.title);
    // A place inside the page was asked for: HashScroll goes there.
    if (hash) return;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    heading?.setAttribute('tabindex', '-1');
    // The scroll position is the router's: the top for a new screen, the former place on the way back.
    heading?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <div role="status" className="sr-only">
      {title}
    </div>
  );
}

/** Goes to the place that the address names after '#', on first load and on every change, and takes the focus along. */
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
