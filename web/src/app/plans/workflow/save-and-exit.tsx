// The way out: whatever was entered and not saved yet is saved first, and when that fails, nobody leaves unawares.
import type { PlanId } from '@evenlight/contract/ids';
import { Trans, useLingui } from '@lingui/react/macro';
import { LoaderCircle } from 'lucide-react';
import { type MouseEvent, useContext, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSettleChanges } from '../../../features/plans/plan-queries';
import { phraseFor } from '../../../platform/phrases';
import { ButtonLink } from '../../../ui/base/button-link';
import { Notice } from '../../../ui/status/notice';
import { type Outcome, PendingEntriesContext, savePending } from './pending-entries';
import { stepPath } from './plan-steps';

const EXIT = '/dashboard';

export function SaveAndExit({ planId }: { planId: PlanId }) {
  const { leave, isSaving, outcome } = useLeaving(planId);

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
        {outcome && <NotSaved outcome={outcome} planId={planId} />}
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

  async function leave() {
    if (isSaving) return;
    setIsSaving(true);
    setOutcome(null);
    const error = await settleChanges();
    const saved: Outcome = error ? { is: 'failed', error } : await savePending(entries);
    setIsSaving(false);
    if (saved.is === 'saved') await navigate(EXIT);
    else setOutcome(saved);
  }

  return { leave, isSaving, outcome };
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
