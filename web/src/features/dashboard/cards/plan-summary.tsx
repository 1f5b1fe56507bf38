// What the plan holds, in short.
import { costOfPlan, estimateOf, sumsOfAdjustments } from '@evenlight/contract/estimates';
import type { Plan } from '@evenlight/contract/plans';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Amount } from '../../../parts/amount';
import { OwnWords, ToldIn } from '../../../parts/own-words';
import { PriceParts } from '../../../parts/price-parts';
import { WholeCostRow } from '../../../parts/whole-cost-row';
import { calendarDay } from '../../../platform/dates';
import { ButtonLink } from '../../../ui/base/button-link';
import { classNames } from '../../../ui/base/class-names';
import { Fact } from '../../../ui/base/fact';
import { TextLink } from '../../../ui/base/text-link';
import { ExampleSum } from '../../catalogue/example-prices';

export function PlanSummary({ plan }: { plan: Plan }) {
  const { t, i18n } = useLingui();
  const { packageName, lines, adjustments, venueName, venueCost, serviceDate } = plan;
  const addons = lines.filter(({ source, isDeclined }) => source === 'addon' && !isDeclined);
  const { confirmedCents } = sumsOfAdjustments(adjustments);
  return (
    <>
      <dl className="grid gap-2.5">
        <Line label={<OwnWords of={plan}>{packageName}</OwnWords>}>
          <Amount from="ours" cents={estimateOf(lines).packageCents} />
        </Line>
        {addons.map((line) => (
          <Line key={line.item} label={<OwnWords of={line}>{line.name}</OwnWords>}>
            <Amount from="ours" cents={line.cents} />
          </Line>
        ))}
        {venueName && venueCost !== null && (
          <Line label={<span translate="no">{venueName}</span>}>
            <Amount from="vendor" cents={venueCost} />
          </Line>
        )}
        {confirmedCents !== 0 && (
          <Line label={t`Confirmed adjustments`}>
            <Amount from="ours" cents={confirmedCents} isSigned />
          </Line>
        )}
        <Line label={t`Total`} className="border-line-strong border-t pt-3">
          <Amount from="ours" cents={costOfPlan(plan)} className="font-serif text-[1.7rem] leading-tight" />
        </Line>
      </dl>
      <ToldIn of={[plan, ...addons]} className="mt-1" />
      <p className="mt-1 text-end empty:hidden">
        <ExampleSum lines={lines} />
      </p>
      <PriceParts look="row" className="mt-4" priced={{ lines, adjustments, venueCents: venueCost ?? 0 }} />
      <WholeCostRow planId={plan.id} className="mt-4" />
      <dl className="mt-5 grid gap-3">
        <Fact label={t`Service date`}>{serviceDate ? calendarDay(serviceDate, i18n) : t`Not chosen yet`}</Fact>
        <Fact label={t`Venue`}>{venueName ? <span translate="no">{venueName}</span> : t`Not chosen yet`}</Fact>
      </dl>
      <TextLink to="/plans" className="mt-4 inline-flex min-h-11 items-center">
        <Trans>All your plans</Trans>
      </TextLink>
    </>
  );
}

function Line({ label, className, children }: { label: ReactNode; className?: string; children: ReactNode }) {
  return (
    <div className={classNames('flex items-baseline justify-between gap-4', className)}>
      <dt className="min-w-0 wrap-anywhere text-ink-2">{label}</dt>
      <dd className="shrink-0 tabular-nums">{children}</dd>
    </div>
  );
}

export function NoPlanSummary() {
  return (
    <>
      <p className="text-ink-2">
        <Trans>There is no plan here yet. You can begin at any point, stop, and come back.</Trans>
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to="/planning">
          <Trans>Start Planning</Trans>
        </ButtonLink>
        <ButtonLink to="/plans" variant="secondary">
          <Trans>Your plans</Trans>
        </ButtonLink>
      </div>
    </>
  );
}
