// Shows the notice that the connection is gone, and hides it when it is back. Works on static pages and on woken ones.

export const OFFLINE_NOTICE_ID = 'offline-notice';

export function watchConnection() {
  const show = () => document.getElementById(OFFLINE_NOTICE_ID)?.toggleAttribute('hidden', navigator.onLine);
  window.addEventListener('online', show);
  window.addEventListener('offline', show);
  show();
}
