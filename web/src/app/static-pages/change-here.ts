// Language and theme are chosen by plain forms, and each would leave an entry in the history behind: going back would only
// show the page again. With scripts the page takes its own place instead. Works on static pages and on woken ones.
import { PATIENCE_MS } from './is-house-there';

export function changeHere() {
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.dataset.changesPage === undefined) return;
    event.preventDefault();
    void change(form, submitter);
  });
}

async function change(form: HTMLFormElement, submitter: HTMLElement | null) {
  const chosen = [...new FormData(form, submitter)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const back = new Map(chosen).get('back') ?? '/';
  await fetch(form.action, {
    method: 'POST',
    body: new URLSearchParams(chosen),
    // Where it leads is this page, which is about to be loaded.
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined);
  // Also where nobody answered: the browser then says so, as it would have.
  window.location.replace(back);
}
