import type { Vendor } from '@evenlight/contract/vendors/vendor';
import { memo } from 'react';
import { classNames } from '../../../ui/base/class-names';
import type { View } from '../address/marketplace-address';
import { useCompared } from '../comparing/use-compared';
import { useVendorActions } from '../page/vendor-actions';
import { VendorCard } from './vendor-card';

type Props = { vendors: readonly Vendor[]; view: View; marked: readonly string[] };

export const VendorList = memo(function VendorList({ vendors, view, marked }: Props) {
  const { savedIds } = useVendorActions();
  const { ids: comparedIds } = useCompared();
  return (
    <ul className={classNames('grid grid-cols-1 gap-5', view === 'grid' && 'sm:grid-cols-2 lg:grid-cols-3')}>
      {vendors.map((vendor) => (
        // Those that are not on the screen wait with being laid out. The margin keeps room for outlines.
        <li key={vendor.id} className="-m-1.5 p-1.5 [contain-intrinsic-size:auto_40rem] [content-visibility:auto]">
          <VendorCard
            vendor={vendor}
            view={view}
            marked={marked}
            isSaved={savedIds.includes(vendor.id)}
            isCompared={comparedIds.includes(vendor.id)}
          />
        </li>
      ))}
    </ul>
  );
});
