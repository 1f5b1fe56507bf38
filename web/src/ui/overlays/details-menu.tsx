import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../base/class-names';

type Props = {
  /** What the button says; keep it to words and icons. */
  summary: ReactNode;
  /** Looks of the button, for instance from `buttonLooks`. */
  summaryClassName?: string;
  align?: 'start' | 'end';
  children: ReactNode;
};

/** Links and small forms behind a button. Opens and closes without scripts; with them it also closes by itself. */
export function DetailsMenu({ summary, summaryClassName, align = 'end', children }: Props) {
  const box = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    function closeFromOutside(event: PointerEvent) {
      if (event.target instanceof Node && !box.current?.contains(event.target)) close(box.current);
    }
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, []);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !box.current?.open) return;
    close(box.current);
    box.current.querySelector('summary')?.focus();
  }

  function closeWhenLeft(event: FocusEvent) {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close(box.current);
  }

  function closeAfterLink({ target }: { target: EventTarget }) {
    if (target instanceof Element && target.closest('a')) close(box.current);
  }

  return (
    <details
      ref={box}
      data-print="hidden"
      className="group relative"
      onKeyDown={closeOnEscape}
      onBlur={closeWhenLeft}
      onClick={closeAfterLink}
    >
      <summary
        className={classNames(
          'inline-flex min-h-11 list-none items-center gap-2 rounded-full [&::-webkit-details-marker]:hidden',
          summaryClassName,
        )}
      >
        {summary}
        <ChevronDown aria-hidden="true" className="size-4.5 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div
        className={classNames(
          'absolute z-40 mt-2 w-max min-w-52 max-w-[calc(100vw-2.5rem)] rounded-md border border-line-strong bg-surface p-1.5 shadow-lift',
          align === 'end' ? 'end-0' : 'start-0',
        )}
      >
        {children}
      </div>
    </details>
  );
}

function close(box: HTMLDetailsElement | null) {
  box?.removeAttribute('open');
}

/** The look of a link or button inside a `DetailsMenu`. */
export const detailsMenuItemLooks =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 py-2 text-start text-ink no-underline ' +
  'hover:bg-pine-soft aria-[current]:font-semibold aria-[current]:text-pine';
