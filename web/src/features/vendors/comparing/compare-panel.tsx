import type { VendorId } from '@evenlight/contract/ids';
import type { Vendor } from '@evenlight/contract/vendors/vendor';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../../ui/base/button';
import { ButtonLink } from '../../../ui/base/button-link';
import { Skeleton } from '../../../ui/status/skeleton';
import { useVendorActions } from '../page/vendor-actions';
import { useVendorsById } from '../queries';
import { readingProblem } from '../reading-problem';
import { comparedVendors } from './compared-store';
import { InsightList } from './insight-list';
import { clearCompared, removeCompared } from './use-compared';

export function ComparePanel({ ids }: { ids: readonly VendorId[] }) {
  const { t } = useLingui();
  const { data, error, isPlaceholderData, isFetching, refetch } = useVendorsById(ids);
  const isAnswered = data !== undefined && !isPlaceholderData;
  useEffect(() => {
    if (!isAnswered) return;
    const listed = data.map(({ id }) => id);
    comparedVendors.dropUnlisted(ids, listed);
  }, [isAnswered, data, ids]);

  const vendors = ids.flatMap((id) => data?.find((vendor) => vendor.id === id) ?? []);
  const count = ids.length;
  return (
    <section
      data-keeps-focus
      aria-label={t`Comparison`}
      tabIndex={-1}
      className="pointer-events-auto grid max-h-[60dvh] w-full content-start gap-3 overflow-y-auto overscroll-contain rounded-card border border-line-strong bg-surface p-4 shadow-lift outline-none sm:max-h-[70dvh] sm:w-96"
    >
      <div className="flex items-center gap-2">
        <h2 className="flex-1 text-xl">
          <Trans>Compare ({count})</Trans>
        </h2>
        <Button variant="ghost" size="small" onClick={clearCompared}>
          <Trans>Clear</Trans>
        </Button>
        <button
          type="button"
          aria-label={t`Close the comparison`}
          className="flex size-11 items-center justify-center rounded-full text-ink-2 hover:bg-mist"
          onClick={() => comparedVendors.setOpen(false)}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      {error && !data ? (
        <Unread error={error} isTrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ul className="grid gap-1">
          {ids.map((id) => (
            <ComparedLine key={id} id={id} vendor={vendors.find((vendor) => vendor.id === id)} />
          ))}
        </ul>
      )}
      <Ways ids={ids} vendors={isAnswered ? vendors : undefined} />
      <InsightList vendors={vendors} />
    </section>
  );
}

type UnreadProps = { error: unknown; isTrying: boolean; onRetry: () => void };

function Unread({ error, isTrying, onRetry }: UnreadProps) {
  const { i18n } = useLingui();
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <p className="text-ink-2">{i18n._(readingProblem(error))}</p>
      <Button variant="secondary" size="small" state={isTrying ? 'loading' : 'idle'} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

/** Undefined until all of them are read: nobody should be left out of a question unseen. */
function Ways({ ids, vendors }: { ids: readonly VendorId[]; vendors: readonly Vendor[] | undefined }) {
  const { requestQuotes } = useVendorActions();
  return (
    <div className="flex flex-wrap gap-2 *:flex-1 *:px-2">
      <ButtonLink to={`/vendor-compare?ids=${ids.join(',')}`} size="small">
        <Trans>Side by side</Trans>
      </ButtonLink>
      <Button
        variant="secondary"
        size="small"
        aria-disabled={vendors === undefined}
        onClick={() => vendors && requestQuotes({ vendors, isPicked: true })}
      >
        <Trans>Request Quotes</Trans>
      </Button>
    </div>
  );
}

function ComparedLine({ id, vendor }: { id: VendorId; vendor: Vendor | undefined }) {
  const { t } = useLingui();
  if (!vendor)
    return (
      <li className="flex min-h-11 items-center">
        <Skeleton className="h-5 w-3/5" />
      </li>
    );
  const { name } = vendor;
  return (
    <li className="flex items-center gap-2">
      <span className="wrap-anywhere min-w-0 flex-1">
        <bdi translate="no">{name}</bdi>
      </span>
      <button
        type="button"
        aria-label={t`Remove ${name}`}
        className="flex size-11 shrink-0 items-center justify-center rounded-full text-ink-2 hover:bg-mist"
        onClick={() => removeCompared({ id, name })}
      >
        <X aria-hidden="true" className="size-4.5" />
      </button>
    </li>
  );
}
