// Beside what is known: how long it would be with a grave, or with what else others name a price for. It is not counted.
import type { PlanCosts } from '@evenlight/contract/costs';
import { costTotals, usuallyBesides } from '@evenlight/contract/costs/totals';
import { useLingui } from '@lingui/react/macro';
import { WhereItGoes } from '../../ui/charts/where-it-goes';
import { useRangeInWords } from './cost-amount';

export function WithUsual({ costs: { statement, lines } }: { costs: PlanCosts }) {
  const { t } = useLingui();
  const inWords = useRangeInWords();
  const besides = usuallyBesides(lines);
  if (!besides) return null;
  const { lowCents, highCents } = costTotals(statement.totalCents, lines);
  const here = inWords({ lowCents, highCents });
  const most = highCents + besides.figure.highCents;
  const whole = inWords({ lowCents: lowCents + besides.figure.lowCents, highCents: most });
  const isGrave = besides.kinds.includes('plot');
  const label = isGrave ? t`With a grave` : t`With what has a usual price below`;
  return (
    <div className="mt-3">
      <WhereItGoes
        look="row"
        hasLegend={false}
        caption={t`What it may come to`}
        heads={[t`Part`, t`Amount`]}
        segments={[
          { key: 'here', label: t`Known so far`, amount: here, size: lowCents, pattern: 'solid' },
          // Only its end is drawn, dashed.
          { key: 'with', label, amount: whole, size: 0, pattern: 'plain' },
        ]}
        mostSize={most}
      />
      <p aria-hidden="true" className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-semibold tabular-nums">{t`${here} here`}</span>
        <span className="text-end font-semibold tabular-nums">
          {isGrave ? t`${whole} with a grave` : t`${whole} with what has a usual price below`}
        </span>
      </p>
    </div>
  );
}
