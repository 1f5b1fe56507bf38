import type { ComponentProps } from 'react';
import { classNames } from '../base/class-names';
import { controlProps, FieldVerdict } from './field';
import { type FieldTexts, useField } from './use-field';

type SwitchProps = Omit<ComponentProps<'input'>, 'name' | 'id' | 'type' | 'role' | 'required' | 'className'>;
type Props = SwitchProps & Omit<FieldTexts, 'isRequired'> & { className?: string };

// A checkbox underneath: it works without scripts, and its mark is a moved knob as well as a colour.
const looks =
  'relative h-8 w-14 shrink-0 cursor-pointer appearance-none rounded-full border border-line-input bg-mist transition-colors ' +
  'before:absolute before:start-[3px] before:top-[3px] before:size-6 before:rounded-full before:bg-line-input ' +
  'before:transition-transform before:duration-150 checked:border-pine checked:bg-pine ' +
  'checked:before:translate-x-6 checked:before:bg-on-pine rtl:checked:before:-translate-x-6 disabled:opacity-60';

/** For a choice that takes effect at once; a form to be sent wants a checkbox. */
export function SwitchField({ name, label, hint, problem, className, ...input }: Props) {
  const field = useField({ name, label, isRequired: false, problem });
  return (
    <div data-reaches-edge="" className={classNames('flex items-start justify-between gap-4', className)}>
      <div className="min-w-0">
        <label htmlFor={field.id} className="block py-0.5 font-semibold text-ui">
          {label}
        </label>
        {hint && (
          <p id={`${field.id}-hint`} className="text-ink-2 text-sm">
            {hint}
          </p>
        )}
        <FieldVerdict id={field.id} problem={field.problem} />
      </div>
      <input
        // Either the caller holds its state, or it begins with what the form has.
        defaultChecked={input.checked === undefined ? field.initial === true : undefined}
        {...input}
        {...field.registration}
        {...controlProps(field.id, { ...field, hint })}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state; aria-checked could contradict it.
        role="switch"
        className={looks}
      />
    </div>
  );
}
