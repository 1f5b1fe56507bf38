import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { Counseling } from '../../features/support/counseling/counseling';
import { useOwnRequests } from '../../features/support/counseling/queries';
import { useHouse } from '../../parts/use-house';
import { useUser } from '../../platform/user';
import type { loader } from './support-screen';

export function CounselingPart() {
  const loaded = useLoaderData<typeof loader>();
  const { user } = useUser();
  const { supportPhone } = useHouse().hours.brand;
  const [drawnAt] = useState(Date.now);
  const requests = useOwnRequests(user !== null, loaded.consultations, drawnAt);
  return <Counseling requests={requests} phone={supportPhone} />;
}
