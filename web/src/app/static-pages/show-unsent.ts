// On the page that the support pages show without a connection: what somebody typed there in this tab and could not send.
// When the connection is back, the page they asked for comes by itself.
import { unsentWords } from '../../features/support/chat/unsent-words';
import { readStoredRecord } from '../../platform/browser-storage';
import { USER_KEY } from '../../platform/user-key';
import { isHouseThere } from './is-house-there';

const TRY_AGAIN_MS = 5_000;

export function showUnsent() {
  const box = document.querySelector<HTMLElement>('[data-unsent-support]');
  const words = box?.querySelector('[data-unsent-words]');
  if (!box || !words) return;
  // Whoever was signed in here last; signing out erases it.
  const owner = readStoredRecord('localStorage', USER_KEY);
  words.textContent = unsentWords(String(owner.id)).join('\n\n');
  box.hidden = words.textContent === '';
  window.addEventListener('online', () => void goOn());
  // A connection that says it is back may not carry yet, and says so once only.
  setInterval(() => void goOn(), TRY_AGAIN_MS);
}

/** Asked before it is loaded again: a page that comes and goes every few seconds cannot be read. */
async function goOn() {
  if (await isHouseThere()) window.location.reload();
}
