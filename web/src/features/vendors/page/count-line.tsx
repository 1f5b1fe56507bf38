import type { VendorSearch } from '@evenlight/contract/vendors/search';
import type { FoundVendors } from '@evenlight/contract/vendors/vendor';
import { Trans, useLingui } from '@lingui/react/macro';
import { categoryNames, grouped } from '../words';

type Props = { found: Pick<FoundVendors, 'total' | 'outOf' | 'estimated'>; category: VendorSearch['category'] };

export function CountLine({ found, category }: Props) {
  const { t, i18n } = useLingui();
  const number = grouped(found.total);
  const total = found.estimated.includes(category ?? 'all') ? t`about ${number}` : number;
  const outOf = grouped(found.outOf);
  if (!category)
    return (
      <Trans>
        Showing {total} of {outOf} vendors
      </Trans>
    );
  const name = i18n._(categoryNames[category]);
  return (
    <Trans>
      Showing {total} of {outOf} vendors in {name}
    </Trans>
  );
}
