// What dialogs and sheets have in common.
import { Dialog as Base } from '@base-ui/react/dialog';
import { Trans } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';

export type OverlayProps = {
  /** The button that opens it; leave it out when `isOpen` is in your hands. */
  trigger?: ReactElement | undefined;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons at the end, the one that goes ahead last. `OverlayClose` makes one that closes. */
  actions?: ReactNode;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  children?: ReactNode;
};

// As long as a double click may take.
const SECOND_CLICK_MS = 500;

export function OverlayRoot({ trigger, isOpen, onOpenChange, children }: Omit<OverlayProps, 'title'>) {
  const openedAt = useRef(0);
  useEffect(() => {
    if (isOpen) openedAt.current = performance.now();
  }, [isOpen]);

  function turn(next: boolean, { reason, event, cancel }: Base.Root.ChangeEventDetails) {
    // The second click of a double one lands beside what the first has opened, and must not close it.
    if (reason === 'outside-press' && performance.now() - openedAt.current < SECOND_CLICK_MS) return cancel();
    // A message over the dialog speaks of it; closing the one is not meant for the other.
    if (reason === 'outside-press' && event.target instanceof Element && event.target.closest('[data-toast]'))
      return cancel();
    if (next) openedAt.current = performance.now();
    onOpenChange?.(next);
  }

  return (
    <Base.Root open={isOpen} onOpenChange={turn}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 min-h-dvh bg-shade transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        {children}
      </Base.Portal>
    </Base.Root>
  );
}

export function OverlayContent({ title, description, actions, children }: OverlayProps) {
  return (
    <>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <Base.Title className="text-2xl">{title}</Base.Title>
          {description && <Base.Description className="mt-2 text-ink-2">{description}</Base.Description>}
        </div>
        <Base.Close className="-me-2 -mt-2 flex size-11 shrink-0 items-center justify-center rounded-full text-ink-2 hover:bg-mist">
          <X aria-hidden="true" className="size-5.5" />
          <span className="sr-only">
            <Trans>Close</Trans>
          </span>
        </Base.Close>
      </div>
      {children && <div className="mt-5">{children}</div>}
      {actions && <div className="mt-7 flex flex-wrap justify-end gap-3">{actions}</div>}
    </>
  );
}

/** Makes the button it is given close the dialog or sheet around it. */
export function OverlayClose({ button }: { button: ReactElement }) {
  return <Base.Close render={button} />;
}
