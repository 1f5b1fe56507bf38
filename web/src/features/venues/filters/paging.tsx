import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/base/button';
import { TextLink } from '../../../ui/base/text-link';

type Props = { page: number; pages: number; onPage: (page: number) => void };

/** Nothing while everything fits on one page, unless somebody stands on another one. */
export function Paging({ page, pages, onPage }: Props) {
  const { t } = useLingui();
  if (pages <= 1 && page <= 1) return null;
  return (
    <nav aria-label={t`Pages of venues`} className="flex flex-wrap items-center justify-between gap-3 print:hidden">
      <Button
        variant="secondary"
        className="noscript:hidden"
        aria-disabled={page <= 1}
        onClick={() => onPage(Math.min(page - 1, pages))}
      >
        <ChevronLeft aria-hidden="true" className="size-4.5 rtl:rotate-180" />
        <Trans>Previous page</Trans>
      </Button>
      <p className="text-ink-2" aria-live="polite">
        {page > pages ? (
          <Trans>There is no page {page} any more.</Trans>
        ) : (
          <Trans>
            Page {page} of {pages}
          </Trans>
        )}
      </p>
      <Button
        variant="secondary"
        className="noscript:hidden"
        aria-disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <Trans>Next page</Trans>
        <ChevronRight aria-hidden="true" className="size-4.5 rtl:rotate-180" />
      </Button>
      <noscript>
        <Links page={page} pages={pages} />
      </noscript>
    </nav>
  );
}

/** For pages without scripts. */
function Links({ page, pages }: Omit<Props, 'onPage'>) {
  const [address] = useSearchParams();
  const pathTo = (to: number) => {
    const next = new URLSearchParams(address);
    next.set('page', String(to));
    return `?${next}`;
  };
  return (
    <span className="flex gap-4">
      {page > 1 && (
        <TextLink href={pathTo(Math.min(page - 1, pages))}>
          <Trans>Previous page</Trans>
        </TextLink>
      )}
      {page < pages && (
        <TextLink href={pathTo(page + 1)}>
          <Trans>Next page</Trans>
        </TextLink>
      )}
    </span>
  );
}
