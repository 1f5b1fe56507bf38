// After moving to another screen inside the page: focus goes to its heading, and its title is said politely.
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

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
