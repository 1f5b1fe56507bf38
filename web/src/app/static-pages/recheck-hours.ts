// A static page that says 'Online' must not go on saying so after the chat has closed.

// As often as pages with scripts ask; the answer is cached for half of that time.
const RECHECK_MS = 60_000;

export function recheckHours() {
  const states = document.querySelectorAll<HTMLElement>('[data-while]');
  if (states.length === 0) return;
  setInterval(async () => {
    const answer = await fetch('/api/opening-hours').catch(() => undefined);
    const { isOpen }: { isOpen?: boolean } = answer?.ok ? await answer.json() : {};
    // Changed over in place: loading the page again would cost whoever writes on it their words.
    if (isOpen !== undefined) for (const state of states) state.hidden = (state.dataset.while === 'open') !== isOpen;
  }, RECHECK_MS);
}
