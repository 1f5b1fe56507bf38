import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Paging } from '../../../parts/paging';
import { Button } from '../../../ui/base/button';
import { TextLink } from '../../../ui/base/text-link';

type Props = { page: number; pages: number; onPage: (page: number) => void };

export function VenuePages({ page, pages, onPage }: Props) {
  const { t } = useLingui();

  function step(to: number | null, words: ReactNode) {
    return (
      <Button
        variant="secondary"
        className="noscript:hidden"
        aria-disabled={to === null}
        onClick={() => to !== null && onPage(to)}
      >
        {words}
      </Button>
    );
  }

  return (
    <Paging label={t`Pages of venues`} page={page} pages={pages} step={step} isLive className="print:hidden">
      <noscript>
        <Links page={page} pages={pages} />
      </noscript>
    </Paging>
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
