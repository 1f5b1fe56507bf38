import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type ReactNode, useId, useState } from 'react';
import { useTooltipDelay } from './tooltip-neighbours';

type Props = { text: string; children: ReactNode };

/** Words that tell more when they are pointed at, focused or tapped. On paper what they tell stands beside them. */
export function Hint({ text, children }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { delay, onOpenChange } = useTooltipDelay();

  function turn(isOpen: boolean) {
    setIsOpen(isOpen);
    onOpenChange(isOpen);
  }

  return (
    <Base.Root open={isOpen} onOpenChange={turn}>
      <Base.Trigger
        delay={delay}
        closeOnClick={false}
        aria-describedby={id}
        className="rounded-xs underline decoration-dotted underline-offset-4 print:no-underline"
        onClick={() => turn(true)}
      >
        {children}
      </Base.Trigger>
      <span id={id} hidden>
        {text}
      </span>
      <span aria-hidden="true" className="hidden print:inline">
        {' '}
        ({text})
      </span>
      <Base.Portal>
        <Base.Positioner side="top" sideOffset={8} className="z-60">
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
