import { costOfPlan } from '@evenlight/contract/estimates';
import type { Plan } from '@evenlight/contract/plans';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Amount } from '../../parts/amount';
import { ToldIn } from '../../parts/own-words';
import { calendarDay, dayInWords } from '../../platform/dates';
import { Badge } from '../../ui/base/badge';
import { Button } from '../../ui/base/button';
import { Card } from '../../ui/base/card';
import { Fact } from '../../ui/base/fact';
import { TextLink } from '../../ui/base/text-link';
import { ExampleSum } from '../catalogue/example-prices';
import { PlanTitle, TraditionAndPackage } from './plan-names';
import { PlanProblem } from './plan-problem';
import { useArchivePlan } from './plan-queries';
import { statusWords } from './plan-words';
import { pathOfPlan } from './workflow/plan-steps';

export function PlanCard({ plan, action }: { plan: Plan; action?: ReactNode }) {
  const { t, i18n } = useLingui();
  const { venueName, serviceDate, status, updatedAt } = plan;
  const changed = dayInWords(updatedAt, i18n);
  return (
    <Card as="li" className="text-ink">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 wrap-anywhere text-xl">
          <TextLink to={pathOfPlan(plan.id)} className="font-serif">
            <PlanTitle plan={plan} />
          </TextLink>
        </h2>
        <Badge>{i18n._(statusWords[status])}</Badge>
      </div>
      <p className="mt-1.5 text-ink-2">
        <TraditionAndPackage plan={plan} />
        <ToldIn of={plan} />
      </p>
      <dl className="mt-5 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact label={t`Total`}>
          <Amount from="ours" cents={costOfPlan(plan)} /> <ExampleSum lines={plan.lines} />
        </Fact>
        <Fact label={t`Venue`}>{venueName ? <span translate="no">{venueName}</span> : t`Not chosen yet`}</Fact>
        <Fact label={t`Service date`}>{serviceDate ? calendarDay(serviceDate, i18n) : t`Not chosen yet`}</Fact>
        <Fact label={t`Last change`}>{changed}</Fact>
      </dl>
      {action}
    </Card>
  );
}

export function RestorePlan({ plan }: { plan: Plan }) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useArchivePlan();
  const { id, title } = plan;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className="mt-5"
        aria-label={t`Restore: ${title}`}
        state={isPending ? 'loading' : 'idle'}
        onClick={() => mutate({ id, isArchived: false })}
      >
        <Trans>Restore</Trans>
      </Button>
      <PlanProblem error={error} className="mt-3 empty:hidden" />
    </>
  );
}
