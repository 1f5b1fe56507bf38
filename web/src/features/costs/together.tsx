// What it all comes to, where it goes, and what is left of the budget.
import type { PlanCosts } from '@evenlight/contract/costs';
import { budgetStand, costTotals } from '@evenlight/contract/costs/totals';
import { Trans, useLingui } from '@lingui/react/macro';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Amount } from '../../parts/amount';
import { othersPattern, useOurSegments } from '../../parts/price-parts';
import { StillUnknown } from '../../parts/whole-cost-row';
import { type ChartSegment, WhereItGoes } from '../../ui/charts/where-it-goes';
import { EmptyState } from '../../ui/status/empty-state';

export function Together({ costs }: { costs: PlanCosts }) {
  const totals = costTotals(costs.statement.totalCents, costs.lines);
  const { unknownCount } = totals;
  return (
    <div className="mt-6 flex flex-wrap items-end gap-x-6 gap-y-4">
      <p className="min-w-0 max-w-full wrap-anywhere">
        <span className="block text-ink-2">
          {unknownCount > 0 ? <Trans>All together, as far as it is known</Trans> : <Trans>All together</Trans>}
        </span>
        <Amount from="together" range={totals} className="block font-serif text-display tracking-tight" />
      </p>
      {unknownCount > 0 && (
        <p className="min-w-0 flex-1 basis-60 border-line-strong border-s-2 border-dashed ps-4 text-ink-2 text-ui">
          <a href="#not-in-this-figure" className="font-semibold text-ink underline underline-offset-4">
            <StillUnknown count={unknownCount} />
          </a>{' '}
          <Trans>Nothing stands in for them: the figure grows as you learn more.</Trans>
        </p>
      )}
    </div>
  );
}

export function Where({ costs, budgetAction }: { costs: PlanCosts; budgetAction: ReactNode }) {
  const { t } = useLingui();
  const { statement, lines, budgetCents } = costs;
  const totals = costTotals(statement.totalCents, lines);
  const segments = useSegments(costs);
  const budget = budgetOf(totals, budgetCents);
  return (
    <section aria-labelledby="where-it-goes" className="mt-9">
      <h2 id="where-it-goes" className="mb-4 text-2xl">
        <Trans>Where it goes</Trans>
      </h2>
      {segments.length === 0 ? (
        <EmptyState icon={ReceiptText} title={<Trans>Choose a package and the bar fills</Trans>} />
      ) : (
        <WhereItGoes
          look="page"
          segments={segments}
          caption={t`Where it goes`}
          heads={[t`Part`, t`Amount`]}
          mostSize={totals.highCents}
          budget={budget}
        />
      )}
      {budgetCents === null && budgetAction}
    </section>
  );
}

function useSegments({ statement, lines }: PlanCosts): ChartSegment[] {
  const { t } = useLingui();
  const { othersCents } = costTotals(statement.totalCents, lines);
  const ours = useOurSegments()(statement);
  if (othersCents.highCents === 0) return ours;
  const others = {
    key: 'others',
    label: t`Charged by others`,
    amount: <Amount from="together" range={othersCents} />,
  };
  return [...ours, { ...others, size: othersCents.lowCents, pattern: othersPattern }];
}

function budgetOf(totals: ReturnType<typeof costTotals>, budgetCents: number | null) {
  if (budgetCents === null) return null;
  const { is, cents } = budgetStand(totals, budgetCents);
  const budget = <Amount from="family" cents={budgetCents} />;
  const amount = <Amount from="together" cents={cents} />;
  const words = {
    under: <Trans>{amount} under your budget</Trans>,
    over: <Trans>{amount} over your budget</Trans>,
    'may-be-over': <Trans>may come to {amount} over your budget</Trans>,
  }[is];
  return { size: budgetCents, label: <Trans>Your budget {budget}</Trans>, words, isOver: is !== 'under' };
}
