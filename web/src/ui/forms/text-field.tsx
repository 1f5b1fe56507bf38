import type { ComponentProps } from 'react';
import { controlLooks } from './control-looks';
import { Field } from './field';
import { type FieldTexts, useField } from './use-field';

type InputProps = Omit<ComponentProps<'input'>, 'name' | 'id' | 'required' | 'className'>;
type Props = InputProps &
  FieldTexts & {
    /** Advice about what was typed, inside a form. It never keeps the form from being sent. */
    warn?: (text: string) => string | undefined;
    className?: string | undefined;
  };

export function TextField(props: Props) {
  const { name, label, hint, isRequired, problem, isUnpraised, warn, className, ...input } = props;
  const field = useField({ name, label, isRequired, problem, isUnpraised });
  const advice = typeof field.value === 'string' && field.value !== '' ? warn?.(field.value) : undefined;
  return (
    <Field {...field} advice={advice} label={label} hint={hint} className={className}>
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
