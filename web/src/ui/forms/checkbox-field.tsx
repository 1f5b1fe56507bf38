import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../base/class-names';
import { checkboxLooks } from './control-looks';
import { controlProps, FieldVerdict, RequiredMark } from './field';
import { type FieldTexts, useField } from './use-field';

type BoxProps = Omit<ComponentProps<'input'>, 'name' | 'id' | 'type' | 'required' | 'className'>;
type Props = BoxProps & Omit<FieldTexts, 'label'> & { label: ReactNode; className?: string };

export function CheckboxField({ name, label, hint, isRequired, problem, className, ...box }: Props) {
  const field = useField({ name, label: typeof label === 'string' ? label : name, isRequired, problem });
  return (
    <div className={className}>
      <div className="flex gap-3">
        <input
          defaultChecked={box.checked === undefined ? field.initial === true : undefined}
          {...box}
          {...field.registration}
          {...controlProps(field.id, { ...field, hint })}
          type="checkbox"
          className={classNames('peer mt-0.5', checkboxLooks)}
        />
        <div className="min-w-0 peer-disabled:text-ink-3">
          <label htmlFor={field.id} className="block py-0.5">
            {label} <RequiredMark isRequired={field.isRequired} />
          </label>
          {hint && (
            <p id={`${field.id}-hint`} className="text-ink-2 text-sm">
              {hint}
            </p>
          )}
          <FieldVerdict id={field.id} problem={field.problem} hasRoom={field.isInForm && field.isRequired} />
        </div>
      </div>
    </div>
  );
}
