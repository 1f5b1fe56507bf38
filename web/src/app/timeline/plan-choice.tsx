import type { PlanId } from '@evenlight/contract/ids';
import type { Plan } from '@evenlight/contract/plans';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { SelectField } from '../../ui/forms/select-field';

type Props = { plans: readonly Plan[]; shownId: PlanId };

/** For families with several plans. The address keeps the choice. */
export function PlanChoice({ plans, shownId }: Props) {
  const { t } = useLingui();
  const [, setAddress] = useSearchParams();
  return (
    <SelectField
      className="mt-6 max-w-100 print:hidden"
      name="plan"
      label={t`Which plan`}
      value={shownId}
      options={plans.map(({ id, title }) => ({ value: id, label: title }))}
      onChange={({ currentTarget }) => setAddress({ plan_id: currentTarget.value }, { preventScrollReset: true })}
    />
  );
}
