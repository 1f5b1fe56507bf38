// A still page that says 'Online' must not go on saying so after the chat has closed.

// As often as the woken pages ask; the answer itself is kept for half of that.
const RECHECK_MS = 60_000;

export function recheckHours() {
  const shown = document.querySelector<HTMLElement>('[data-is-open]');
  if (!shown) return;
  setInterval(async () => {
    const answer = await fetch('/api/opening-hours').catch(() => undefined);
    const hours: { isOpen?: boolean } = answer?.ok ? await answer.json() : {};
    const hasChanged = hours.isOpen !== undefined && String(hours.isOpen) !== shown.dataset.isOpen;
    // Nothing on a still page can be lost by loading it again.
    if (hasChanged) window.location.reload();
  }, RECHECK_MS);
}
