import { COMPARED_MAX } from '@evenlight/contract/vendors/comparing';
import type { Vendor } from '@evenlight/contract/vendors/vendor';
import type { VendorChoiceDraft } from './ask-form';

type Offered = { vendors: readonly Pick<Vendor, 'id'>[]; isPicked: boolean };

/**
 * A few were picked one by one; of a long list each is chosen by hand, because words and address go to all of them.
 * What was chosen in an earlier try holds.
 */
export function firstChosen({ vendors, isPicked }: Offered, kept: VendorChoiceDraft | undefined): Vendor['id'][] {
  const isChosenForThem = isPicked && vendors.length <= COMPARED_MAX;
  return vendors
    .map(({ id }) => id)
    .filter((id) => (kept?.offered.includes(id) ? kept.chosen.includes(id) : isChosenForThem));
}
