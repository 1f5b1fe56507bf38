// A choice from a list too long to scroll. Until scripts are awake it is the browser's own list.
import { Combobox } from '@base-ui/react/combobox';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { classNames } from './class-names';
import { controlLooks } from './control-looks';
import { Field } from './field';
import { useIsHydrated } from './is-hydrated';
import { type Option, SelectField } from './select-field';
import { type FieldTexts, useField } from './use-field';

type Props = FieldTexts & {
  options: Option[];
  placeholder?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  className?: string;
};

export function ComboboxField({ onValueChange, ...props }: Props) {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return <SelectField {...props} placeholder={props.placeholder ?? ' '} />;
  return <LiveCombobox {...props} onValueChange={onValueChange} />;
}

function LiveCombobox({ options, placeholder, defaultValue = '', onValueChange, className, ...texts }: Props) {
  const { t } = useLingui();
  const form = useFormContext();
  const field = useField(texts);
  const [ownValue, setOwnValue] = useState(defaultValue);
  const value = form ? field.value : ownValue;

  function choose(option: Option | null) {
    const chosen = option?.value ?? '';
    setOwnValue(chosen);
    form?.setValue(texts.name, chosen, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    onValueChange?.(chosen);
  }

  return (
    <Combobox.Root
      items={options}
      name={texts.name}
      autoHighlight
      value={options.find((option) => option.value === value) ?? null}
      onValueChange={choose}
    >
      <Field {...field} label={texts.label} hint={texts.hint} className={className}>
        {({ required, ...control }) => (
          <Combobox.InputGroup className="relative">
            <Combobox.Input
              {...control}
              ref={'ref' in field.registration ? field.registration.ref : undefined}
              aria-required={required || undefined}
              placeholder={placeholder}
              className={classNames(controlLooks, 'pe-12')}
              onBlur={() => form?.setValue(texts.name, value, { shouldTouch: true, shouldValidate: true })}
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
      <Choices />
    </Combobox.Root>
  );
}

function Choices() {
  return (
    <Combobox.Portal>
      <Combobox.Positioner sideOffset={6} className="z-50 outline-none">
        <Combobox.Popup className="w-(--anchor-width) max-w-(--available-width) rounded-md border border-line-strong bg-surface shadow-lift transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0">
          <Combobox.Empty className="px-4 py-3 text-ink-2 empty:p-0">
            <Trans>Nothing matches. Try fewer letters.</Trans>
          </Combobox.Empty>
          <Combobox.List className="max-h-[min(22rem,var(--available-height))] scroll-py-1 overflow-y-auto overscroll-contain p-1.5 outline-none data-empty:p-0">
            {(option: Option) => (
              <Combobox.Item
                key={option.value}
                value={option}
                className="flex min-h-11 cursor-pointer select-none items-center gap-2 rounded-sm px-3 py-2 outline-none data-highlighted:bg-pine-soft data-highlighted:text-pine-deep"
              >
                <span className="min-w-0 flex-1">{option.label}</span>
                <Combobox.ItemIndicator>
                  <Check aria-hidden="true" className="size-5 text-pine" />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}
