import type { PlanId } from '@evenlight/contract/ids';
import type { Plan } from '@evenlight/contract/plans';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { SelectField } from '../../../ui/forms/select-field';
import { addressNaming } from './pages-of-plan';

type Props = { plans: readonly Plan[]; shownId: PlanId };

/** For families with several plans. The address keeps the choice. */
export function PlanChoice({ plans, shownId }: Props) {
  const { t } = useLingui();
  const [, setAddress] = useSearchParams();
  // One that was put away is only among them while it is looked at.
  const offered = plans.filter(({ id, archivedAt }) => archivedAt === null || id === shownId);
  if (offered.length < 2) return null;
  return (
    <SelectField
      className="mt-6 max-w-100 print:hidden"
      name="plan"
      label={t`Which plan`}
      value={shownId}
      // Plans that are named after the same package differ by their number.
      options={offered.map(({ id, title, number }) => ({ value: id, label: t`${title}, number ${number}` }))}
      onChange={({ currentTarget }) => setAddress(addressNaming(currentTarget.value), { preventScrollReset: true })}
    />
  );
}
