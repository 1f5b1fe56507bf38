// Lets somebody put the helper in the corner away for this visit. Works on still pages and on woken ones.

const KEY = 'evenlight.helper-hidden';

export function letHelperBeHidden() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-hides-helper]')) button.hidden = false;
  document.addEventListener('click', hideWhenAsked);
  if (wasHidden()) hide();
  return () => document.removeEventListener('click', hideWhenAsked);
}

function hideWhenAsked({ target }: MouseEvent) {
  if (!(target instanceof Element) || !target.closest('[data-hides-helper]')) return;
  hide();
  // The button that had the focus is gone.
  document.getElementById('main')?.focus({ preventScroll: true });
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // It is hidden on this page all the same.
  }
}

function hide() {
  document.documentElement.dataset.helper = 'hidden';
}

function wasHidden(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
