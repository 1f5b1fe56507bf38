// Sends the forms of a static page without leaving it: where nobody answers, the browser would go to its own error page.
// Without this script the browser posts them by itself.
import { isFromHouse, isHouseThere, PATIENCE_MS } from './is-house-there';

type Sending = { onSend?: () => void; onNotSent?: () => void };

/** Every form that can say that it was not sent; those that keep their words call `postForm` themselves. */
export function postForms() {
  for (const notSent of document.querySelectorAll<HTMLElement>('form:not([data-kept-as]) [data-not-sent]')) {
    const form = notSent.closest('form');
    if (form) postForm(form);
  }
}

export function postForm(form: HTMLFormElement, { onSend, onNotSent }: Sending = {}) {
  const notSent = form.querySelector<HTMLElement>('[data-not-sent]');
  const tell = (isSent: boolean) => notSent?.toggleAttribute('hidden', isSent);
  let isUnderWay = false;
  async function send() {
    isUnderWay = true;
    tell(true);
    onSend?.();
    const isHeard = await (notSent?.dataset.notSent === 'secret' ? postByBrowser(form) : post(form));
    isUnderWay = false;
    if (isHeard) return;
    tell(false);
    onNotSent?.();
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // Pressed twice, it is one message.
    if (!isUnderWay) void send();
  });
  window.addEventListener('online', () => tell(true));
}

/** False when nobody has answered for us. */
async function post(form: HTMLFormElement): Promise<boolean> {
  const answer = await fetch(form.action, {
    method: 'POST',
    body: new URLSearchParams(textsIn(form)),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined);
  if (!isFromHouse(answer)) return false;
  // What worked is told on another page. What was refused is posted once more by the browser, which draws the page with
  // the reasons in it; a refusal has changed nothing, so nothing happens twice.
  if (answer.redirected) goTo(answer.url);
  else form.submit();
  return true;
}

/**
 * Where the answer leads to an address with a secret behind its #, a script is not told the secret. So the house is asked
 * first whether it is there, and then the browser posts the form by itself.
 */
async function postByBrowser(form: HTMLFormElement): Promise<boolean> {
  if (!(await isHouseThere())) return false;
  form.submit();
  return true;
}

function textsIn(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

/** To what the page says about it, unless it says the same already: then only without a place in it is it loaded again. */
function goTo(url: string) {
  const { pathname, search } = new URL(url);
  const isHere = pathname === window.location.pathname && search === window.location.search;
  window.location.assign(`${pathname}${search}${isHere ? '' : '#said'}`);
}
