// When somebody leaves a page, and when they or the connection come back.

type Visits = { onLeave: () => void; onReturn: () => void; onOnline: () => void };

export function watchVisits({ onLeave, onReturn, onOnline }: Visits): () => void {
  // Phones often end a page that nobody sees without another word.
  const comeOrGo = () => (document.visibilityState === 'visible' ? onReturn() : onLeave());
  window.addEventListener('pagehide', onLeave);
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', comeOrGo);
  return () => {
    window.removeEventListener('pagehide', onLeave);
    window.removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', comeOrGo);
  };
}
