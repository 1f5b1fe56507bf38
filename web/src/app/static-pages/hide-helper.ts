// Lets somebody put the helper in the corner away for this visit, and takes it out of the way of whoever reads on. Works
// on static pages and on woken ones.

const KEY = 'evenlight.helper-hidden';

// A finger that rests on the glass moves the page a little.
const SCROLLED_PX = 8;

export function letHelperBeHidden() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-hides-helper]')) button.hidden = false;
  document.addEventListener('click', hideWhenAsked);
  show(!wasHidden());
  const stopStepping = stepAsideForReaders();
  return () => {
    document.removeEventListener('click', hideWhenAsked);
    stopStepping();
  };
}

/** Down the page it goes aside, up the page it comes back; on wide screens the style sheet lets it stay. */
function stepAsideForReaders() {
  const { dataset } = document.documentElement;
  let shownAt = window.scrollY;
  function step() {
    if (Math.abs(window.scrollY - shownAt) < SCROLLED_PX) return;
    if (window.scrollY > shownAt) dataset.readingOn = '';
    else delete dataset.readingOn;
    shownAt = window.scrollY;
  }
  window.addEventListener('scroll', step, { passive: true });
  return () => window.removeEventListener('scroll', step);
}

function hideWhenAsked({ target }: MouseEvent) {
  if (!(target instanceof Element) || !target.closest('[data-hides-helper]')) return;
  show(false);
  // The button that had the focus is gone.
  document.getElementById('main')?.focus({ preventScroll: true });
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // It is hidden on this page all the same.
  }
}

/** Said either way: until then the helper waits. */
function show(isShown: boolean) {
  document.documentElement.dataset.helper = isShown ? 'shown' : 'hidden';
}

function wasHidden(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
