import type { PlanId } from '@evenlight/contract/ids';
import { inDollarsExactly } from '@evenlight/contract/money';
import type { PaymentShare, ShareState } from '@evenlight/contract/shares';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { dayInWords } from '../../../platform/dates';
import { Badge } from '../../../ui/base/badge';
import { Button } from '../../../ui/base/button';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { Dialog } from '../../../ui/overlays/dialog';
import { OverlayClose } from '../../../ui/overlays/overlay-parts';
import { toasts } from '../../../ui/overlays/toast-store';
import { PlanProblem } from '../../plans/plan-problem';
import { shareWords } from '../payment-words';
import { useChangeShare } from '../share-queries';

const tones: Record<ShareState, ComponentProps<typeof Badge>['tone']> = {
  open: 'gold',
  processing: 'warn',
  paid: 'ok',
  ended: 'line',
};

export function ShareList({ planId, shares }: { planId: PlanId; shares: PaymentShare[] }) {
  const box = useKeptFocus<HTMLUListElement>();
  return (
    <ul ref={box} tabIndex={-1} className="mt-3 outline-none empty:hidden">
      {shares.map((share) => (
        <Share key={share.id} planId={planId} share={share} />
      ))}
    </ul>
  );
}

function Share({ planId, share }: { planId: PlanId; share: PaymentShare }) {
  const { t, i18n } = useLingui();
  const { name, email, cents, state, expiresAt } = share;
  const day = dayInWords(expiresAt, i18n);
  return (
    <li className="border-line border-b py-3.5">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 wrap-anywhere font-semibold">{name}</p>
        <p className="shrink-0 tabular-nums">{inDollarsExactly(cents)}</p>
      </div>
      <p className="wrap-anywhere text-ink-2 text-ui">{email}</p>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-sm">
        <Badge tone={tones[state]}>{i18n._(shareWords[state])}</Badge>
        {state === 'open' && t`The link works until ${day}`}
      </p>
      {state === 'open' && <ShareActions planId={planId} share={share} />}
    </li>
  );
}

function ShareActions({ planId, share: { id: shareId, name } }: { planId: PlanId; share: PaymentShare }) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error, variables } = useChangeShare(planId);
  const stateOf = (isEnding: boolean) => (isPending && variables?.isEnding === isEnding ? 'loading' : 'idle');

  function sendAnew() {
    if (isPending) return;
    const tell = () => toasts.show({ title: <Trans>A new link is on its way</Trans> });
    mutate({ shareId, isEnding: false }, { onSuccess: tell });
  }

  return (
    <>
      <div className="-ms-4 flex flex-wrap">
        <Button
          variant="ghost"
          size="small"
          aria-label={t`Send a new link: ${name}`}
          state={stateOf(false)}
          onClick={sendAnew}
        >
          <Trans>Send a new link</Trans>
        </Button>
        <Button
          variant="ghost"
          size="small"
          aria-label={t`Take back: ${name}`}
          state={stateOf(true)}
          onClick={() => setIsAsking(true)}
        >
          <Trans>Take back</Trans>
        </Button>
      </div>
      <PlanProblem error={error} className="mt-2 empty:hidden" />
      <Dialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={<Trans>Take this share back?</Trans>}
        description={t`The link of ${name} stops working. That part is then yours to pay, or to ask somebody else for.`}
        actions={
          <>
            <OverlayClose
              button={
                <Button variant="secondary">
                  <Trans>Leave it</Trans>
                </Button>
              }
            />
            <OverlayClose
              button={
                <Button onClick={() => mutate({ shareId, isEnding: true })}>
                  <Trans>Take it back</Trans>
                </Button>
              }
            />
          </>
        }
      />
    </>
  );
}
