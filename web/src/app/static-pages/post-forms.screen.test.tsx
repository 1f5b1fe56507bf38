// The forms of pages that are sent without the application's scripts.
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { keepWords } from './keep-words';
import { postForms } from './post-forms';

const KEY = 'evenlight.unsent-entry-7.visitor';
const WORDS = 'She taught me to read.';

afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A form of a static page, filled in; `kept` for one whose words outlive the page. */
function aForm(kept = `data-kept-as="${KEY}"`, leads = '') {
  document.body.innerHTML = `
    <form method="post" action="/memorial/ida-okafor?tab=guestbook" ${kept}>
      <input type="hidden" name="intent" value="sign" />
      <textarea name="message"></textarea>
      <div data-not-sent="${leads}" hidden>Nothing was sent.</div>
      <button type="submit">Send</button>
    </form>`;
  keepWords();
  postForms();
  const [form] = document.forms;
  const words = form?.querySelector('textarea');
  const notSent = form?.querySelector<HTMLElement>('[data-not-sent]');
  if (!form || !words || !notSent) throw new Error('no form');
  words.value = WORDS;
  words.dispatchEvent(new Event('input', { bubbles: true }));
  return { words, notSent, send: () => form.querySelector('button')?.click() };
}

/** What the network says, and where the browser is led because of it. */
function onTheLine(answer: () => Promise<Partial<Response>>) {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  return {
    fetched,
    postedByBrowser: vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined),
    wentTo: vi.spyOn(window.location, 'assign').mockImplementation(() => undefined),
  };
}

const nobodyAnswers = () => Promise.reject(new TypeError('Failed to fetch'));
const thanks = () =>
  Promise.resolve({ status: 200, redirected: true, url: 'http://house/memorial/ida-okafor?said=signed' });

for (const [what, answer] of [
  ['a lost connection', nobodyAnswers],
  ['a house that is down', () => Promise.resolve({ status: 502, redirected: false })],
] as const)
  test(`${what} leaves the words on their page, which says so, and they can be sent again`, async () => {
    const { fetched, postedByBrowser, wentTo } = onTheLine(answer);
    const { words, notSent, send } = aForm();
    send();
    await waitFor(() => expect(notSent.hidden).toBe(false));
    expect(words.value).toBe(WORDS);
    expect(sessionStorage.getItem(KEY)).toContain(WORDS);
    expect(postedByBrowser).not.toHaveBeenCalled();
    expect(wentTo).not.toHaveBeenCalled();
    fetched.mockImplementation(thanks);
    send();
    await waitFor(() => expect(wentTo).toHaveBeenCalledWith('/memorial/ida-okafor?said=signed#said'));
    expect(notSent.hidden).toBe(true);
  });

test('what is refused is drawn by the browser, with the reasons in it', async () => {
  const { postedByBrowser } = onTheLine(() => Promise.resolve({ status: 400, redirected: false }));
  const { notSent, send } = aForm();
  send();
  await waitFor(() => expect(postedByBrowser).toHaveBeenCalledTimes(1));
  expect(notSent.hidden).toBe(true);
});

test('pressed twice it is one message', async () => {
  const { fetched, wentTo } = onTheLine(thanks);
  const { send } = aForm();
  send();
  send();
  await waitFor(() => expect(wentTo).toHaveBeenCalled());
  expect(fetched).toHaveBeenCalledTimes(1);
  const [, how] = fetched.mock.calls[0] as unknown as [string, RequestInit];
  expect(String(how.body)).toContain('intent=sign');
});

test('a form that keeps nothing does not lose its page either', async () => {
  const { postedByBrowser } = onTheLine(nobodyAnswers);
  const { words, notSent, send } = aForm('');
  send();
  await waitFor(() => expect(notSent.hidden).toBe(false));
  expect(words.value).toBe(WORDS);
  expect(postedByBrowser).not.toHaveBeenCalled();
});

test('an answer that leads to a private link is posted by the browser, which alone is told the secret', async () => {
  const { fetched, postedByBrowser, wentTo } = onTheLine(nobodyAnswers);
  const { notSent, send } = aForm('', 'secret');
  send();
  await waitFor(() => expect(notSent.hidden).toBe(false));
  expect(postedByBrowser).not.toHaveBeenCalled();
  fetched.mockImplementation(() => Promise.resolve({ status: 200, redirected: false }));
  send();
  await waitFor(() => expect(postedByBrowser).toHaveBeenCalledTimes(1));
  // The only other request asked whether the server answers: nothing was sent twice.
  const [, how] = fetched.mock.calls.at(-1) as unknown as [string, RequestInit];
  expect(how).toMatchObject({ method: 'HEAD' });
  expect(how.body).toBeUndefined();
  expect(wentTo).not.toHaveBeenCalled();
});
