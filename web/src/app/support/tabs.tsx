// What stands behind each tab but the first.
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { SupportTab } from '../../features/support/page/support-address';
import { tabNames } from '../../features/support/page/tab-links';
import { OtherTab } from './other-tab';
import { ResourcesTab } from './resources-tab';

type Other = Exclude<SupportTab, 'ai'>;

function Coming({ tab }: { tab: Other }) {
  const { i18n } = useLingui();
  return <OtherTab tab={tab} title={i18n._(tabNames[tab])} />;
}

const parts: Record<Other, () => ReactElement> = {
  resources: ResourcesTab,
  groups: () => <Coming tab="groups" />,
  counseling: () => <Coming tab="counseling" />,
  'self-care': () => <Coming tab="self-care" />,
};

export function TabPart({ tab }: { tab: Other }) {
  const Part = parts[tab];
  return <Part />;
}
