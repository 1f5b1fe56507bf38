// The pages of a list. How somebody goes to another one is the list's own business.
import { Trans } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../ui/base/class-names';

type Props = {
  label: string;
  page: number;
  pages: number;
  /** The way to another page; `to` is null where there is none. */
  step: (to: number | null, words: ReactNode) => ReactNode;
  /** For a list whose focus stays on the step, so that the new page is heard. */
  isLive?: boolean;
  className?: string;
  children?: ReactNode;
};

/** Nothing while everything fits on one page, unless somebody stands on another one. */
export function Paging({ label, page, pages, step, isLive = false, className, children }: Props) {
  if (pages <= 1 && page <= 1) return null;
  return (
    <nav aria-label={label} className={classNames('flex flex-wrap items-center justify-between gap-3', className)}>
      {step(
        page > 1 ? Math.min(page - 1, pages) : null,
        <>
          <ChevronLeft aria-hidden="true" className="size-4.5 rtl:rotate-180" />
          <Trans>Previous page</Trans>
        </>,
      )}
      <p className="text-ink-2" aria-live={isLive ? 'polite' : undefined}>
        {page > pages ? (
          <Trans>There is no page {page} any more.</Trans>
        ) : (
          <Trans>
            Page {page} of {pages}
          </Trans>
        )}
      </p>
      {step(
        page < pages ? page + 1 : null,
        <>
          <Trans>Next page</Trans>
          <ChevronRight aria-hidden="true" className="size-4.5 rtl:rotate-180" />
        </>,
      )}
      {children}
    </nav>
  );
}
