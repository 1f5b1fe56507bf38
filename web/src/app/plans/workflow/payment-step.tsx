// The third step: what is paid and to be paid.
import type { Plan } from '@evenlight/contract/plans';
import { Card } from '../../../ui/base/card';
import { PlanPayments } from '../../payments/plan-payments';

export function PaymentStep({ plan }: { plan: Plan }) {
  return (
    <Card>
      <PlanPayments plan={plan} />
    </Card>
  );
}
