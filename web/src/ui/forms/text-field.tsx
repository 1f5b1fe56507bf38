import type { ComponentProps } from 'react';
import { controlLooks } from './control-looks';
import { Field } from './field';
import { type FieldTexts, useField } from './use-field';

type InputProps = Omit<ComponentProps<'input'>, 'name' | 'id' | 'required' | 'className'>;
type Props = InputProps & FieldTexts & { className?: string };

export function TextField({ name, label, hint, isRequired, problem, className, ...input }: Props) {
  const field = useField({ name, label, isRequired, problem });
  return (
    <Field {...field} label={label} hint={hint} className={className}>
      {(control) => (
        <input
          type="text"
          defaultValue={field.initialText}
          {...input}
          {...field.registration}
          {...control}
          className={controlLooks}
        />
      )}
    </Field>
  );
}
