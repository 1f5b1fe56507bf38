import type { ComponentProps } from 'react';
import { classNames } from '../base/class-names';
import { controlLooks } from './control-looks';
import { Field } from './field';
import { type FieldTexts, useField } from './use-field';

type AreaProps = Omit<ComponentProps<'textarea'>, 'name' | 'id' | 'required' | 'className'>;
type Props = AreaProps & FieldTexts & { className?: string };

export function TextArea({ name, label, hint, isRequired, problem, isUnpraised, className, ...area }: Props) {
  const field = useField({ name, label, isRequired, problem, isUnpraised });
  return (
    <Field {...field} label={label} hint={hint} className={className}>
      {(control) => (
        <textarea
          rows={5}
          defaultValue={field.initialText}
          {...area}
          {...field.registration}
          {...control}
          className={classNames(controlLooks, 'field-sizing-content min-h-30 leading-relaxed')}
        />
      )}
    </Field>
  );
}
