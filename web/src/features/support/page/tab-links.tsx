// The five parts of the page. They are links: each is an address of its own, and works without scripts.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { classNames } from '../../../ui/base/class-names';
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
  return (
    <nav aria-label={t`Kinds of support`}>
      <ul className="flex flex-wrap gap-2">
        {supportTabs.map((tab) => (
          <li key={tab}>
            <Link
              to={tabAddress(tab)}
              preventScrollReset
              aria-current={tab === chosen ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center rounded-full border px-4 font-medium text-ui no-underline',
                tab === chosen
                  ? 'border-transparent bg-pine text-on-pine'
                  : 'border-line-strong bg-surface hover:bg-mist',
              )}
            >
              {i18n._(tabNames[tab])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
