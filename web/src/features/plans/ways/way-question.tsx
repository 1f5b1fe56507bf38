// What should happen with the body: three answers side by side, and the others one press away. It may stay open.
import type { Way } from '@evenlight/contract/ways';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { classNames } from '../../../ui/base/class-names';
import { hiddenRadio, ringWhereFocused } from '../../../ui/forms/control-looks';
import { wayWords } from '../../catalogue/catalogue-words';
import { pressableWords, WaysSheet } from './ways-sheet';

type Props = { way: Way | null; onChoose: (way: Way) => void };

const asked = ['burial', 'cremation', 'undecided'] as const satisfies readonly Way[];

const looks =
  'relative flex min-h-11.5 cursor-pointer items-center justify-center gap-1.5 rounded-[23px] px-2 py-1 text-center ' +
  'text-ink-2 text-ui leading-tight transition-colors duration-120 hover:text-ink data-chosen:bg-surface ' +
  'data-chosen:font-semibold data-chosen:text-pine data-chosen:shadow-[0_1px_3px_var(--shade-near)]';

export function WayQuestion({ way, onChoose }: Props) {
  const { i18n } = useLingui();
  const isOther = way !== null && !asked.some((one) => one === way);
  return (
    <div className="@container">
      {/* A legend takes its place in a grid once it floats. */}
      <fieldset
        data-reaches-edge=""
        className="grid min-w-0 grid-cols-1 items-baseline gap-x-1.5 @min-[20.25rem]:grid-cols-[1fr_auto]"
      >
        <legend className="float-start mb-2.5 font-semibold text-ui">
          <Trans>What should happen with the body?</Trans>
        </legend>
        {/* Below each other where they would not fit beside each other, letters as large as they are. */}
        <div className="grid grid-cols-1 rounded-[27px] border border-line bg-mist p-0.75 @min-[18.5rem]:grid-cols-[0.86fr_1.2fr_1.2fr] @min-[20.25rem]:col-span-full @min-[20.25rem]:row-start-2">
          {[...asked, ...(isOther ? [way] : [])].map((one) => (
            <label
              key={one}
              className={classNames(looks, ringWhereFocused, one === way && isOther && 'col-span-full')}
              data-chosen={one === way || undefined}
            >
              <input
                type="radio"
                name="way"
                value={one}
                checked={one === way}
                autoComplete="off"
                className={hiddenRadio}
                onChange={() => onChoose(one)}
              />
              {one === way && <Check aria-hidden="true" strokeWidth={2.5} className="size-4 shrink-0" />}
              {i18n._(wayWords[one])}
            </label>
          ))}
        </div>
        <WaysSheet
          way={way}
          onChoose={onChoose}
          trigger={
            <button
              type="button"
              className={classNames(pressableWords, 'justify-self-start text-sm @min-[20.25rem]:-my-3')}
            >
              <Trans>Other ways</Trans>
            </button>
          }
        />
      </fieldset>
    </div>
  );
}
