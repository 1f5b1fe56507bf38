// The page that support shows without a connection: it goes on by itself, once there is something to go on to.
import { afterEach, expect, test, vi } from 'vitest';
import { showUnsent } from './show-unsent';

/** A page listens until it is left; the next test has the same window. */
const listening = vi.spyOn(window, 'addEventListener');

afterEach(() => {
  for (const [name, heard] of listening.mock.calls) window.removeEventListener(name, heard);
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the page is loaded anew when the house answers, and stays while nobody does or only what stands before it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const fetched = vi.fn<() => Promise<Partial<Response>>>();
  vi.stubGlobal('fetch', fetched);
  const reloaded = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  document.body.innerHTML = '<div data-unsent-support hidden><p data-unsent-words></p></div>';
  showUnsent();
  for (const answer of [() => Promise.reject(new TypeError('Failed to fetch')), async () => ({ status: 502 })]) {
    fetched.mockImplementation(answer);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reloaded).not.toHaveBeenCalled();
  }
  expect(fetched).toHaveBeenCalledTimes(2);
  fetched.mockImplementation(async () => ({ status: 200 }));
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.waitFor(() => expect(reloaded).toHaveBeenCalledTimes(1));
});
