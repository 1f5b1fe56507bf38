// What is left of a budget, beside a figure. It is nobody's fault and no alarm.
import type { CentsRange } from '@evenlight/contract/costs/cost-lines';
import { budgetStand } from '@evenlight/contract/costs/totals';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../ui/base/class-names';
import { Amount } from './amount';

type Props = {
  /** Without one nothing is said. */
  budget: number | null;
  /** From the lowest to the highest, where it is not known exactly. */
  total: number | CentsRange;
  /** What the figure is of, where it is not the one above. */
  of?: ReactNode;
  className?: string;
};

export function BudgetLine({ budget, total, of, className = 'mt-2' }: Props) {
  if (budget === null) return null;
  const range = typeof total === 'number' ? { lowCents: total, highCents: total } : total;
  const { is, cents } = budgetStand(range, budget);
  const amount = <Amount from="together" cents={cents} />;
  const words = {
    under: <Trans>{amount} left of what you had in mind</Trans>,
    over: <Trans>{amount} above what you had in mind</Trans>,
    'may-be-over': <Trans>up to {amount} above what you had in mind</Trans>,
  }[is];
  return (
    <p className={classNames('text-ink-2 text-ui', className)}>
      {of} {words}
    </p>
  );
}
