// The five parts of the page.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PillLinks } from '../../../ui/base/pill-links';
import { type SupportTab, supportTabs, tabAddress } from './support-address';

const tabNames: Record<SupportTab, MessageDescriptor> = {
  ai: msg`AI Support`,
  resources: msg`Resources`,
  groups: msg`Support Groups`,
  counseling: msg`Counseling`,
  'self-care': msg`Self-Care`,
};

export function TabLinks({ chosen }: { chosen: SupportTab }) {
  const { t, i18n } = useLingui();
  const links = supportTabs.map((tab) => ({ key: tab, to: tabAddress(tab), words: i18n._(tabNames[tab]) }));
  return <PillLinks label={t`Kinds of support`} links={links} chosen={chosen} />;
}
