import type { VendorId } from '@evenlight/contract/ids';
import type { Vendor } from '@evenlight/contract/vendors/vendor';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { ButtonLink } from '../../../ui/base/button-link';
import { Skeleton } from '../../../ui/status/skeleton';
import { useVendorActions } from '../page/vendor-actions';
import { useVendorsById } from '../queries';
import { comparedVendors } from './compared-store';
import { InsightList } from './insight-list';
import { clearCompared, removeCompared } from './use-compared';

export function ComparePanel({ ids }: { ids: readonly VendorId[] }) {
  const { t, i18n } = useLingui();
  const { requestQuotes } = useVendorActions();
  const { data, error, isPlaceholderData } = useVendorsById(ids);
  const isAnswered = data !== undefined && !isPlaceholderData;
  useEffect(() => {
    if (isAnswered) comparedVendors.keepOnly(data.map(({ id }) => id));
  }, [isAnswered, data]);

  const vendors = ids.flatMap((id) => data?.find((vendor) => vendor.id === id) ?? []);
  const count = ids.length;
  const phrase = phraseFor(error);
  return (
    <section
      data-keeps-focus
      aria-label={t`Comparison`}
      tabIndex={-1}
      className="pointer-events-auto grid max-h-[60dvh] w-full grid-rows-[auto_minmax(0,1fr)_auto] gap-3 rounded-card border border-line-strong bg-surface p-4 shadow-lift outline-none sm:max-h-[70dvh] sm:w-96"
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
      <div className="grid content-start gap-3 overflow-y-auto">
        {phrase && !data && <p className="text-ink-2">{i18n._(phrase)}</p>}
        <ul className="grid gap-1">
          {ids.map((id) => (
            <ComparedLine key={id} id={id} vendor={vendors.find((vendor) => vendor.id === id)} />
          ))}
        </ul>
        <InsightList vendors={vendors} />
      </div>
      <div className="flex flex-wrap gap-2 *:flex-1 *:px-2">
        <ButtonLink to={`/vendor-compare?ids=${ids.join(',')}`} size="small">
          <Trans>Side by side</Trans>
        </ButtonLink>
        <Button variant="secondary" size="small" onClick={() => requestQuotes(vendors)}>
          <Trans>Request Quotes</Trans>
        </Button>
      </div>
    </section>
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
      <span className="wrap-anywhere min-w-0 flex-1">{name}</span>
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
