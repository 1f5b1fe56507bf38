// What it all comes to, where it goes, and what is left of the budget.
import type { PlanCosts } from '@evenlight/contract/costs';
import { budgetStand, costTotals } from '@evenlight/contract/costs/totals';
import { inDollarsExactly } from '@evenlight/contract/money';
import { Trans, useLingui } from '@lingui/react/macro';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { othersPattern, useOurSegments } from '../../parts/price-parts';
import { StillUnknown } from '../../parts/whole-cost-row';
import { type ChartSegment, WhereItGoes } from '../../ui/charts/where-it-goes';
import { EmptyState } from '../../ui/status/empty-state';
import { useRangeInWords } from './cost-amount';

export function Together({ costs }: { costs: PlanCosts }) {
  const inWords = useRangeInWords();
  const totals = costTotals(costs.statement.totalCents, costs.lines);
  const { unknownCount } = totals;
  return (
    <div className="mt-6 flex flex-wrap items-end gap-x-6 gap-y-4">
      <p className="min-w-0 max-w-full wrap-anywhere">
        <span className="block text-ink-2">
          {unknownCount > 0 ? <Trans>All together, as far as it is known</Trans> : <Trans>All together</Trans>}
        </span>
        <span className="block font-serif text-display tabular-nums tracking-tight">{inWords(totals)}</span>
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
  const budget = useBudget(totals, budgetCents);
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
  const inWords = useRangeInWords();
  const { othersCents } = costTotals(statement.totalCents, lines);
  const ours = useOurSegments()(statement);
  if (othersCents.highCents === 0) return ours;
  const others = { key: 'others', label: t`Charged by others`, amount: inWords(othersCents) };
  return [...ours, { ...others, size: othersCents.lowCents, pattern: othersPattern }];
}

function useBudget(totals: ReturnType<typeof costTotals>, budgetCents: number | null) {
  const { t } = useLingui();
  if (budgetCents === null) return null;
  const { is, cents } = budgetStand(totals, budgetCents);
  const [budget, amount] = [inDollarsExactly(budgetCents), inDollarsExactly(cents)];
  const words = {
    under: t`${amount} under your budget`,
    over: t`${amount} over your budget`,
    'may-be-over': t`may come to ${amount} over your budget`,
  }[is];
  return { size: budgetCents, label: t`Your budget ${budget}`, words, isOver: is !== 'under' };
}
