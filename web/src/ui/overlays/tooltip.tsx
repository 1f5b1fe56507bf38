import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type ReactElement, useId } from 'react';
import { useTooltipDelay } from './tooltip-neighbours';

type Props = { text: string; side?: 'top' | 'bottom'; children: ReactElement };

/** A few more words about a control that already has a name. Touch has no hovering: nothing needed may be only here. */
export function Tooltip({ text, side = 'top', children }: Props) {
  const id = useId();
  const { delay, onOpenChange } = useTooltipDelay();
  return (
    <Base.Root onOpenChange={onOpenChange}>
      <Base.Trigger render={children} aria-describedby={id} delay={delay} />
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
