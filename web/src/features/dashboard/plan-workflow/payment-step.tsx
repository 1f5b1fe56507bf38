// The third step: what is paid and to be paid.
import type { PlanMoney } from '@evenlight/contract/payments';
import type { Plan } from '@evenlight/contract/plans';
import { Card } from '../../../ui/base/card';
import { PlanPayments } from '../../payments/plan-payments';

/** `known`: what the page has read already, so that the step is complete at once. */
export function PaymentStep({ plan, known }: { plan: Plan; known: PlanMoney | undefined }) {
  return (
    <Card>
      <PlanPayments plan={plan} initial={known} />
    </Card>
  );
}
