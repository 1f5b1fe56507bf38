import { Trans } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { type ButtonSize, type ButtonVariant, buttonLooks } from '../../../ui/base/button-looks';
import { AddressLink } from '../address/address-link';
import { addressWith, searchIn, withoutFilters } from '../address/marketplace-address';

/** Lets all filters go. A link, so that it works without scripts as well. */
export function ResetLink({ variant, size }: { variant: ButtonVariant; size?: ButtonSize }) {
  return (
    <AddressLink
      change={(address) => addressWith(withoutFilters(searchIn(address)), address)}
      className={buttonLooks(variant, size, 'print:hidden')}
    >
      <RotateCcw aria-hidden="true" className="size-4.5" />
      <Trans>Reset Filters</Trans>
    </AddressLink>
  );
}
