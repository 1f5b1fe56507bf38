// When somebody leaves a page, and when they come back.

type Visits = { onLeave: () => void; onReturn: () => void };

export function watchVisits({ onLeave, onReturn }: Visits): () => void {
  // Phones often end a page that nobody sees without another word.
  const comeOrGo = () => (document.visibilityState === 'visible' ? onReturn() : onLeave());
  window.addEventListener('pagehide', onLeave);
  document.addEventListener('visibilitychange', comeOrGo);
  return () => {
    window.removeEventListener('pagehide', onLeave);
    document.removeEventListener('visibilitychange', comeOrGo);
  };
}
