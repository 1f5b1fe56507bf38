import { Combobox } from '@base-ui/react/combobox';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { Option } from './select-field';

/** The list under a combobox. */
export function ComboboxChoices() {
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
