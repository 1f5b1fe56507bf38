import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef } from 'react';
import { classNames } from '../base/class-names';
import { OverlayContent, type OverlayProps, OverlayRoot } from './overlay-parts';

const phone =
  'inset-x-0 bottom-0 max-h-[min(85dvh,calc(100dvh-var(--toast-room)))] rounded-t-card border-t pb-[calc(1.5rem+env(safe-area-inset-bottom))] ' +
  'data-ending-style:translate-y-6 data-starting-style:translate-y-6';

const wide =
  'sm:start-auto sm:top-(--toast-room) sm:bottom-0 sm:end-0 sm:max-h-none sm:w-105 sm:rounded-none sm:border-s sm:border-t-0 sm:p-8 ' +
  'sm:data-ending-style:translate-y-0 sm:data-starting-style:translate-y-0';

/** Something to look at beside the page: from below on phones, at the side on wide screens. */
export function Sheet(props: OverlayProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <OverlayRoot trigger={props.trigger} isOpen={props.isOpen} onOpenChange={props.onOpenChange}>
      <Base.Popup
        ref={popup}
        // Otherwise the focus would begin on 'Close', where a second Enter ends what has just begun.
        initialFocus={popup}
        className={classNames(
          'fixed z-50 overflow-y-auto overscroll-contain border-line bg-surface p-6 text-ink shadow-lift outline-none',
          'transition-[opacity,translate] duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0',
          phone,
          wide,
        )}
      >
        <OverlayContent {...props} />
      </Base.Popup>
    </OverlayRoot>
  );
}
