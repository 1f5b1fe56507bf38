// What stands behind each tab but the first.
import type { ReactElement } from 'react';
import { SelfCareTab } from '../../features/self-care/self-care-tab';
import type { SupportTab } from '../../features/support/page/support-address';
import { CounselingPart } from './counseling-part';
import { GroupsPart } from './groups-part';
import { ResourcesTab } from './resources-tab';

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
