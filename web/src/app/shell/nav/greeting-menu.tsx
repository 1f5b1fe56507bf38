// The signed-in person's own pages. A pointer opens it by resting there; touch, keys and scripts-off use the button.
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { DetailsMenu, detailsMenuItemLooks } from '../../../ui/overlays/details-menu';
import { barItemLooks, NavItem } from './nav-item';
import { personalLinks } from './nav-links';

// Time to cross the gap between the name and the menu without losing it.
const LEAVE_MS = 300;

export function GreetingMenu({ firstName }: { firstName: string }) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const hovering = useOpenOnHover(box);

  function enterByArrow(event: KeyboardEvent) {
    const menu = detailsIn(box);
    if (event.key !== 'ArrowDown' || !menu || !(event.target instanceof HTMLElement)) return;
    if (event.target.tagName !== 'SUMMARY') return;
    event.preventDefault();
    menu.open = true;
    menu.querySelector('a')?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only helps the button inside, which works by itself
    <div ref={box} {...hovering} onKeyDown={enterByArrow}>
      <DetailsMenu
        summaryClassName={barItemLooks}
        summary={
          <span className="max-w-[16ch] truncate">
            {/* Not Trans: it would read markup in a person's name. */}
            {t`Hello, ${firstName}`}
          </span>
        }
      >
        <ul>
          {personalLinks.map((entry) => (
            <li key={entry.to}>
              <NavItem entry={entry} className={detailsMenuItemLooks} />
            </li>
          ))}
        </ul>
      </DetailsMenu>
    </div>
  );
}

function useOpenOnHover(box: RefObject<HTMLElement | null>) {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpenByHover = useRef(false);

  useEffect(() => () => clearTimeout(leaving.current), []);

  function openOnHover(event: PointerEvent) {
    clearTimeout(leaving.current);
    const menu = detailsIn(box);
    if (event.pointerType !== 'mouse' || !menu || menu.open) return;
    menu.open = true;
    isOpenByHover.current = true;
  }

  function closeSoon(event: PointerEvent) {
    if (event.pointerType !== 'mouse' || !isOpenByHover.current) return;
    leaving.current = setTimeout(() => {
      const menu = detailsIn(box);
      if (!menu?.contains(document.activeElement)) menu?.removeAttribute('open');
      isOpenByHover.current = false;
    }, LEAVE_MS);
  }

  // The pointer has opened it already: the first click keeps it open instead of closing it under the hand.
  function keepOpenOnClick(event: MouseEvent) {
    const isOnName = event.target instanceof Element && event.target.closest('summary');
    if (!isOnName || !isOpenByHover.current || event.detail === 0) return;
    event.preventDefault();
    isOpenByHover.current = false;
  }

  return { onPointerEnter: openOnHover, onPointerLeave: closeSoon, onClickCapture: keepOpenOnClick };
}

function detailsIn(box: RefObject<HTMLElement | null>) {
  return box.current?.querySelector('details');
}
