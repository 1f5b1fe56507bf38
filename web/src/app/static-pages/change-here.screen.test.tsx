import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { changeHere } from './change-here';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['is stored', () => Promise.resolve({})],
  ['cannot be stored', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a language that %s leaves no entry in the history', async (_, answer) => {
  document.body.innerHTML = `
    <form method="post" action="/preferences" data-changes-page>
      <input type="hidden" name="back" value="/services?x=1" />
      <button type="submit" name="language" value="es">Español</button>
    </form>`;
  const fetched = vi.fn((_address: string, _how: { body: URLSearchParams }) => answer());
  vi.stubGlobal('fetch', fetched);
  const replaced = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  changeHere();
  document.querySelector('button')?.click();
  await waitFor(() => expect(replaced).toHaveBeenCalledWith('/services?x=1'));
  const [address, how] = fetched.mock.calls[0] ?? [];
  expect(address).toMatch(/\/preferences$/);
  expect(Object.fromEntries(how?.body ?? [])).toEqual({ back: '/services?x=1', language: 'es' });
});
