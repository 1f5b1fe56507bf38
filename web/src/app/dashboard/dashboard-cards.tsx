// The cards of the dashboard. Each knows by itself whether it is loading, empty or out of reach.
import { costOfPlan } from '@evenlight/contract/estimates';
import { inDollarsExactly } from '@evenlight/contract/money';
import type { Plan } from '@evenlight/contract/plans';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePlan } from '../../features/plans/plan-queries';
import { calendarDay } from '../../platform/dates';
import { Badge } from '../../ui/base/badge';
import { ButtonLink } from '../../ui/base/button-link';
import { Card } from '../../ui/base/card';
import { Fact } from '../../ui/base/fact';
import { OwnPapers } from '../papers/own-papers';
import { PlanPayments } from '../payments/plan-payments';
import { statusWords, traditionInWords } from '../plans/plan-words';
import { pathOfPlan } from '../plans/workflow/plan-steps';

export function DashboardCards({ fromList }: { fromList: Plan }) {
  const plan = usePlan(fromList);
  return (
    <div className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <BoardCard id="plan-card" title={<Trans>Current Plan Status</Trans>}>
        <PlanStatus plan={plan} />
      </BoardCard>
      <BoardCard id="payment-card" title={<Trans>Payment Information</Trans>}>
        <PlanPayments plan={plan} />
      </BoardCard>
      <section aria-labelledby="papers-card" className="mt-4 min-w-0 lg:col-span-2">
        <h2 id="papers-card" className="mb-4 text-2xl">
          <Trans>Required Documents</Trans>
        </h2>
        <OwnPapers planId={plan.id} />
      </section>
    </div>
  );
}

function BoardCard({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <Card as="section" aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-5 text-2xl">
        {title}
      </h2>
      {children}
    </Card>
  );
}

function PlanStatus({ plan }: { plan: Plan }) {
  const { t, i18n } = useLingui();
  const { title, status, venueName, serviceDate } = plan;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="wrap-anywhere font-serif text-xl">{title}</span>
        <Badge>{i18n._(statusWords[status])}</Badge>
      </p>
      <p className="mt-1.5 text-ink-2">{`${traditionInWords(plan, i18n)} · ${plan.packageName}`}</p>
      <dl className="mt-5 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact label={t`Total`}>{inDollarsExactly(costOfPlan(plan))}</Fact>
        <Fact label={t`Venue`}>{venueName ?? t`Not chosen yet`}</Fact>
        <Fact label={t`Service date`}>{serviceDate ? calendarDay(serviceDate, i18n) : t`Not chosen yet`}</Fact>
      </dl>
      <ButtonLink to={pathOfPlan(plan.id)} variant="secondary" className="mt-6">
        <Trans>Open the plan</Trans>
      </ButtonLink>
    </>
  );
}
