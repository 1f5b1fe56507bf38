// Which one toast is on the screen, and which wait behind it. Knows nothing of React's tree.
import type { ReactNode } from 'react';

export type ToastAction = { label: ReactNode; onPress?: () => void; to?: string };

export type ToastInput = {
  title: ReactNode;
  description?: ReactNode;
  variant?: 'default' | 'destructive';
  /** For work under way: shows a bar, and stays for a shorter time. */
  percent?: number;
  /** `null` stays until somebody closes it. */
  durationMs?: number | null;
  action?: ToastAction | undefined;
  /** A failure or a crisis: later ordinary toasts wait until this one is closed. */
  isImportant?: boolean;
  /** The action it tells of. What was told of the same action before is closed: it worked by now, or failed anew. */
  about?: string | undefined;
};

export type Toast = ToastInput & { id: string; isOpen: boolean };

const DEFAULT_MS = 5_000;
// Progress comes again soon; one message of it need not linger.
const PROGRESS_MS = 3_000;
// A closed toast can still be looked up this long, so that an action started from it finds its subject.
export const RECORD_KEPT_MS = 1_000_000;

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one store, whose short functions share one state
export function createToastStore() {
  const records = new Map<string, Toast>();
  const listeners = new Set<() => void>();
  let line: string[] = [];
  let shown: Toast | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let startedAt = 0;
  let remainingMs: number | null = null;
  let isPaused = false;
  let count = 0;

  function tell() {
    for (const listener of listeners) listener();
  }

  function startTimer() {
    clearTimeout(timer);
    if (!shown || isPaused || remainingMs === null) return;
    const { id } = shown;
    startedAt = Date.now();
    timer = setTimeout(() => dismiss(id), remainingMs);
  }

  function present(toast: Toast) {
    // The pointer sends no farewell when the toast under it goes, so each new one starts with a running clock.
    if (shown?.id !== toast.id) isPaused = false;
    shown = toast;
    remainingMs = durationOf(toast);
    startTimer();
    tell();
  }

  function presentNext() {
    const importantAt = line.findIndex((id) => records.get(id)?.isImportant);
    const [next] = line.splice(Math.max(0, importantAt), 1);
    const toast = next === undefined ? undefined : records.get(next);
    if (toast) return present(toast);
    shown = null;
    clearTimeout(timer);
    tell();
  }

  function close(toast: Toast) {
    records.set(toast.id, { ...toast, isOpen: false });
    setTimeout(() => records.delete(toast.id), RECORD_KEPT_MS);
  }

  /** True when one of them was on the screen, whose place is free now. */
  function closeAllAbout(about: string): boolean {
    const former = [...records.values()].filter((toast) => toast.isOpen && toast.about === about);
    for (const toast of former) close(toast);
    line = line.filter((id) => records.get(id)?.isOpen);
    const wasShown = former.some(({ id }) => id === shown?.id);
    if (wasShown) shown = null;
    return wasShown;
  }

  function show(input: ToastInput): string {
    count += 1;
    if (input.about !== undefined) closeAllAbout(input.about);
    const toast: Toast = { ...input, id: `toast-${count}`, isOpen: true };
    records.set(toast.id, toast);
    if (shown?.isImportant) {
      line.push(toast.id);
    } else {
      if (shown && toast.isImportant) line.unshift(shown.id);
      else if (shown) close(shown);
      present(toast);
    }
    return toast.id;
  }

  function dismiss(id: string) {
    const toast = records.get(id);
    if (!toast?.isOpen) return;
    close(toast);
    line = line.filter((waiting) => waiting !== id);
    if (shown?.id === id) presentNext();
  }

  /** The action worked in the end: nobody reads any more that it did not. */
  function retire(about: string) {
    if (closeAllAbout(about)) presentNext();
  }

  /** Changes a toast in place, for instance how far the work has come; its time starts anew. */
  function update(id: string, changes: Partial<ToastInput>) {
    const toast = records.get(id);
    if (!toast?.isOpen) return;
    const changed = { ...toast, ...changes };
    records.set(id, changed);
    if (shown?.id === id) present(changed);
  }

  function pause() {
    if (isPaused || !shown) return;
    isPaused = true;
    clearTimeout(timer);
    if (remainingMs !== null) remainingMs -= Date.now() - startedAt;
  }

  function resume() {
    if (!isPaused) return;
    isPaused = false;
    startTimer();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }

  return {
    show,
    dismiss,
    retire,
    update,
    pause,
    resume,
    subscribe,
    getShown: () => shown,
    find: (id: string) => records.get(id),
  };
}

function durationOf(toast: ToastInput): number | null {
  if (toast.durationMs !== undefined) return toast.durationMs;
  return toast.percent === undefined ? DEFAULT_MS : PROGRESS_MS;
}

/** The toasts of this browser window. Only ever called from events and effects, so the server never fills it. */
export const toasts = createToastStore();
