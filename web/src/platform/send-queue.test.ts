import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSendQueue } from './send-queue';

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('where the line is down it is tried again a little later, and at once when the line is back', async () => {
  const send = vi.fn(async () => 10_000);
  const queue = createSendQueue({ send });
  queue.open();
  await queue.sendNow();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send).toHaveBeenCalledTimes(2);
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledTimes(3);
});

test('one try at a time, and one more for what came while it was under way', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const send = vi.fn(() => (send.mock.calls.length === 1 ? promise : Promise.resolve(null)));
  const queue = createSendQueue({ send });
  queue.open();
  const first = queue.sendNow();
  await queue.sendNow();
  await queue.sendNow();
  expect(send).toHaveBeenCalledTimes(1);
  resolve(null);
  await first;
  expect(send).toHaveBeenCalledTimes(2);
});

test('what was closed sends nothing any more', async () => {
  const send = vi.fn(async () => 1);
  const queue = createSendQueue({ send });
  const close = queue.open();
  queue.sendIn(5);
  close();
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(100);
  expect(send).not.toHaveBeenCalled();
});

test('after a fault of ours it is tried again, and the fault is reported', async () => {
  const fault = new Error('not foreseen');
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const send = vi.fn(async () => null).mockRejectedValueOnce(fault);
  const queue = createSendQueue({ send });
  queue.open();
  await queue.sendNow();
  expect(reported).toHaveBeenCalledWith(fault);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(2);
});
