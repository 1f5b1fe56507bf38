import type { ReactNode } from 'react';
import { classNames } from '../../ui/base/class-names';
import { radioLooks } from '../../ui/forms/control-looks';

type Choice<Value extends string> = { value: Value; label: string; about?: string; picture?: ReactNode };

type Props<Value extends string> = {
  name: string;
  legend: ReactNode;
  hint?: ReactNode;
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChoose: (value: Value) => void;
  columns: 2 | 3;
  className?: string;
};

const grids = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' };

const looks =
  'flex h-full cursor-pointer gap-3.5 rounded-card border border-line-input/60 bg-surface p-4 transition-colors duration-150 ' +
  'hover:border-line-input has-checked:border-pine has-checked:bg-pine-soft has-checked:ring-1 has-checked:ring-pine ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine';

/** One of a few, each with room for a picture and a sentence. What is chosen is in the hands of whoever asks. */
export function ChoiceCards<Value extends string>(props: Props<Value>) {
  const { name, legend, hint, choices, value, onChoose, columns, className } = props;
  return (
    <fieldset aria-describedby={hint ? `${name}-hint` : undefined} className={classNames('min-w-0', className)}>
      <legend className="font-medium font-serif text-xl">{legend}</legend>
      {hint && (
        <p id={`${name}-hint`} className="mt-1 max-w-[62ch] text-ink-2 text-ui">
          {hint}
        </p>
      )}
      <div className={classNames('mt-4 grid grid-cols-1 gap-3', grids[columns])}>
        {choices.map((choice) => (
          <label key={choice.value} className={looks}>
            {choice.picture}
            <span className="min-w-0 flex-1">
              <span id={`${name}-${choice.value}`} className="block font-semibold">
                {choice.label}
              </span>
              {choice.about && (
                <span id={`${name}-${choice.value}-about`} className="mt-0.5 block text-ink-2 text-ui">
                  {choice.about}
                </span>
              )}
            </span>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              aria-labelledby={`${name}-${choice.value}`}
              aria-describedby={choice.about ? `${name}-${choice.value}-about` : undefined}
              // The ring is drawn around the whole card instead.
              className={classNames(radioLooks, 'mt-0.5 focus-visible:outline-none')}
              onChange={() => onChoose(choice.value)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
