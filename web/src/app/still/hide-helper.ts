// Lets somebody put the helper in the corner away for this visit. Works on still pages and on woken ones.

const KEY = 'evenlight.helper-hidden';

export function letHelperBeHidden() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-hides-helper]')) button.hidden = false;
  document.addEventListener('click', hideWhenAsked);
  show(!wasHidden());
  return () => document.removeEventListener('click', hideWhenAsked);
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
