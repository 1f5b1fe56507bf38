import { type RefObject, useEffect, useRef } from 'react';
import { LINE } from './queue-keys';

type Last = { element: Element; lineId: string; at: number };

/**
 * A button goes when it was pressed, and a whole line goes when a colleague takes it: the focus stays with the line, or
 * goes to the one that stands there now. `lines` says when the list was drawn again.
 */
export function useKeptLineFocus(list: RefObject<HTMLElement | null>, lines: readonly unknown[]) {
  const last = useRef<Last | null>(null);

  useEffect(() => {
    const box = list.current;
    function note({ target }: FocusEvent) {
      const item = target instanceof Element ? target.closest('li') : null;
      const link = item?.querySelector<HTMLElement>(`[${LINE}]`);
      if (!link || !(target instanceof Element)) return;
      last.current = { element: target, lineId: link.getAttribute(LINE) ?? '', at: linksIn(box).indexOf(link) };
    }
    box?.addEventListener('focusin', note);
    return () => box?.removeEventListener('focusin', note);
  }, [list]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever the lines are others
  useEffect(() => {
    const { current: before } = last;
    if (!before || before.element.isConnected || document.activeElement !== document.body) return;
    const links = linksIn(list.current);
    const same = links.find((link) => link.getAttribute(LINE) === before.lineId);
    const next = same ?? links[Math.min(before.at, links.length - 1)] ?? list.current;
    next?.focus({ preventScroll: true });
  }, [list, lines]);
}

function linksIn(box: HTMLElement | null): HTMLElement[] {
  return box ? [...box.querySelectorAll<HTMLElement>(`[${LINE}]`)] : [];
}
