import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../ui/base/button';

type Props = { page: number; pages: number; onPage: (page: number) => void };

/** Nothing while everything fits on one page, unless somebody stands on another one. */
export function Paging({ page, pages, onPage }: Props) {
  const { t } = useLingui();
  if (pages <= 1 && page <= 1) return null;
  return (
    <nav
      aria-label={t`Pages of venues`}
      className="flex flex-wrap items-center justify-between gap-3 print:hidden noscript:hidden"
    >
      <Button variant="secondary" aria-disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, pages))}>
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
      <Button variant="secondary" aria-disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <Trans>Next page</Trans>
        <ChevronRight aria-hidden="true" className="size-4.5 rtl:rotate-180" />
      </Button>
    </nav>
  );
}
