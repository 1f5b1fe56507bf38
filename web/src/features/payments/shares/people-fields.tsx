// Who is asked, and for how much; at its end what it comes to.
import { SHARES_AT_ONCE } from '@evenlight/contract/shares';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Amount } from '../../../parts/amount';
import { LetterLanguageField } from '../../../parts/letter-language-field';
import { useLetterLanguage } from '../../../parts/use-letter-language';
import { asTyped } from '../../../platform/amount-text';
import { Button } from '../../../ui/base/button';
import { classNames } from '../../../ui/base/class-names';
import { CheckboxField } from '../../../ui/forms/checkbox-field';
import { TextField } from '../../../ui/forms/text-field';
import { evenParts, nobodyYet, type ShareForm, sumTyped } from './share-form';

export function PeopleFields({ remaining }: { remaining: number }) {
  const { control, watch, setValue, setFocus } = useFormContext<ShareForm>();
  const language = useLetterLanguage();
  const { fields, append, remove } = useFieldArray({ control, name: 'shares' });
  const sum = sumTyped(watch('shares'));

  function split() {
    for (const [place, cents] of evenParts(remaining, fields.length, watch('keepsPart')).entries())
      setValue(`shares.${place}.cents`, asTyped(cents), { shouldDirty: true, shouldTouch: true });
  }

  function leaveOut(place: number) {
    remove(place);
    // The pressed button is gone; whoever works with keys goes on at the person before.
    setFocus(`shares.${Math.max(0, place - 1)}.name`);
  }

  return (
    <>
      {fields.map(({ id }, place) => (
        <Person
          key={id}
          place={place}
          isAlone={fields.length === 1}
          isTooMuch={sum > remaining}
          onRemove={fields.length > 1 ? () => leaveOut(place) : undefined}
        />
      ))}
      {fields.length < SHARES_AT_ONCE && (
        <div>
          <Button variant="ghost" size="small" className="-ms-4" onClick={() => append(nobodyYet(language))}>
            <Plus aria-hidden="true" className="size-4.5" />
            <Trans>Add another person</Trans>
          </Button>
        </div>
      )}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t pt-4">
        <CheckboxField name="keepsPart" label={<Trans>Keep an equal part for me</Trans>} />
        <Button variant="secondary" size="small" onClick={split}>
          <Trans>Split evenly</Trans>
        </Button>
      </div>
      <RunningSum cents={sum} remaining={remaining} />
    </>
  );
}

type PersonProps = { place: number; isAlone: boolean; isTooMuch: boolean; onRemove: (() => void) | undefined };

function Person({ place, isAlone, isTooMuch, onRemove }: PersonProps) {
  const { t } = useLingui();
  const number = place + 1;
  // The list of what is missing stands apart from the people, so each line of it says whose field it is.
  const labels = isAlone
    ? { name: t`Name`, cents: t`Amount in dollars`, email: t`Email address`, language: t`Language of the letter` }
    : {
        name: t`Name of person ${number}`,
        cents: t`Amount in dollars for person ${number}`,
        email: t`Email address of person ${number}`,
        language: t`Language of the letter to person ${number}`,
      };
  return (
    <fieldset className={classNames('min-w-0', place > 0 && 'border-line border-t pt-4')}>
      <legend className="float-start font-serif text-lg">{t`Person ${number}`}</legend>
      {onRemove && (
        <div className="flex justify-end">
          <Button
            variant="ghost"
            size="small"
            className="-mt-2 whitespace-nowrap"
            aria-label={t`Leave out person ${number}`}
            onClick={onRemove}
          >
            <X aria-hidden="true" className="size-4.5" />
            <Trans>Leave out</Trans>
          </Button>
        </div>
      )}
      <div className="clear-both grid gap-x-4 gap-y-1 pt-2 sm:grid-cols-2">
        <TextField name={`shares.${place}.name`} label={labels.name} autoComplete="off" />
        <TextField
          name={`shares.${place}.cents`}
          label={labels.cents}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          // The sum below says what is wrong; no single amount looks good then.
          isUnpraised={isTooMuch}
        />
        <TextField name={`shares.${place}.email`} label={labels.email} type="email" autoComplete="off" />
        <LetterLanguageField name={`shares.${place}.language`} label={labels.language} />
      </div>
    </fieldset>
  );
}

function RunningSum({ cents, remaining }: { cents: number; remaining: number }) {
  const sum = <Amount from="family" cents={cents} />;
  const whole = <Amount from="ours" cents={remaining} />;
  const over = <Amount from="family" cents={cents - remaining} />;
  return (
    <p role="status" className="mb-2 font-semibold tabular-nums">
      <Trans>
        {sum} of {whole}
      </Trans>
      {cents > remaining && (
        <span className="block font-normal text-bad text-ui">
          <Trans>That is {over} too much.</Trans>
        </span>
      )}
    </p>
  );
}
