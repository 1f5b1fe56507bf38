import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type ReactElement, type ReactNode, useId } from 'react';

// Long enough that a pointer passing by opens nothing; short after one has been read, since the reader is looking around.
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Base.Provider delay={OPEN_DELAY_MS} timeout={SKIP_DELAY_MS}>
      {children}
    </Base.Provider>
  );
}

type Props = { text: string; side?: 'top' | 'bottom'; children: ReactElement };

/** A few more words about a control that already has a name. Touch has no hovering: nothing needed may be only here. */
export function Tooltip({ text, side = 'top', children }: Props) {
  const id = useId();
  return (
    <Base.Root>
      <Base.Trigger render={children} aria-describedby={id} />
      <span id={id} hidden>
        {text}
      </span>
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} className="z-60">
          <Base.Popup
            data-tooltip
            className="max-w-70 rounded-sm bg-ink px-3 py-2 text-paper text-sm shadow-lift transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
