// What each vendor is asked a price for. Every line becomes a row of the comparison.
import { WANTED_LINES_MAX } from '@evenlight/contract/vendors/inquiries';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../../../ui/base/button';
import { TextField } from '../../../../ui/forms/text-field';
import type { AskForm } from './ask-form';

export function WantedLines() {
  const { control, setFocus } = useFormContext<AskForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'wanted' });
  const isFull = fields.length >= WANTED_LINES_MAX;

  function goOn(event: KeyboardEvent, place: number) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter ends a line of a list; it must not send the form.
    event.preventDefault();
    if (place + 1 < fields.length) setFocus(`wanted.${place + 1}.name`);
    else if (!isFull) append({ name: '' });
  }

  function leaveOut(place: number) {
    remove(place);
    // The pressed button is gone; whoever works with keys goes on at the line before.
    setFocus(`wanted.${Math.max(0, place - 1)}.name`);
  }

  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-ui">
        <Trans>What would you like a price for? (optional)</Trans>
      </legend>
      <p className="mb-2 text-ink-2 text-sm">
        <Trans>One thing in each line. Everybody answers line by line, so that you can compare.</Trans>
      </p>
      {fields.map(({ id }, place) => (
        <WantedLine
          key={id}
          place={place}
          onKeyDown={(event) => goOn(event, place)}
          onRemove={fields.length > 1 ? () => leaveOut(place) : undefined}
        />
      ))}
      {!isFull && (
        <Button variant="ghost" size="small" className="-ms-4" onClick={() => append({ name: '' })}>
          <Plus aria-hidden="true" className="size-4.5" />
          <Trans>Add a line</Trans>
        </Button>
      )}
    </fieldset>
  );
}

type LineProps = { place: number; onKeyDown: (event: KeyboardEvent) => void; onRemove: (() => void) | undefined };

function WantedLine({ place, onKeyDown, onRemove }: LineProps) {
  const { t } = useLingui();
  const number = place + 1;
  return (
    <div className="flex items-start gap-2">
      <TextField
        name={`wanted.${place}.name`}
        label={t`Line ${number}`}
        autoComplete="off"
        className="min-w-0 flex-1"
        onKeyDown={onKeyDown}
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
  );
}
