import type { Vendor } from '@evenlight/contract/vendors/vendor';
import { Trans } from '@lingui/react/macro';
import { Amount } from '../../../parts/amount';
import { OwnWords } from '../../../parts/own-words';

/** As the vendor lists it, in words of their own. */
export function ListedPrice({ vendor }: { vendor: Vendor }) {
  if (!vendor.priceRange) return <Trans>Price not given</Trans>;
  return (
    <OwnWords of={vendor}>
      <Amount from="vendor" words={vendor.priceRange} />
    </OwnWords>
  );
}
