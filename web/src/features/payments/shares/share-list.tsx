import type { PlanId } from '@evenlight/contract/ids';
import type { PaymentShare, ShareState } from '@evenlight/contract/shares';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Amount } from '../../../parts/amount';
import { SentLinkActions } from '../../../parts/link-page/sent-link-actions';
import { dayInWords } from '../../../platform/dates';
import { Badge } from '../../../ui/base/badge';
import { useKeptFocus } from '../../../ui/base/keep-focus';
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
        <p className="min-w-0 wrap-anywhere font-semibold">
          <bdi translate="no">{name}</bdi>
        </p>
        <Amount from="family" cents={cents} className="shrink-0" />
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
  const { mutate, isPending, error, variables } = useChangeShare(planId);
  return (
    <SentLinkActions
      name={name}
      change={(isEnding, options) => mutate({ shareId, isEnding }, options)}
      changing={isPending ? (variables.isEnding ? 'ending' : 'renewing') : null}
      takeBackLabel={t`Take back: ${name}`}
      question={{
        title: <Trans>Take this share back?</Trans>,
        description: t`The link of ${name} stops working. That part is then yours to pay, or to ask somebody else for.`,
        leave: <Trans>Leave it</Trans>,
        takeBack: <Trans>Take it back</Trans>,
      }}
      refusal={<PlanProblem error={error} className="mt-2 empty:hidden" />}
    />
  );
}
