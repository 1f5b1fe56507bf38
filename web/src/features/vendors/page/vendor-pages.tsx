import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Paging } from '../../../parts/paging';
import { buttonLooks } from '../../../ui/base/button-looks';
import { AddressLink } from '../address/address-link';
import { addressWith, searchIn } from '../address/marketplace-address';

type Props = {
  page: number;
  pages: number;
  /** Somebody goes to another page. */
  onTurn: () => void;
};

export function VendorPages({ page, pages, onTurn }: Props) {
  const { t } = useLingui();

  function step(to: number | null, words: ReactNode) {
    if (to === null) return <span />;
    return (
      <AddressLink
        change={(address) => addressWith({ ...searchIn(address), page: to }, address)}
        className={buttonLooks('secondary', 'regular', 'print:hidden')}
        onClick={onTurn}
      >
        {words}
      </AddressLink>
    );
  }

  return <Paging label={t`Pages of vendors`} page={page} pages={pages} step={step} />;
}
