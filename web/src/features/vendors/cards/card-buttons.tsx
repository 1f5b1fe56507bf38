// What every card offers. The buttons say whose they are: heard one after the other, they would all be the same.
import type { Vendor } from '@evenlight/contract/vendors/vendor';
import { Trans, useLingui } from '@lingui/react/macro';
import { Columns3, Heart } from 'lucide-react';
import { Button } from '../../../ui/base/button';
import { buttonLooks } from '../../../ui/base/button-looks';
import { classNames } from '../../../ui/base/class-names';
import { AddressLink } from '../address/address-link';
import { addressShowing } from '../address/marketplace-address';
import { openedHere } from '../address/use-marketplace-address';
import { toggleCompared } from '../comparing/use-compared';
import { useVendorActions } from '../page/vendor-actions';

type ForOne = { vendor: Pick<Vendor, 'id' | 'name'> };

export function InquireButton({ vendor }: { vendor: Vendor }) {
  const { t } = useLingui();
  const { inquire } = useVendorActions();
  const { name } = vendor;
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={t`Inquire: ${name}`}
      className="noscript:hidden"
      onClick={() => inquire(vendor)}
    >
      <Trans>Inquire</Trans>
    </Button>
  );
}

export function DetailsLink({ vendor: { id, name } }: ForOne) {
  const { t } = useLingui();
  return (
    <AddressLink
      change={(address) => addressShowing(id, address)}
      state={openedHere}
      aria-label={t`View Details: ${name}`}
      className={buttonLooks('secondary', 'small', 'noscript:hidden print:hidden')}
    >
      <Trans>View Details</Trans>
    </AddressLink>
  );
}

type CompareProps = ForOne & { isCompared: boolean; className?: string | undefined };

export function CompareButton({ vendor, isCompared, className }: CompareProps) {
  const { t } = useLingui();
  const { name } = vendor;
  return (
    <Button
      variant="ghost"
      size="small"
      aria-label={isCompared ? t`Remove from Compare: ${name}` : t`Add to Compare: ${name}`}
      className={classNames('noscript:hidden', className)}
      onClick={() => toggleCompared(vendor)}
    >
      <Columns3 aria-hidden="true" className="size-4.5" />
      {isCompared ? <Trans>Remove from Compare</Trans> : <Trans>Add to Compare</Trans>}
    </Button>
  );
}

export function SaveButton({ vendor, isSaved, className }: ForOne & { isSaved: boolean; className?: string }) {
  const { t } = useLingui();
  const { toggleSaved } = useVendorActions();
  const { name } = vendor;
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={t`Save ${name}`}
      className={classNames(
        'flex size-11 items-center justify-center rounded-full border border-line-strong bg-surface text-pine hover:bg-mist print:hidden noscript:hidden',
        className,
      )}
      onClick={() => toggleSaved(vendor)}
    >
      <Heart aria-hidden="true" className={classNames('size-5', isSaved && 'fill-current')} />
    </button>
  );
}
