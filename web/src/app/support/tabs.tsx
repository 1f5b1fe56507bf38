// What stands behind each tab but the first.
import { type ReactElement, useState } from 'react';
import { useLoaderData } from 'react-router';
import { LookTogether } from '../../features/resources/look-together';
import { Library } from '../../features/resources/shelf/library';
import { SelfCareTab } from '../../features/self-care/self-care-tab';
import { Counseling } from '../../features/support/counseling/counseling';
import { useOwnRequests } from '../../features/support/counseling/queries';
import type { SupportTab } from '../../features/support/page/support-address';
import { useHouse } from '../../parts/use-house';
import { useUser } from '../../platform/user';
import { GroupsPart } from './groups-part';
import type { loader } from './support-screen';

type Other = Exclude<SupportTab, 'ai'>;

const parts: Record<Other, () => ReactElement> = {
  resources: ResourcesTab,
  groups: GroupsPart,
  counseling: CounselingPart,
  'self-care': SelfCareTab,
};

export function TabPart({ tab }: { tab: Other }) {
  const Part = parts[tab];
  return <Part />;
}

function CounselingPart() {
  const loaded = useLoaderData<typeof loader>();
  const { user } = useUser();
  const { supportPhone } = useHouse().hours.brand;
  const [drawnAt] = useState(Date.now);
  const requests = useOwnRequests(user !== null, loaded.consultations, drawnAt);
  return <Counseling requests={requests} phone={supportPhone} />;
}

export function ResourcesTab() {
  const { resources } = useLoaderData<typeof loader>();
  return <Library first={resources} phone={<LookTogether />} />;
}
