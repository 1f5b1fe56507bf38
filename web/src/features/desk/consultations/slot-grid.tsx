// The hours of a day, one of which can be chosen, also with the arrow keys.
import type { Slot } from '@evenlight/contract/consultations';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { instantOf, slotForReader, slotInWords } from './when-in-words';

type Props = {
  date: string;
  slots: readonly Slot[];
  /** They were not looked up, and may be taken. */
  isToBeConfirmed?: boolean;
  chosen: string;
  onChoose: (slot: Slot) => void;
};

const looks =
  'relative grid min-h-12 cursor-pointer content-center rounded-md border border-line-input/60 bg-surface px-2 py-2 ' +
  'text-center transition-colors duration-150 hover:border-line-input has-checked:border-pine has-checked:bg-pine-soft ' +
  'has-checked:ring-1 has-checked:ring-pine has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-pine forced-colors:has-checked:bg-[Highlight]';

export function SlotGrid({ date, slots, isToBeConfirmed = false, chosen, onChoose }: Props) {
  const { i18n } = useLingui();
  const name = useId();
  return (
    <>
      <p className="mb-2.5 text-ink-2 text-sm">
        <Trans>Pacific time, as in the Bay Area</Trans>
      </p>
      <div className="grid grid-cols-pairs gap-2.5 sm:grid-cols-4">
        {slots.map((slot) => {
          const there = slotForReader(instantOf(date, slot), i18n);
          return (
            <label key={slot} className={looks}>
              <input
                type="radio"
                name={name}
                value={slot}
                checked={slot === chosen}
                onChange={() => onChoose(slot)}
                className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
              />
              <span className="font-semibold">{slotInWords(slot, i18n)}</span>
              {there && (
                <span className="text-ink-2 text-sm leading-snug">
                  <Trans>{there} your time</Trans>
                </span>
              )}
              {isToBeConfirmed && (
                <span className="text-ink-2 text-sm leading-snug">
                  <Trans>to be confirmed</Trans>
                </span>
              )}
            </label>
          );
        })}
      </div>
    </>
  );
}
