import { ADJUSTMENT_MAX_LENGTH } from '@evenlight/contract/adjustments';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { fieldProblemsOf, phraseFor } from '../../../platform/phrases';
import { useIsHydrated } from '../../../ui/base/is-hydrated';
import { Form } from '../../../ui/forms/form';
import { RadioCards } from '../../../ui/forms/radio-cards';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextField } from '../../../ui/forms/text-field';
import { nothingTyped, TypedAdjustment } from '../adjustment-text';
import type { UnsentAdjustment } from './use-unsent-adjustment';

export function AskAdjustment({ unsent }: { unsent: UnsentAdjustment }) {
  const { t, i18n } = useLingui();
  const begin = useBegin(unsent);
  const phrase = phraseFor(unsent.error);
  return (
    <Form
      key={begin === null || begin === nothingTyped ? 'new' : 'kept'}
      aria-label={t`Ask for an adjustment`}
      schema={TypedAdjustment}
      defaultValues={begin ?? nothingTyped}
      busy={unsent.isPending}
      problem={phrase && i18n._(phrase)}
      fieldProblems={fieldProblemsOf(unsent.error)}
      onSubmit={(values) => void unsent.send(values)}
    >
      {begin && <KeepTyped keep={unsent.keep} />}
      <TextField
        name="description"
        label={t`What should change`}
        hint={t`For example: flowers from our own garden.`}
        maxLength={ADJUSTMENT_MAX_LENGTH}
        autoComplete="off"
      />
      <RadioCards
        name="direction"
        label={t`What it does to the price`}
        columns={2}
        cards={[
          { value: 'add', label: t`Add to it` },
          { value: 'take-off', label: t`Take off` },
        ]}
      />
      <TextField
        name="amount"
        label={t`Amount in dollars`}
        hint={t`A guess is enough. Our team checks it with you.`}
        inputMode="decimal"
        autoComplete="off"
        className="max-w-80"
      />
      <SubmitButton variant="secondary" className="justify-self-start">
        <Trans>Ask for this</Trans>
      </SubmitButton>
    </Form>
  );
}

/** What this browser keeps is known only once the page is hydrated; until then it is null. */
function useBegin({ read }: UnsentAdjustment): TypedAdjustment | null {
  const isAwake = useIsHydrated();
  const [begin, setBegin] = useState(() => (isAwake ? read() : null));
  useEffect(() => {
    if (isAwake) setBegin((known) => known ?? read());
  }, [isAwake, read]);
  return begin;
}

function KeepTyped({ keep }: Pick<UnsentAdjustment, 'keep'>) {
  const { watch, getValues } = useFormContext<TypedAdjustment>();
  useEffect(() => {
    const keepAll = (typed: Partial<TypedAdjustment>) => keep({ ...nothingTyped, ...typed });
    // Somebody may have typed before the page was hydrated.
    keepAll(getValues());
    const { unsubscribe } = watch(keepAll);
    return unsubscribe;
  }, [watch, getValues, keep]);
  return null;
}
