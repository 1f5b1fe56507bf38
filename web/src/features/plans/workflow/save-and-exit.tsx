// The way out: whatever was entered and not saved yet is saved first, and when that fails, nobody leaves unawares. What
// would go to our team is sent only when somebody says so.
import type { PlanId } from '@evenlight/contract/ids';
import { Trans, useLingui } from '@lingui/react/macro';
import { LoaderCircle } from 'lucide-react';
import { type MouseEvent, useContext, useState } from 'react';
import { useNavigate } from 'react-router';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { ButtonLink } from '../../../ui/base/button-link';
import { validationErrorToast } from '../../../ui/overlays/toast-presets';
import { toasts } from '../../../ui/overlays/toast-store';
import { Notice } from '../../../ui/status/notice';
import { useSettleChanges } from '../plan-queries';
import { type Outcome, PendingEntriesContext, savePending } from './pending-entries';
import { type StepId, stepPath } from './plan-steps';

const EXIT = '/dashboard';
const ABOUT = 'leaving a plan';

export function SaveAndExit({ planId }: { planId: PlanId }) {
  const { leave, sendAndLeave, isSaving, outcome } = useLeaving(planId);

  function saveFirst(event: MouseEvent) {
    event.preventDefault();
    void leave();
  }

  return (
    <>
      <ButtonLink
        to={EXIT}
        variant="ghost"
        className="max-sm:order-last max-sm:basis-full"
        aria-disabled={isSaving || undefined}
        onClick={saveFirst}
      >
        {isSaving && <LoaderCircle aria-hidden="true" className="size-5 shrink-0 animate-spin" />}
        <Trans>Save & Exit</Trans>
      </ButtonLink>
      <div role="status" className="order-last basis-full empty:hidden">
        {outcome?.is === 'unsent' ? (
          <NotSent planId={planId} step={outcome.step} onSend={() => void sendAndLeave(outcome.send)} />
        ) : (
          outcome && <NotSaved outcome={outcome} planId={planId} />
        )}
      </div>
    </>
  );
}

function useLeaving(planId: PlanId) {
  const entries = useContext(PendingEntriesContext);
  const settleChanges = useSettleChanges(planId);
  const navigate = useNavigate();
  const [isSaving, setIsSaving] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function saveAll(): Promise<Outcome> {
    const error = await settleChanges();
    return error ? { is: 'failed', error } : savePending(entries);
  }

  async function leaveAfter(save: () => Promise<Outcome>) {
    if (isSaving) return;
    setIsSaving(true);
    setOutcome(null);
    const saved = await save();
    setIsSaving(false);
    toasts.retire(ABOUT);
    if (saved.is === 'saved') return navigate(EXIT);
    setOutcome(saved);
    if (saved.is === 'unfinished' && saved.missing?.length)
      toasts.show({ ...validationErrorToast(saved.missing), about: ABOUT });
  }

  return {
    isSaving,
    outcome,
    leave: () => leaveAfter(saveAll),
    /** There may be a second request, which is asked about by itself. */
    sendAndLeave: (send: () => Promise<Outcome>) =>
      leaveAfter(async () => {
        const sent = await send();
        return sent.is === 'saved' ? saveAll() : sent;
      }),
  };
}

type NotSentProps = { planId: PlanId; step: StepId; onSend: () => void };

function NotSent({ planId, step, onSend }: NotSentProps) {
  return (
    <Notice tone="warn" title={<Trans>Your request to our team is not sent yet</Trans>}>
      <p>
        <Trans>Nothing goes to our team before you say so. What you typed is kept in this window.</Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={onSend}>
          <Trans>Send it and leave</Trans>
        </Button>
        <ButtonLink to={stepPath(planId, step)} preventScrollReset variant="secondary" size="small">
          <Trans>Look at it once more</Trans>
        </ButtonLink>
        <ButtonLink to={EXIT} variant="ghost" size="small">
          <Trans>Leave without sending</Trans>
        </ButtonLink>
      </div>
    </Notice>
  );
}

function NotSaved({ outcome, planId }: { outcome: Outcome; planId: PlanId }) {
  const { i18n } = useLingui();
  const phrase = outcome.is === 'failed' ? phraseFor(outcome.error) : undefined;
  return (
    <Notice tone="warn" title={<Trans>Something is not saved yet</Trans>}>
      <p>
        {phrase ? (
          i18n._(phrase)
        ) : (
          <Trans>What you began to type needs a little more before it can be saved. It is kept in this window.</Trans>
        )}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {outcome.is === 'unfinished' && outcome.step !== undefined && (
          <ButtonLink to={stepPath(planId, outcome.step)} preventScrollReset variant="secondary" size="small">
            <Trans>Finish it</Trans>
          </ButtonLink>
        )}
        <ButtonLink to={EXIT} variant="ghost" size="small">
          <Trans>Leave all the same</Trans>
        </ButtonLink>
      </div>
    </Notice>
  );
}
