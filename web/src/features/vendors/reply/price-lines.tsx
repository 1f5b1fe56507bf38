import { QUOTE_LINES_MAX } from '@evenlight/contract/vendors/quotes';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Amount } from '../../../parts/amount';
import { Button } from '../../../ui/base/button';
import { TextField } from '../../../ui/forms/text-field';
import { type AnswerForm, emptyLine, sumTyped } from './answer-form';

export function PriceLines() {
  const { control, watch, setFocus } = useFormContext<AnswerForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const total = <Amount from="vendor" cents={sumTyped(watch('lines'))} />;

  function leaveOut(place: number) {
    remove(place);
    // The pressed button is gone; whoever works with keys goes on at the line before.
    setFocus(`lines.${Math.max(0, place - 1)}.amount`);
  }

  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-ui">
        <Trans>Prices, line by line (optional)</Trans>
      </legend>
      <p className="mb-3 text-ink-2 text-sm">
        <Trans>What you leave empty is shown as not quoted. You can add lines of your own, such as delivery.</Trans>
      </p>
      <ol className="grid gap-4">
        {fields.map(({ id, wanted, name }, place) => (
          <li key={id} className="rounded-md border border-line p-4">
            {wanted === null ? (
              <OwnLine place={place} onRemove={fields.length > 1 ? () => leaveOut(place) : undefined} />
            ) : (
              <AskedLine place={place} name={name} />
            )}
          </li>
        ))}
      </ol>
      {fields.length < QUOTE_LINES_MAX && (
        <Button variant="ghost" size="small" className="-ms-4 mt-2" onClick={() => append(emptyLine)}>
          <Plus aria-hidden="true" className="size-4.5" />
          <Trans>Add a line</Trans>
        </Button>
      )}
      <p role="status" className="mt-3 border-line border-t pt-3 font-semibold text-lg">
        <Trans>Total: {total}</Trans>
      </p>
    </fieldset>
  );
}

function AskedLine({ place, name }: { place: number; name: string }) {
  const { t } = useLingui();
  return (
    <>
      <p className="mb-2 wrap-anywhere font-serif text-lg">{name}</p>
      <AmountAndNote
        place={place}
        amount={t`Price in dollars: ${name}`}
        note={t({ message: `Note (optional): ${name}`, context: 'quote' })}
      />
    </>
  );
}

function OwnLine({ place, onRemove }: { place: number; onRemove: (() => void) | undefined }) {
  const { t } = useLingui();
  const number = place + 1;
  return (
    <>
      <div className="flex items-start gap-2">
        <TextField
          name={`lines.${place}.name`}
          label={t`What for (line ${number})`}
          autoComplete="off"
          className="min-w-0 flex-1"
          isUnpraised
        />
        {onRemove && (
          <Button
            variant="ghost"
            size="small"
            className="mt-8 px-3"
            aria-label={t`Leave out line ${number}`}
            onClick={onRemove}
          >
            <X aria-hidden="true" className="size-5" />
          </Button>
        )}
      </div>
      <AmountAndNote
        place={place}
        amount={t`Price in dollars (line ${number})`}
        note={t({ message: `Note (optional, line ${number})`, context: 'quote' })}
      />
    </>
  );
}

function AmountAndNote({ place, amount, note }: { place: number; amount: string; note: string }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)] sm:items-end">
      <TextField
        name={`lines.${place}.amount`}
        label={amount}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        isUnpraised
      />
      <TextField name={`lines.${place}.note`} label={note} autoComplete="off" isUnpraised />
    </div>
  );
}
