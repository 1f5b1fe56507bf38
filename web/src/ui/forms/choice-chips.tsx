import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { hiddenRadio, ringWhereFocused } from './control-looks';

type Props<Value extends string> = {
  name: string;
  legend: ReactNode;
  choices: readonly { value: Value; label: string }[];
  value: Value | null;
  onChoose: (value: Value) => void;
};

const looks =
  'relative inline-flex min-h-11.5 cursor-pointer items-center gap-1.5 rounded-full border border-line-strong bg-surface px-4 text-ui ' +
  'hover:border-line-input data-chosen:border-pine data-chosen:bg-pine-soft data-chosen:font-semibold ' +
  'data-chosen:text-pine';

/** One of a few short words. What is chosen is in the hands of whoever asks. */
export function ChoiceChips<Value extends string>({ name, legend, choices, value, onChoose }: Props<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2.5 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => {
          const isChosen = choice.value === value;
          return (
            <label key={choice.value} className={`${looks} ${ringWhereFocused}`} data-chosen={isChosen || undefined}>
              <input
                type="radio"
                name={name}
                value={choice.value}
                checked={isChosen}
                autoComplete="off"
                className={hiddenRadio}
                onChange={() => onChoose(choice.value)}
              />
              {isChosen && <Check aria-hidden="true" className="size-4.5" />}
              {choice.label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
