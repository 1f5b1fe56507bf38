import { Trans } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { Library } from '../../features/resources/shelf/library';
import { PhoneNumber } from '../shell/phone-number';
import { useHouse } from '../shell/use-house';
import type { loader } from './support-screen';

export function ResourcesTab() {
  const { resources } = useLoaderData<typeof loader>();
  return <Library first={resources} phone={<LookTogether />} />;
}

export function LookTogether() {
  const { supportPhone } = useHouse().hours.brand;
  return (
    <Trans>
      Call us at <PhoneNumber phone={supportPhone} />, and we look for it together.
    </Trans>
  );
}
