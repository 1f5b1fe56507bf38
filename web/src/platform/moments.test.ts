import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allowForwardingMoments, countMoment, mayForwardMoments } from './moments';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('navigator', {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('nothing is passed on unless the visitor agreed', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response('{"counted":true}', { status: 202 }));
  await countMoment('signed-up');
  allowForwardingMoments(true);
  await countMoment('signed-up');
  allowForwardingMoments(false);
  await countMoment('signed-up');
  const sent = fetched.mock.calls.map(([, request]) => JSON.parse(String(request?.body)).mayForward);
  expect(sent).toEqual([false, true, false]);
});

test('a browser that asks for privacy is heard, whatever was agreed', () => {
  allowForwardingMoments(true);
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  expect(mayForwardMoments()).toBe(false);
});

test('a counter that is away is a warning for developers and nothing for the person', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  await countMoment('contact-form');
  expect(warned).toHaveBeenCalledOnce();
});

test('an inquiry to a vendor says of which kind the vendor is, and nothing else', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response('{"counted":true}', { status: 202 }));
  await countMoment('vendor-inquiry', { category: 'florists' });
  const [[, request] = []] = fetched.mock.calls;
  expect(JSON.parse(String(request?.body))).toEqual({
    moment: 'vendor-inquiry',
    category: 'florists',
    mayForward: false,
  });
});
