// What a family asked for, and our answer.
import { ADJUSTMENT_MAX_LENGTH } from '@evenlight/contract/adjustments';
import type { PlanCase } from '@evenlight/contract/cases';
import type { PlanId } from '@evenlight/contract/ids';
import type { Adjustment } from '@evenlight/contract/plan-lines';
import type { Plan } from '@evenlight/contract/plans';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Amount } from '../../../../parts/amount';
import { Refusal } from '../../../../parts/refusal';
import { momentInWords } from '../../../../platform/dates';
import { Button } from '../../../../ui/base/button';
import { Card } from '../../../../ui/base/card';
import { Disclosure } from '../../../../ui/base/disclosure';
import { useKeptFocus } from '../../../../ui/base/keep-focus';
import { theirWords } from '../../../../ui/base/their-words';
import { TextField } from '../../../../ui/forms/text-field';
import { PricedLines } from '../../../plans/priced-lines';
import { AdjustmentBadge, AdjustmentName } from '../../../plans/workflow/adjustments';
import { useTooLong } from '../../queue/too-long';
import { useDecideAdjustment } from './case-queries';

type Props = { plan: Plan; askedLines: PlanCase['askedLines'] };

export function CaseAdjustments({ plan: { id, adjustments }, askedLines }: Props) {
  if (adjustments.length === 0)
    return (
      <p className="text-ink-2">
        <Trans>None were asked for.</Trans>
      </p>
    );
  return (
    <ul className="grid gap-4">
      {adjustments.map((adjustment) => (
        <AdjustmentCard key={adjustment.id} planId={id} adjustment={adjustment} askedLines={askedLines} />
      ))}
    </ul>
  );
}

type CardProps = Pick<Props, 'askedLines'> & { planId: PlanId; adjustment: Adjustment };

function AdjustmentCard({ planId, adjustment, askedLines }: CardProps) {
  const { t, i18n } = useLingui();
  const box = useKeptFocus<HTMLDivElement>();
  const { cents, state, note, requestedAt } = adjustment;
  const at = momentInWords(requestedAt, i18n);
  return (
    <Card ref={box} as="li" tabIndex={-1} className="outline-none">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <AdjustmentName adjustment={adjustment} className="min-w-0 flex-1 basis-60 wrap-anywhere font-semibold" />
        <AdjustmentBadge state={state} />
        {cents !== 0 && <Amount from="family" cents={cents} isSigned />}
      </p>
      <p className="mt-1 text-ink-2 text-sm">{t`Asked for on ${at}`}</p>
      {note && (
        <p className="mt-2 wrap-anywhere text-ink-2">
          <Trans>Our team:</Trans> <span {...theirWords}>{note}</span>
        </p>
      )}
      {state === 'requested' && adjustment.way && <AboutWay askedLines={askedLines} />}
      {state === 'requested' && <Decide planId={planId} adjustment={adjustment} />}
    </Card>
  );
}

/** What is confirmed is seen before it is. */
function AboutWay({ askedLines }: Pick<Props, 'askedLines'>) {
  if (askedLines === null)
    return (
      <p className="mt-3 text-ink-2">
        <Trans>
          No package of ours holds this way. Talk with the family first: lines and price stay as they are, whatever is
          answered here, and what changes is asked for as an adjustment of its own.
        </Trans>
      </p>
    );
  return (
    <>
      <p className="mt-3 text-ink-2">
        <Trans>
          Something was paid already. Confirmed, the lines of the plan become those below; declined, lines and price
          stay.
        </Trans>
      </p>
      <Disclosure title={<Trans>The lines it would have</Trans>} className="mt-2 border-t">
        <PricedLines lines={askedLines} />
      </Disclosure>
    </>
  );
}

function Decide({ planId, adjustment }: { planId: PlanId; adjustment: Adjustment }) {
  const { t } = useLingui();
  const [note, setNote] = useState('');
  const problem = useTooLong()(note, ADJUSTMENT_MAX_LENGTH);
  const { mutate, isPending, variables, error } = useDecideAdjustment(planId, adjustment.id);
  const { description } = adjustment;

  function decide(state: 'confirmed' | 'declined') {
    if (problem || isPending) return;
    mutate({ state, ...(note.trim() === '' ? {} : { note }) });
  }

  const stateOf = (state: 'confirmed' | 'declined') => (isPending && variables?.state === state ? 'loading' : 'idle');
  return (
    <div className="mt-4">
      <TextField
        name="note"
        label={t`A note to the family`}
        hint={t`They read it with the answer. It may stay empty.`}
        autoComplete="off"
        dir="auto"
        problem={problem}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Refusal error={error} className="mt-3" />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          aria-label={t`Confirm: ${description}`}
          aria-disabled={problem ? true : undefined}
          state={stateOf('confirmed')}
          onClick={() => decide('confirmed')}
        >
          <Trans>Confirm</Trans>
        </Button>
        <Button
          variant="secondary"
          aria-label={t`Decline: ${description}`}
          aria-disabled={problem ? true : undefined}
          state={stateOf('declined')}
          onClick={() => decide('declined')}
        >
          <Trans>Decline</Trans>
        </Button>
      </div>
    </div>
  );
}
