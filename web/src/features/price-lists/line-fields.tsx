import type { PriceLine } from '@evenlight/contract/price-lists/lines';
import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { classNames } from '../../ui/base/class-names';
import { TextField } from '../../ui/forms/text-field';
import { lineNames, lineQuestions } from './line-words';
import { amountField, highestField, Meaning, meaningField, type TypedList } from './typed-list';

/** The rule lets homes name them from the lowest to the highest. */
const ranges: readonly PriceLine[] = ['direct-cremation', 'immediate-burial', 'casket', 'outer-container'];

const perUnit: Partial<Record<PriceLine, readonly Meaning[]>> = {
  transfer: ['mile'],
  refrigeration: ['day'],
  hearse: ['mile', 'hour'],
  'family-car': ['hour'],
  viewing: ['hour'],
};

export function LineFields({ line }: { line: PriceLine }) {
  const { t, i18n } = useLingui();
  const { watch, setValue } = useFormContext<TypedList>();
  const [name, question] = [i18n._(lineNames[line]), lineQuestions[line]];
  const { data: meaning = 'whole' } = Meaning.safeParse(watch(meaningField(line)));
  const isRange = ranges.includes(line) || watch(highestField(line)) !== '';
  const words: Partial<Record<Meaning, string>> = {
    included: t({ message: 'Included', context: 'price list' }),
    'not-offered': t({ message: 'Not offered', context: 'price list' }),
    mile: t({ message: 'Per mile', context: 'price list' }),
    day: t({ message: 'Per day', context: 'price list' }),
    hour: t({ message: 'Per hour', context: 'price list' }),
  };
  const shown = new Set<Meaning>([...(perUnit[line] ?? []), 'included', 'not-offered']);
  if (meaning in words) shown.add(meaning);
  const isWord = meaning === 'included' || meaning === 'not-offered';
  const amount = { inputMode: 'decimal', autoComplete: 'off', enterKeyHint: 'next' } as const;

  function mean(next: Meaning) {
    setValue(meaningField(line), meaning === next ? 'whole' : next, { shouldDirty: true });
    if (next === 'included' || next === 'not-offered')
      for (const field of [amountField(line), highestField(line)]) setValue(field, '', { shouldDirty: true });
  }

  return (
    <fieldset className="min-w-0 border-line border-b py-4">
      <legend className="sr-only">{name}</legend>
      {(isRange || isWord) && (
        <p aria-hidden="true" className="font-semibold">
          {name}
        </p>
      )}
      {question && (isRange || isWord) && <p className="mb-2 text-ink-2 text-sm">{i18n._(question)}</p>}
      {!isWord && !isRange && (
        <TextField
          name={amountField(line)}
          label={name}
          hint={question && i18n._(question)}
          className="mb-2"
          {...amount}
        />
      )}
      {!isWord && isRange && (
        <div className="grid grid-cols-2 items-end gap-x-4">
          <TextField name={amountField(line)} label={t`${name}: lowest`} className="mb-2" {...amount} />
          <TextField name={highestField(line)} label={t`${name}: highest`} className="mb-2" {...amount} />
        </div>
      )}
      <div className="mt-1 flex flex-wrap gap-2">
        {[...shown].map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={meaning === one}
            className={classNames(
              'min-h-11 cursor-pointer rounded-full border px-4 text-sm',
              meaning === one ? 'border-pine bg-pine-soft font-semibold text-pine' : 'border-line-strong bg-surface',
            )}
            onClick={() => mean(one)}
          >
            {words[one]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
