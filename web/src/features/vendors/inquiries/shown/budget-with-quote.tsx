// What would be left of the budget once a quote is taken, with all that is known of the plan by then.
import { costTotals, withQuoteTaken } from '@evenlight/contract/costs/totals';
import type { InquiryId, PlanId } from '@evenlight/contract/ids';
import { Trans } from '@lingui/react/macro';
import { BudgetLine } from '../../../../parts/budget-line';
import { useCosts } from '../../../../parts/use-costs';

export function BudgetWithQuote({ planId, inquiryId }: { planId: PlanId; inquiryId: InquiryId }) {
  const { data: costs } = useCosts(planId);
  if (!costs) return null;
  const { statement, lines, budgetCents } = costs;
  const totals = costTotals(statement.totalCents, withQuoteTaken(lines, inquiryId));
  return (
    <BudgetLine
      className="mb-3"
      budget={budgetCents}
      total={totals}
      of={<Trans>With this quote, and all that is known so far:</Trans>}
    />
  );
}
