import type { Vendor } from '@evenlight/contract/vendors/vendor';
import { Trans } from '@lingui/react/macro';
import { ShieldCheck } from 'lucide-react';
import { Badge } from '../../../ui/base/badge';

type Props = { vendor: Pick<Vendor, 'verified' | 'featured' | 'isSample'> };

/** What we vouch for, what was paid for, and what is invented. */
export function VendorBadges({ vendor: { verified, featured, isSample } }: Props) {
  return (
    <div className="flex flex-wrap gap-1.5 empty:hidden">
      {verified && (
        <Badge tone="ok" icon={ShieldCheck}>
          <Trans>Verified</Trans>
        </Badge>
      )}
      {featured && (
        <Badge tone="gold">
          <Trans>Featured · promotion</Trans>
        </Badge>
      )}
      {isSample && (
        <Badge tone="line">
          <Trans>Sample listing</Trans>
        </Badge>
      )}
    </div>
  );
}
