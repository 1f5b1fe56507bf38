import { type CostLine, isKnownKind, saidStates } from '@evenlight/contract/costs/cost-lines';
import { documentTypes } from '@evenlight/contract/documents';
import type { PlanId } from '@evenlight/contract/ids';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Amount } from '../../parts/amount';
import { CancelButton, KeptForm, useKeptForm } from '../../parts/kept-form/kept-form';
import { Button } from '../../ui/base/button';
import { ChoiceChips } from '../../ui/forms/choice-chips';
import { SelectField } from '../../ui/forms/select-field';
import { SubmitButton } from '../../ui/forms/submit-button';
import { TextField } from '../../ui/forms/text-field';
import { toasts } from '../../ui/overlays/toast-store';
import { Notice } from '../../ui/status/notice';
import { documentNames } from '../documents/document-words';
import { saidWords, stateWords, useLineName } from './cost-words';
import { isChangedMeanwhile, useSaveCost } from './queries';
import { schemaOf, type TypedCost, typedOf, wordsOf } from './typed-cost';

type Props = { planId: PlanId; line: CostLine; onClose: () => void };

export function CostForm({ planId, line, onClose }: Props) {
  const { t } = useLingui();
  const nameOf = useLineName();
  const save = useSaveCost(planId);
  // What is typed is a change of what stood there when it was begun, also when somebody else writes meanwhile.
  const [begun, setBegun] = useState(line);
  const isOwn = !isKnownKind(line.id);
  const isTypical = begun.said?.isTypical ?? false;
  const schema = useMemo(() => schemaOf({ isOwn, isTypical }), [isOwn, isTypical]);
  const isOutrun = isChangedMeanwhile(save.error) && line.version !== begun.version;
  // Whoever has read what the other wrote, and saves again, means it.
  const { version } = isOutrun ? line : begun;
  return (
    <KeptForm
      name={`cost-${planId}`}
      part={isOwn && line.version === 0 ? 'new' : line.id}
      aria-label={nameOf(line) || t`Another line`}
      className="mt-5"
      isUnpraised
      schema={schema}
      defaultValues={typedOf(begun)}
      mutation={save}
      inputOf={(typed) => ({ line: line.id, words: wordsOf(typed, { isTypical }), version })}
      onStored={(answer) => {
        setBegun(answer.lines.find(({ id }) => id === line.id) ?? line);
        toasts.show({ title: <Trans context="cost">Saved</Trans> });
      }}
      onDone={onClose}
      {...(isOutrun ? { problem: '' } : {})}
    >
      {isOutrun && <Theirs line={line} />}
      {isOwn && <TextField name="name" label={t`What it is for`} autoComplete="off" />}
      <StateChips />
      <TextField
        name="amount"
        label={t`How much`}
        hint={t`In dollars: 1,200 or 900-1,200`}
        inputMode="text"
        autoComplete="off"
      />
      {line.id === 'copies' && (
        <TextField name="count" label={t`How many copies`} hint={t`The fee is counted for each`} inputMode="numeric" />
      )}
      <TextField name="payer" label={t`Who pays`} autoComplete="off" />
      <PaperFields />
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <SubmitButton>
          <Trans>Save</Trans>
        </SubmitButton>
        <CancelButton onClick={onClose}>
          <Trans>Cancel</Trans>
        </CancelButton>
        {begun.version > 0 && <TakeAway line={line} save={save} isOwn={isOwn} onDone={onClose} />}
      </div>
    </KeptForm>
  );
}

function StateChips() {
  const { t, i18n } = useLingui();
  const { watch, setValue } = useFormContext<TypedCost>();
  return (
    <div className="mb-5">
      <ChoiceChips
        name="cost-state"
        legend={t`How it stands`}
        choices={saidStates.map((value) => ({ value, label: i18n._(saidWords[value]) }))}
        value={watch('state')}
        onChoose={(state) => setValue('state', state, { shouldDirty: true, shouldValidate: true })}
      />
    </div>
  );
}

function PaperFields() {
  const { t, i18n } = useLingui();
  const options = documentTypes.map((type) => ({ value: type, label: i18n._(documentNames[type]) }));
  return (
    <details className="mb-3">
      <summary className="flex min-h-11 items-center text-ui underline underline-offset-4">
        <Trans>Which paper shows it</Trans>
      </summary>
      <div className="pt-2">
        <SelectField
          name="paper"
          label={t`One of the plan’s papers`}
          options={[{ value: '', label: t`None of them` }, ...options]}
        />
        <TextField
          name="paperWords"
          label={t`Another paper`}
          hint={t`Such as: invoice of May 3, in the blue folder`}
          autoComplete="off"
        />
      </div>
    </details>
  );
}

function Theirs({ line: { state, figure } }: { line: CostLine }) {
  const { i18n } = useLingui();
  const stands = (
    <>
      {i18n._(stateWords[state])}
      {figure && (
        <>
          , <Amount from="family" range={figure} />
        </>
      )}
    </>
  );
  return (
    <Notice tone="warn" role="status" className="mb-4">
      <Trans>
        This was written elsewhere meanwhile: {stands}. What you typed is still below. Save again to put it in its
        place.
      </Trans>
    </Notice>
  );
}

type TakeAwayProps = { line: CostLine; save: ReturnType<typeof useSaveCost>; isOwn: boolean; onDone: () => void };

/** A line of the family's own goes; of the others, what was said. */
function TakeAway({ line, save, isOwn, onDone }: TakeAwayProps) {
  const { forget } = useKeptForm();
  function done() {
    forget();
    onDone();
  }
  return (
    <Button
      variant="ghost"
      onClick={() => save.mutate({ line: line.id, words: null, version: line.version }, { onSuccess: done })}
    >
      {isOwn ? <Trans>Take this line away</Trans> : <Trans>Forget what was written</Trans>}
    </Button>
  );
}
