import type { ReactNode } from 'react';
import { classNames } from '../base/class-names';
import { radioLooks } from './control-looks';
import { FieldVerdict, RequiredMark } from './field';
import { type FieldTexts, useField } from './use-field';

type RadioCard = {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  badge?: ReactNode;
  isDisabled?: boolean;
};

type Props = FieldTexts & {
  cards: RadioCard[];
  columns?: 1 | 2 | 3;
  defaultValue?: string | undefined;
  /** Given where the caller holds the choice, outside of a form. */
  value?: string;
  onValueChange?: (value: string) => void;
  className?: string;
};

const grids = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' };

const looks =
  'relative flex cursor-pointer gap-3 rounded-card border border-line-input/60 bg-surface p-4 transition-colors duration-150 ' +
  'hover:border-line-input has-checked:border-pine has-checked:bg-pine-soft has-checked:ring-1 has-checked:ring-pine ' +
  'has-disabled:cursor-not-allowed has-disabled:bg-mist has-focus-visible:outline-3 ' +
  'has-focus-visible:outline-offset-2 has-focus-visible:outline-pine';

export function RadioCards({
  cards,
  columns = 1,
  defaultValue,
  value: held,
  onValueChange,
  className,
  ...texts
}: Props) {
  const { id, problem, isRequired, isInForm, registration, initial } = useField(texts);
  const described = [texts.hint && `${id}-hint`, `${id}-verdict`].filter(Boolean).join(' ');
  return (
    <fieldset id={id} aria-describedby={described} className={classNames('min-w-0', className)}>
      <legend className="mb-1.5 font-semibold text-ui">
        {texts.label} <RequiredMark isRequired={isRequired} />
      </legend>
      {texts.hint && (
        <p id={`${id}-hint`} className="-mt-1 mb-2.5 text-ink-2 text-sm">
          {texts.hint}
        </p>
      )}
      <div className={classNames('grid gap-3', grids[columns])}>
        {cards.map(({ value, label, description, badge, isDisabled }) => (
          <label key={value} className={looks}>
            <input
              {...registration}
              type="radio"
              value={value}
              required={isRequired}
              disabled={isDisabled}
              {...(held === undefined
                ? { defaultChecked: value === (initial ?? defaultValue) }
                : { checked: value === held })}
              aria-describedby={description ? `${id}-${value}` : undefined}
              aria-labelledby={`${id}-${value}-label`}
              // The ring is drawn around the whole card instead.
              className={classNames(radioLooks, 'mt-0.5 focus-visible:outline-none')}
              onChange={(event) => {
                if ('onChange' in registration) registration.onChange(event);
                onValueChange?.(value);
              }}
            />
            <CardWords id={`${id}-${value}`} label={label} description={description} badge={badge} />
          </label>
        ))}
      </div>
      <div className="mt-1.5">
        <FieldVerdict id={id} problem={problem} hasRoom={isInForm} />
      </div>
    </fieldset>
  );
}

type WordsProps = Pick<RadioCard, 'label' | 'description' | 'badge'> & { id: string };

function CardWords({ id, label, description, badge }: WordsProps) {
  return (
    <span className="min-w-0 flex-1">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span id={`${id}-label`} className="font-semibold">
          {label}
        </span>
        {badge}
      </span>
      {description && (
        <span id={id} className="mt-0.5 block text-ink-2 text-ui">
          {description}
        </span>
      )}
    </span>
  );
}
