// Every way in which it can be, what it is and about how long it takes. What is pressed is chosen, and the sheet closes.
import type { Way } from '@evenlight/contract/ways';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { type ReactElement, useId, useState } from 'react';
import { classNames } from '../../../ui/base/class-names';
import { Sheet } from '../../../ui/overlays/sheet';
import { wayWords } from '../../catalogue/catalogue-words';
import { aboutWays } from './way-words';

/** Those that are asked for first come last here: whoever opens it looks for the others. */
const listed = [
  'green-burial',
  'water-cremation',
  'donation',
  'elsewhere',
  'burial',
  'cremation',
  'undecided',
] as const satisfies readonly Way[];

/** A button that reads like a link: it opens the sheet from within a line. */
export const pressableWords =
  'inline-flex min-h-11 items-center rounded-xs font-medium text-pine underline decoration-1 decoration-pine/40 ' +
  'underline-offset-4 hover:text-pine-deep hover:decoration-pine-deep';

type Props = { way: Way | null; onChoose: (way: Way) => void; trigger: ReactElement };

export function WaysSheet({ way, onChoose, trigger }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  function choose(next: Way) {
    setIsOpen(false);
    onChoose(next);
  }
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={trigger}
      title={<Trans>What should happen with the body?</Trans>}
      description={<Trans>Press the one that is right. It can be changed at any later step.</Trans>}
    >
      <ul className="-mx-2 divide-y divide-line border-line border-y">
        {listed.map((one) => (
          <li key={one} className="relative flex items-start gap-3 rounded-sm px-2 py-3 hover:bg-mist">
            <WayRow way={one} isChosen={one === way} onChoose={choose} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-2 text-sm">
        <Trans>Human composting: from 2027, once a licensed place is confirmed.</Trans>
      </p>
    </Sheet>
  );
}

type RowProps = { way: Way; isChosen: boolean; onChoose: (way: Way) => void };

function WayRow({ way, isChosen, onChoose }: RowProps) {
  const { i18n } = useLingui();
  const id = useId();
  const { what, time } = aboutWays[way];
  return (
    <>
      <div className="min-w-0 flex-1">
        <button
          type="button"
          aria-pressed={isChosen}
          aria-describedby={id}
          // All of the row can be pressed.
          className={classNames(
            'text-start font-semibold after:absolute after:inset-0 after:rounded-sm',
            isChosen && 'text-pine',
          )}
          onClick={() => onChoose(way)}
        >
          {i18n._(wayWords[way])}
        </button>
        <p id={id} className="mt-0.5 text-ink-2 text-ui">
          {i18n._(what)} <span className="text-ink-3">{i18n._(time)}</span>
        </p>
      </div>
      {isChosen && <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-pine" />}
    </>
  );
}
