import type { MemorialId } from '@evenlight/contract/ids';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdEditSession } from './hold-edit-session';

const memorialId = 7 as MemorialId;
let said: string[];

beforeEach(() => {
  said = [];
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', (_path: string, { method }: { method: string }) => {
    said.push(method);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('somebody who works on it says so at once, every ten seconds, and says when they are done', async () => {
  const letGo = holdEditSession(memorialId);
  expect(said).toEqual(['POST']);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(said).toEqual(['POST', 'POST', 'POST']);
  letGo();
  letGo();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said).toEqual(['POST', 'POST', 'POST', 'DELETE']);
});

test('two parts of one screen are one person: they are here until the last of them is done', async () => {
  const [editing, contributing] = [holdEditSession(memorialId), holdEditSession(memorialId)];
  editing();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(said).toEqual(['POST', 'POST']);
  contributing();
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toEqual(['POST', 'POST', 'DELETE']);
});

test('a page that is closed says so, and one that comes back says that as well', async () => {
  const letGo = holdEditSession(memorialId);
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pageshow'));
  expect(said).toEqual(['POST', 'DELETE', 'POST']);
  letGo();
  await vi.advanceTimersByTimeAsync(0);
});

test('a lost connection breaks nothing', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const letGo = holdEditSession(memorialId);
  await vi.advanceTimersByTimeAsync(30_000);
  letGo();
  await vi.advanceTimersByTimeAsync(0);
});
