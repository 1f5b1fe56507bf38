// Sharing the cost with family: who was asked for what, and asking others.
import type { PlanMoney } from '@evenlight/contract/payments';
import type { Plan } from '@evenlight/contract/plans';
import { SHARE_MIN_CENTS } from '@evenlight/contract/shares';
import { Trans } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { BudgetLine } from '../../../parts/budget-line';
import { Button } from '../../../ui/base/button';
import { useFocusOnReturn } from '../../../ui/base/keep-focus';
import { AskForShares } from './ask-for-shares';
import { ShareList } from './share-list';

export function Shares({ plan, money }: { plan: Plan; money: PlanMoney }) {
  const [asking, setAsking] = useState<'not-yet' | 'now' | 'done'>('not-yet');
  const button = useFocusOnReturn(asking === 'done');
  const remaining = money.balanceCents - money.promisedCents;
  const canAsk = money.blocked === null && !money.isUnderWay && remaining >= SHARE_MIN_CENTS;
  if (!canAsk && money.shares.length === 0 && asking !== 'now') return null;
  return (
    <section aria-labelledby="shares">
      <h3 id="shares" className="text-xl">
        <Trans>Share the cost with family</Trans>
      </h3>
      <p className="mt-1.5 max-w-[62ch] text-ink-2 text-ui">
        <Trans>
          Each person gets a private link by e-mail and pays their part with their own card. They need no account, and
          see nothing of the plan besides.
        </Trans>
      </p>
      <BudgetLine budget={plan.budget} total={money.totalCents} of={<Trans>Of the whole plan:</Trans>} />
      <ShareList planId={plan.id} shares={money.shares} />
      {asking === 'now' && (
        <AskForShares planId={plan.id} remaining={remaining} isOff={!canAsk} onDone={() => setAsking('done')} />
      )}
      {canAsk && asking !== 'now' && (
        <Button ref={button} variant="secondary" className="mt-4" onClick={() => setAsking('now')}>
          <Users aria-hidden="true" className="size-5 shrink-0" />
          {money.shares.length === 0 ? <Trans>Ask others for a share</Trans> : <Trans>Ask somebody else</Trans>}
        </Button>
      )}
    </section>
  );
}
