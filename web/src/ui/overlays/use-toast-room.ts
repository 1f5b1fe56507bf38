// Keeps the toast in the corner where it finds room, while people move about the page beneath it.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Box, type Corner, cornerFor, TOAST_GAP } from './toast-room';

/** How much of the window's top a dialog leaves to the toast above it. */
const ROOM = '--toast-room';

const CONTROLS = 'a, button, input, select, textarea, summary, label, [role=tab], [role=option]';
const MODALS = '[role=dialog], [role=alertdialog]';

export function useToastRoom(toastId: string | undefined): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const pressed = useLastPressed();
  useLayoutEffect(() => {
    const box = place.current;
    const card = box?.querySelector<HTMLElement>('[data-toast]');
    if (!toastId || !box || !card) return;
    let corner: Corner | undefined;
    let frame = 0;
    const arrange = () => {
      frame = 0;
      // Whoever is in it has found it.
      if (corner && card.contains(document.activeElement)) return;
      corner = put(box, card, pressed.current, corner);
    };
    const arrangeSoon = () => {
      frame ||= requestAnimationFrame(arrange);
    };
    arrange();
    const sizes = new ResizeObserver(arrangeSoon);
    sizes.observe(card);
    // Dialogs come and go at the end of the page.
    const dialogs = new MutationObserver(arrangeSoon);
    dialogs.observe(document.body, { childList: true });
    const moves = ['focusin', 'pointerup', 'scroll', 'resize'] as const;
    for (const move of moves) window.addEventListener(move, arrangeSoon, { passive: true, capture: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      dialogs.disconnect();
      for (const move of moves) window.removeEventListener(move, arrangeSoon, { capture: true });
      document.documentElement.style.removeProperty(ROOM);
    };
  }, [toastId, pressed]);
  return place;
}

/** What the hand was on last; a button that was pressed is often pressed again. */
function useLastPressed() {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: PointerEvent) => {
      const isInToast = target instanceof Element && target.closest('[data-toast]');
      if (!isInToast) pressed.current = target instanceof Element ? target.closest(CONTROLS) : null;
    };
    window.addEventListener('pointerdown', note, { passive: true, capture: true });
    return () => window.removeEventListener('pointerdown', note, { capture: true });
  }, []);
  return pressed;
}

function put(box: HTMLElement, card: HTMLElement, pressed: Element | null, now: Corner | undefined): Corner {
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const hasModal = [...document.querySelectorAll(MODALS)].some((dialog) =>
    isSeen(dialog.getBoundingClientRect(), view),
  );
  // A dialog makes room; nobody answers a question that is half covered.
  const room = hasModal ? card.offsetHeight + 2 * TOAST_GAP : 0;
  document.documentElement.style.setProperty(ROOM, `${room}px`);
  const top = hasModal ? 0 : bottomOfNavigation();
  const bottom = Math.min(view.height - floatingHeight(), ...barsAtBottom(view).map((bar) => bar.top));
  const keptFree = hasModal ? [] : boxesToKeepFree(pressed, view);
  const isRightToLeft = document.documentElement.dir === 'rtl';
  const size = { width: card.offsetWidth, height: card.offsetHeight };
  const corner = hasModal
    ? ({ block: 'start', inline: 'end' } as const)
    : cornerFor(size, { view, top, bottom, keptFree, isRightToLeft }, now);
  box.style.setProperty('--toast-top', `${top}px`);
  box.style.setProperty('--toast-bottom', `${view.height - bottom}px`);
  Object.assign(box.dataset, corner);
  return corner;
}

function bottomOfNavigation(): number {
  const banner = document.querySelector('header:not(main header)');
  return Math.max(0, banner?.getBoundingClientRect().bottom ?? 0);
}

function floatingHeight(): number {
  return Number.parseFloat(document.documentElement.style.getPropertyValue('--floating-height')) || 0;
}

function barsAtBottom(view: { height: number }): DOMRect[] {
  const bars = [...document.querySelectorAll('[data-bottom-bar]')].map((bar) => bar.getBoundingClientRect());
  return bars.filter(({ top, bottom }) => top < view.height && bottom >= view.height - 1);
}

function boxesToKeepFree(pressed: Element | null, view: { width: number; height: number }): Box[] {
  const focused = document.activeElement?.closest(CONTROLS);
  const elements = [
    ...(focused ? [focused] : []),
    ...(pressed?.isConnected ? [pressed] : []),
    ...document.querySelectorAll('[data-keeps-clear], [data-bottom-bar], main [data-main-action]'),
  ];
  return elements.map((element) => element.getBoundingClientRect()).filter((box) => isSeen(box, view));
}

function isSeen({ top, left, width, height }: Box, view: { width: number; height: number }): boolean {
  return width > 0 && height > 0 && top < view.height && top + height > 0 && left < view.width && left + width > 0;
}
