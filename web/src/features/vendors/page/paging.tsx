import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { buttonLooks } from '../../../ui/base/button-looks';
import { AddressLink } from '../address/address-link';
import { addressWith, searchIn } from '../address/marketplace-address';

type Props = {
  page: number;
  pages: number;
  /** Somebody goes to another page. */
  onTurn: () => void;
};

/** Nothing while everything fits on one page, unless somebody stands on another one. */
export function Paging({ page, pages, onTurn }: Props) {
  const { t } = useLingui();
  if (pages <= 1 && page <= 1) return null;
  const link = (to: number) => ({
    change: (address: URLSearchParams) => addressWith({ ...searchIn(address), page: to }, address),
    className: buttonLooks('secondary', 'regular', 'print:hidden'),
    onClick: onTurn,
  });
  return (
    <nav aria-label={t`Pages of vendors`} className="flex flex-wrap items-center justify-between gap-3">
      {page > 1 ? (
        <AddressLink {...link(Math.min(page - 1, pages))}>
          <ChevronLeft aria-hidden="true" className="size-4.5 rtl:rotate-180" />
          <Trans>Previous page</Trans>
        </AddressLink>
      ) : (
        <span />
      )}
      <p className="text-ink-2">
        {page > pages ? (
          <Trans>There is no page {page} any more.</Trans>
        ) : (
          <Trans>
            Page {page} of {pages}
          </Trans>
        )}
      </p>
      {page < pages ? (
        <AddressLink {...link(page + 1)}>
          <Trans>Next page</Trans>
          <ChevronRight aria-hidden="true" className="size-4.5 rtl:rotate-180" />
        </AddressLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
