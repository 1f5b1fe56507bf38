import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore, RECORD_KEPT_MS } from './toast-store';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const shownTitle = (store: ReturnType<typeof createToastStore>) => store.getShown()?.title;

test('a toast leaves by itself after five seconds', () => {
  const store = createToastStore();
  store.show({ title: 'Saved' });
  vi.advanceTimersByTime(4_999);
  expect(shownTitle(store)).toBe('Saved');
  vi.advanceTimersByTime(1);
  expect(store.getShown()).toBeNull();
});

test('a toast about progress leaves after three seconds, counted from its last news', () => {
  const store = createToastStore();
  const id = store.show({ title: 'Uploading', percent: 10 });
  vi.advanceTimersByTime(2_000);
  store.update(id, { percent: 60 });
  vi.advanceTimersByTime(2_999);
  expect(store.getShown()?.percent).toBe(60);
  vi.advanceTimersByTime(1);
  expect(store.getShown()).toBeNull();
});

test('a toast without an end stays until it is closed', () => {
  const store = createToastStore();
  const id = store.show({ title: 'No connection', durationMs: null });
  vi.advanceTimersByTime(3_600_000);
  expect(shownTitle(store)).toBe('No connection');
  store.dismiss(id);
  expect(store.getShown()).toBeNull();
});

test('a later toast takes the place of an ordinary one, so there is only ever one', () => {
  const store = createToastStore();
  store.show({ title: 'First' });
  store.show({ title: 'Second' });
  expect(shownTitle(store)).toBe('Second');
  vi.advanceTimersByTime(5_000);
  expect(store.getShown()).toBeNull();
});

test('ordinary toasts wait in line behind an important one and come in their order', () => {
  const store = createToastStore();
  const failure = store.show({ title: 'Failed', isImportant: true, durationMs: null });
  store.show({ title: 'Saved' });
  store.show({ title: 'Sent' });
  vi.advanceTimersByTime(60_000);
  expect(shownTitle(store)).toBe('Failed');
  store.dismiss(failure);
  expect(shownTitle(store)).toBe('Saved');
  vi.advanceTimersByTime(5_000);
  expect(shownTitle(store)).toBe('Sent');
});

test('a second important toast waits for the first, and goes before ordinary ones', () => {
  const store = createToastStore();
  const first = store.show({ title: 'Failed', isImportant: true });
  store.show({ title: 'Saved' });
  store.show({ title: 'Failed again', isImportant: true });
  expect(shownTitle(store)).toBe('Failed');
  store.dismiss(first);
  expect(shownTitle(store)).toBe('Failed again');
  vi.advanceTimersByTime(5_000);
  expect(shownTitle(store)).toBe('Saved');
});

test('an important toast comes at once, and the ordinary one it interrupts comes back', () => {
  const store = createToastStore();
  store.show({ title: 'Saved' });
  const failure = store.show({ title: 'Failed', isImportant: true, durationMs: null });
  expect(shownTitle(store)).toBe('Failed');
  store.dismiss(failure);
  expect(shownTitle(store)).toBe('Saved');
});

test('the clock stands still while somebody points at a toast', () => {
  const store = createToastStore();
  store.show({ title: 'Saved' });
  vi.advanceTimersByTime(4_000);
  store.pause();
  vi.advanceTimersByTime(60_000);
  expect(shownTitle(store)).toBe('Saved');
  store.resume();
  vi.advanceTimersByTime(999);
  expect(shownTitle(store)).toBe('Saved');
  vi.advanceTimersByTime(1);
  expect(store.getShown()).toBeNull();
});

test('a toast closed under the pointer does not stop the clock of the next one', () => {
  const store = createToastStore();
  const id = store.show({ title: 'First' });
  store.pause();
  store.dismiss(id);
  store.show({ title: 'Second' });
  vi.advanceTimersByTime(5_000);
  expect(store.getShown()).toBeNull();
});

test('a toast that takes the place of one under the pointer has a running clock', () => {
  const store = createToastStore();
  store.show({ title: 'First' });
  store.pause();
  store.show({ title: 'Second' });
  vi.advanceTimersByTime(5_000);
  expect(store.getShown()).toBeNull();
});

test('news about a toast under the pointer does not start its clock', () => {
  const store = createToastStore();
  const id = store.show({ title: 'Uploading', percent: 10 });
  store.pause();
  store.update(id, { percent: 100 });
  vi.advanceTimersByTime(60_000);
  expect(store.getShown()?.percent).toBe(100);
});

test('a closed toast is gone at once, and its record is kept for a million milliseconds', () => {
  const store = createToastStore();
  const id = store.show({ title: 'Saved' });
  store.dismiss(id);
  expect(store.getShown()).toBeNull();
  vi.advanceTimersByTime(RECORD_KEPT_MS - 1);
  expect(store.find(id)).toMatchObject({ title: 'Saved', isOpen: false });
  vi.advanceTimersByTime(1);
  expect(store.find(id)).toBeUndefined();
});

test('a toast closed while it waits in line is never shown', () => {
  const store = createToastStore();
  const failure = store.show({ title: 'Failed', isImportant: true });
  const waiting = store.show({ title: 'Saved' });
  store.dismiss(waiting);
  store.dismiss(failure);
  expect(store.getShown()).toBeNull();
});

test('whoever listens hears of every change until they stop', () => {
  const store = createToastStore();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.show({ title: 'Saved' });
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  vi.advanceTimersByTime(5_000);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a success closes the failure of the same action, and no other one', () => {
  const store = createToastStore();
  store.show({ title: 'Not booked', isImportant: true, durationMs: null, about: 'talk' });
  store.show({ title: 'Not saved', isImportant: true, durationMs: null, about: 'plan' });
  store.show({ title: 'Booked', about: 'talk' });
  expect(shownTitle(store)).toBe('Booked');
  vi.advanceTimersByTime(5_000);
  expect(shownTitle(store)).toBe('Not saved');
});

test('a failure that waits in line is never shown once the same action has worked', () => {
  const store = createToastStore();
  const first = store.show({ title: 'Not saved', isImportant: true, durationMs: null });
  store.show({ title: 'Not booked', isImportant: true, durationMs: null, about: 'talk' });
  store.retire('talk');
  expect(shownTitle(store)).toBe('Not saved');
  store.dismiss(first);
  expect(store.getShown()).toBeNull();
});

test('an action that worked without a word takes its failure away, and what waited comes', () => {
  const store = createToastStore();
  store.show({ title: 'Not booked', isImportant: true, durationMs: null, about: 'talk' });
  store.show({ title: 'Saved' });
  store.retire('talk');
  expect(shownTitle(store)).toBe('Saved');
  store.retire('talk');
  expect(shownTitle(store)).toBe('Saved');
});

test('the same failure told again is told once', () => {
  const store = createToastStore();
  store.show({ title: 'Not booked', isImportant: true, durationMs: null, about: 'talk' });
  const again = store.show({ title: 'Not booked', isImportant: true, durationMs: null, about: 'talk' });
  store.dismiss(again);
  expect(store.getShown()).toBeNull();
});
