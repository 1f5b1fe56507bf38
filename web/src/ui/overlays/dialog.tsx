import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef } from 'react';
import { classNames } from '../base/class-names';
import { OverlayContent, type OverlayProps, OverlayRoot } from './overlay-parts';

type Props = OverlayProps & {
  /** For tables and columns; a question reads better in a narrow one. */
  isWide?: boolean;
  /** Where the focus goes on closing, when it was not opened by `trigger`. */
  finalFocus?: () => HTMLElement | null;
};

/** A question that has to be answered before going on. */
export function Dialog({ isWide = false, finalFocus, ...props }: Props) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <OverlayRoot trigger={props.trigger} isOpen={props.isOpen} onOpenChange={props.onOpenChange}>
      <Base.Popup
        ref={popup}
        // Otherwise the focus would begin on 'Close', where a second Enter ends what has just begun.
        initialFocus={popup}
        finalFocus={finalFocus}
        className={classNames(
          isWide ? 'max-w-250' : 'max-w-130',
          'fixed inset-x-0 top-(--toast-room) bottom-0 z-50 m-auto h-fit max-h-[calc(100dvh-2rem-var(--toast-room))] w-[calc(100vw-2rem)] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-6 text-ink shadow-lift outline-none transition-[opacity,scale] duration-150 data-ending-style:scale-98 data-starting-style:scale-98 data-ending-style:opacity-0 data-starting-style:opacity-0 sm:p-8',
        )}
      >
        <OverlayContent {...props} />
      </Base.Popup>
    </OverlayRoot>
  );
}
