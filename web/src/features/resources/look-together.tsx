import { Trans } from '@lingui/react/macro';
import { PhoneNumber } from '../../parts/phone-number';
import { useHouse } from '../../parts/use-house';

export function LookTogether() {
  const { supportPhone } = useHouse().hours.brand;
  return (
    <Trans>
      Call us at <PhoneNumber phone={supportPhone} />, and we look for it together.
    </Trans>
  );
}
