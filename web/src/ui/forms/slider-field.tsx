import { type ComponentProps, useState } from 'react';
import { Field } from './field';
import { type FieldTexts, useField } from './use-field';

type RangeProps = Omit<ComponentProps<'input'>, 'name' | 'id' | 'type' | 'required' | 'className' | 'defaultValue'>;
type Props = RangeProps &
  FieldTexts & {
    min: number;
    max: number;
    step?: number;
    defaultValue?: number;
    /** The value as a person would say it. */
    words: (value: number) => string;
    className?: string;
  };

export function SliderField({ words, defaultValue, ...props }: Props) {
  const { name, label, hint, isRequired, problem, className, onChange, ...range } = props;
  const field = useField({ name, label, isRequired, problem }, { valueAsNumber: true });
  const [ownValue, setOwnValue] = useState(defaultValue ?? range.min);
  const value = typeof field.value === 'number' ? field.value : ownValue;
  const register = 'onChange' in field.registration ? field.registration.onChange : undefined;

  return (
    // A slider always has a value, so neither "required" nor praise for filling it in would mean anything.
    <Field
      id={field.id}
      problem={field.problem}
      isInForm={field.isInForm}
      label={label}
      hint={hint}
      className={className}
    >
      {({ required: _, ...control }) => (
        <div className="grid">
          <output htmlFor={field.id} className="font-serif text-xl">
            {words(value)}
          </output>
          <input
            {...range}
            {...field.registration}
            {...control}
            type="range"
            defaultValue={field.initialText ?? defaultValue ?? range.min}
            aria-valuetext={words(value)}
            className="h-11 w-full min-w-0 cursor-pointer accent-pine"
            onChange={(event) => {
              setOwnValue(event.currentTarget.valueAsNumber);
              register?.(event);
              onChange?.(event);
            }}
          />
        </div>
      )}
    </Field>
  );
}
