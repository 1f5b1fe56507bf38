import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../base/class-names';
import { controlLooks } from './control-looks';
import { Field } from './field';
import { type FieldTexts, useField } from './use-field';

export type Option = {
  value: string;
  label: string;
  /** The label is a name: no program is to translate it. */
  isName?: boolean;
  /** Of the label, where it is not that of the page. */
  language?: string;
};

type SelectProps = Omit<ComponentProps<'select'>, 'name' | 'id' | 'required' | 'className' | 'children'>;
type Props = SelectProps & FieldTexts & { options: Option[]; placeholder?: string; className?: string };

export function SelectField(props: Props) {
  const { name, label, hint, isRequired, problem, isUnpraised, options, placeholder, className, ...select } = props;
  const field = useField({ name, label, isRequired, problem, isUnpraised });
  return (
    <Field {...field} label={label} hint={hint} className={className}>
      {(control) => (
        <div className="relative">
          <select
            defaultValue={field.initialText}
            {...select}
            {...field.registration}
            {...control}
            className={classNames(controlLooks, 'appearance-none pe-11')}
          >
            {placeholder && <option value="">{placeholder}</option>}
            {options.map(({ value, label, isName, language }) => (
              <option key={value} value={value} lang={language} translate={isName ? 'no' : undefined}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5 text-ink-2"
          />
        </div>
      )}
    </Field>
  );
}

/** What a press chose, of what was offered; nothing for the placeholder. */
export function chosen<Value extends string>(offered: readonly Value[], text: string): Value | undefined {
  return offered.find((value) => value === text);
}
