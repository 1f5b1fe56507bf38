// Beside what is known: how long it would be with a grave, or with what else others name a price for. It is not counted.
import type { PlanCosts } from '@evenlight/contract/costs';
import { costTotals, usuallyBesides } from '@evenlight/contract/costs/totals';
import { Trans, useLingui } from '@lingui/react/macro';
import { Amount } from '../../parts/amount';
import { WhereItGoes } from '../../ui/charts/where-it-goes';

export function WithUsual({ costs: { statement, lines } }: { costs: PlanCosts }) {
  const { t } = useLingui();
  const besides = usuallyBesides(lines);
  if (!besides) return null;
  const { lowCents, highCents } = costTotals(statement.totalCents, lines);
  const here = <Amount from="together" range={{ lowCents, highCents }} />;
  const most = highCents + besides.figure.highCents;
  const range = { lowCents: lowCents + besides.figure.lowCents, highCents: most };
  const whole = <Amount from="together" range={range} />;
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
        <span className="font-semibold">
          <Trans>{here} here</Trans>
        </span>
        <span className="text-end font-semibold">
          {isGrave ? <Trans>{whole} with a grave</Trans> : <Trans>{whole} with what has a usual price below</Trans>}
        </span>
      </p>
    </div>
  );
}
