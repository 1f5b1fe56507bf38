// The queue by keys: from line to line, open, take. Only while the list has the focus: whoever dictates, or leans on a key,
// sets nothing off.
import { type RefObject, useEffect } from 'react';

/** Marks the link that opens a line; the focus goes from one to the next. */
export const LINE = 'data-queue-line';
/** Marks the button that takes a line. */
export const TAKES = 'data-queue-takes';

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

export function useQueueKeys(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!box || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (pressed(box, event.key)) event.preventDefault();
    }
    const box = list.current;
    box?.addEventListener('keydown', onKeyDown);
    return () => box?.removeEventListener('keydown', onKeyDown);
  }, [list]);
}

/** True when the key meant something here. */
function pressed(box: HTMLElement, key: string): boolean {
  const lines = [...box.querySelectorAll<HTMLElement>(`[${LINE}]`)];
  const here = document.activeElement?.closest('li');
  const at = lines.findIndex((line) => here?.contains(line));
  const step = steps[key];
  if (step) {
    // From its edge, either way leads to its first line.
    lines[at < 0 ? 0 : Math.min(Math.max(at + step, 0), lines.length - 1)]?.focus();
    return lines.length > 0;
  }
  const takes = key === 't' ? here?.querySelector<HTMLElement>(`[${TAKES}]`) : null;
  takes?.click();
  return Boolean(takes);
}
