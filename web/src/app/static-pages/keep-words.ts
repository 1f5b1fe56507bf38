// Keeps what is typed into a form of a static page in this tab, as `platform/kept-words.ts` does on pages with scripts: a reload,
// a lost connection or the browser's error page costs nobody their words.
import { readStoredRecord } from '../../platform/browser-storage';
import { isRecord } from '../../platform/is-record';
import { UNSENT_KEPT_MS } from '../../platform/unsent-key';
import { postForm } from './post-forms';

type Typed = Record<string, string | boolean>;
/** `isSent`: the browser has taken them along, and nobody knows yet whether they arrived. */
type Kept = { typed: Typed; keptAt: number; isSent: boolean };

export function keepWords() {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-kept-as]')) {
    const key = form.dataset.keptAs ?? '';
    const keep = (isSent: boolean) => write(key, { typed: typedInto(form), keptAt: Date.now(), isSent });
    const { typed, isSent } = read(key);
    if (isSent && haveArrived(key)) {
      sessionStorage.removeItem(key);
      thanksFor(key)?.scrollIntoView({ block: 'nearest' });
    } else if (typed) {
      putBack(form, typed);
      keep(false);
    }
    form.addEventListener('input', () => keep(false));
    postForm(form, { onSend: () => keep(true), onNotSent: () => keep(false) });
    // The browser may bring back the page as it was left, instead of a new one.
    window.addEventListener('pageshow', ({ persisted }) => persisted && keep(false));
  }
}

/** The page thanks for them; going back to such a page says nothing about words that were sent later. */
function haveArrived(key: string): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  const isGoingBack = visit && 'type' in visit && visit.type === 'back_forward';
  return !isGoingBack && thanksFor(key) !== null;
}

const thanksFor = (key: string) => document.querySelector(`[data-stored="${key}"]`);

function fieldsOf(form: HTMLFormElement): HTMLInputElement[] {
  // Text areas and choices have what is asked of them here, too.
  const fields = form.querySelectorAll<HTMLInputElement>('input:not([type=hidden],[type=file]),textarea,select');
  // What no key leads to is for programs.
  return [...fields].filter(({ tabIndex }) => tabIndex >= 0);
}

function typedInto(form: HTMLFormElement): Typed {
  const typed: Typed = {};
  for (const { type, name, value, checked } of fieldsOf(form)) {
    if (type !== 'radio') typed[name] = type === 'checkbox' ? checked : value;
    else if (checked) typed[name] = value;
  }
  return typed;
}

/** Takes the place of nothing that stands there already. */
function putBack(form: HTMLFormElement, typed: Record<string, unknown>) {
  for (const field of fieldsOf(form)) {
    const words = typed[field.name];
    if (field.type === 'checkbox' || field.type === 'radio') field.checked ||= words === true || words === field.value;
    else if (isUntouched(field) && typeof words === 'string') field.value = words;
  }
}

function isUntouched(field: HTMLInputElement | HTMLSelectElement): boolean {
  return field instanceof HTMLSelectElement ? field.selectedIndex === 0 : !field.value;
}

function read(key: string) {
  const { typed, keptAt, isSent } = readStoredRecord('sessionStorage', key);
  const isFresh = Date.now() - Number(keptAt ?? 0) < UNSENT_KEPT_MS;
  return { typed: isFresh && isRecord(typed) ? typed : null, isSent: isFresh && isSent === true };
}

function write(key: string, kept: Kept) {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Where the browser keeps nothing, the form works all the same.
  }
}
