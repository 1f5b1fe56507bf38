import type { Vendor } from '@evenlight/contract/vendors/vendor';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, CircleDollarSign, Clock, FileBadge, type LucideIcon, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { licenseInWords, responseInWords } from '../words';
import { ListedPrice } from './listed-price';

/** What families ask first. What is not known is said to be unknown. */
export function VendorFacts({ vendor }: { vendor: Vendor }) {
  const { i18n } = useLingui();
  const { priceRange, location, responseMinutes, completedJobs, license } = vendor;
  return (
    <ul className="grid gap-1 text-sm">
      <FactLine icon={CircleDollarSign}>
        <span className={priceRange ? 'font-semibold' : 'text-ink-2'}>
          <ListedPrice vendor={vendor} />
        </span>
      </FactLine>
      <FactLine icon={MapPin}>{location}</FactLine>
      <FactLine icon={Clock}>{responseInWords(responseMinutes, i18n)}</FactLine>
      <FactLine icon={BadgeCheck}>
        <CompletedJobs count={completedJobs} />
      </FactLine>
      {license && <FactLine icon={FileBadge}>{licenseInWords(license, i18n)}</FactLine>}
    </ul>
  );
}

export function CompletedJobs({ count }: { count: number }) {
  if (count === 0) return <Trans>No completed services yet</Trans>;
  return <Plural value={count} one="# completed service" other="# completed services" />;
}

function FactLine({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon aria-hidden="true" className="mt-[0.2em] size-4 shrink-0 text-ink-3" />
      <span className="wrap-anywhere min-w-0">{children}</span>
    </li>
  );
}
