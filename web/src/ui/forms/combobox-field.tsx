// A choice from a list too long to scroll. Until scripts run it is the browser's own list.
import { Combobox } from '@base-ui/react/combobox';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type Ref, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { classNames } from '../base/class-names';
import { useIsHydrated } from '../base/is-hydrated';
import { ComboboxChoices } from './combobox-choices';
import { controlLooks } from './control-looks';
import { Field } from './field';
import { type Option, SelectField } from './select-field';
import { type FieldTexts, useField } from './use-field';

type Props = FieldTexts & {
  options: Option[];
  placeholder?: string;
  defaultValue?: string;
  onValueChange?: ((value: string) => void) | undefined;
  className?: string;
};

export function ComboboxField({ onValueChange, ...props }: Props) {
  const isHydrated = useIsHydrated();
  const isInForm = Boolean(useFormContext());
  if (!isHydrated) return <SelectField {...props} placeholder={props.placeholder ?? ' '} />;
  if (isInForm) return <FormCombobox {...props} onValueChange={onValueChange} />;
  return <LoneCombobox {...props} onValueChange={onValueChange} />;
}

function FormCombobox(props: Props) {
  // Not `register`: it would take the words typed into the box for the value chosen.
  const { field } = useController({ name: props.name });
  function choose(value: string) {
    field.onChange(value);
    props.onValueChange?.(value);
  }
  return <Box {...props} value={field.value} onChoose={choose} onLeave={field.onBlur} inputRef={field.ref} />;
}

function LoneCombobox({ defaultValue = '', ...props }: Props) {
  const [value, setValue] = useState(defaultValue);
  function choose(chosen: string) {
    setValue(chosen);
    props.onValueChange?.(chosen);
  }
  return <Box {...props} value={value} onChoose={choose} />;
}

type BoxProps = Props & {
  value: string;
  onChoose: (value: string) => void;
  onLeave?: () => void;
  inputRef?: Ref<HTMLInputElement>;
};

function Box({ options, placeholder, className, value, onChoose, onLeave, inputRef, ...texts }: BoxProps) {
  const { t } = useLingui();
  const field = useField(texts);
  return (
    <Combobox.Root
      items={options}
      name={texts.name}
      autoHighlight
      value={options.find((option) => option.value === value) ?? null}
      onValueChange={(option: Option | null) => onChoose(option?.value ?? '')}
    >
      <Field {...field} label={texts.label} hint={texts.hint} className={className}>
        {({ required, ...control }) => (
          <Combobox.InputGroup className="relative">
            <Combobox.Input
              {...control}
              ref={inputRef}
              aria-required={required || undefined}
              placeholder={placeholder}
              className={classNames(controlLooks, 'pe-12')}
              onBlur={onLeave}
            />
            <Combobox.Trigger
              aria-label={t`Show all choices`}
              className="absolute inset-y-0 end-0 flex w-12 items-center justify-center rounded-md text-ink-2"
            >
              <ChevronDown aria-hidden="true" className="size-5" />
            </Combobox.Trigger>
          </Combobox.InputGroup>
        )}
      </Field>
      <ComboboxChoices />
    </Combobox.Root>
  );
}
