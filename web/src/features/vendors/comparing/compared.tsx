import type { VendorId } from '@evenlight/contract/ids';
import type { Vendor } from '@evenlight/contract/vendors/vendor';
import { Trans, useLingui } from '@lingui/react/macro';
import { Columns3 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { ToldIn } from '../../../parts/own-words';
import { Button } from '../../../ui/base/button';
import { ButtonLink } from '../../../ui/base/button-link';
import { Card } from '../../../ui/base/card';
import { PrintButton } from '../../../ui/base/print-button';
import { EmptyState } from '../../../ui/status/empty-state';
import { InquireButton } from '../cards/card-buttons';
import { VendorBadges } from '../cards/vendor-badges';
import { VendorRating } from '../cards/vendor-rating';
import { useVendorActions } from '../page/vendor-actions';
import { CellWords } from './cell-words';
import { comparisonOf, type Row } from './comparison';
import { FactsTable } from './facts-table';
import { InsightList } from './insight-list';
import { removeCompared, useCompared } from './use-compared';

type Props = { ids: readonly VendorId[]; vendors: readonly Vendor[] };

export function Compared({ ids, vendors }: Props) {
  const { i18n } = useLingui();
  if (vendors.length === 0) return <NothingToCompare hasAsked={ids.length > 0} />;
  const { different, same } = comparisonOf(vendors, i18n);
  return (
    <>
      <Heads vendors={vendors} />
      {vendors.length > 1 && (
        <Card as="section" tone="mist" aria-labelledby="insights-title">
          <h2 id="insights-title" className="mb-4 text-2xl">
            <Trans>What stands out</Trans>
          </h2>
          <InsightList vendors={vendors} className="sm:grid-cols-2 lg:grid-cols-3" />
        </Card>
      )}
      <FactsTable vendors={vendors} rows={different} />
      {same.length > 0 && <SameForAll rows={same} vendors={vendors} />}
      <Ways vendors={vendors} />
    </>
  );
}

function NothingToCompare({ hasAsked }: { hasAsked: boolean }) {
  const { ids } = useCompared();
  return (
    <EmptyState
      icon={Columns3}
      level="h2"
      title={hasAsked ? <Trans>These vendors are no longer listed</Trans> : <Trans>Nothing to compare yet</Trans>}
      action={
        <>
          {!hasAsked && ids.length > 0 && (
            <ButtonLink to={`?ids=${ids.join(',')}`}>
              <Trans>Compare the vendors on your list</Trans>
            </ButtonLink>
          )}
          <ButtonLink to="/vendor-marketplace" variant="secondary">
            <Trans>Find vendors</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>Add up to four vendors with “Add to Compare”, then open them side by side.</Trans>
    </EmptyState>
  );
}

function Heads({ vendors }: { vendors: readonly Vendor[] }) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-2">
      {vendors.map((vendor) => (
        <Head key={vendor.id} vendor={vendor} vendors={vendors} />
      ))}
    </ul>
  );
}

function Head({ vendor, vendors }: { vendor: Vendor; vendors: readonly Vendor[] }) {
  const { t } = useLingui();
  const { name } = vendor;
  const navigate = useNavigate();

  function remove() {
    removeCompared(vendor);
    const others = vendors.filter(({ id }) => id !== vendor.id).map(({ id }) => id);
    void navigate(`?ids=${others.join(',')}`, { replace: true, preventScrollReset: true });
  }

  return (
    <Card as="li" className="flex flex-col gap-3 text-sm">
      <h2 translate="no" className="text-xl">
        {name}
      </h2>
      <ToldIn of={vendor} />
      <VendorBadges vendor={vendor} />
      <VendorRating vendor={vendor} />
      <div className="mt-auto flex flex-wrap gap-2 pt-1 noscript:hidden">
        <InquireButton vendor={vendor} />
        <Button variant="ghost" size="small" aria-label={t`Remove: ${name}`} onClick={remove}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </Card>
  );
}

function SameForAll({ rows, vendors }: { rows: readonly Row[]; vendors: readonly Vendor[] }) {
  return (
    <section aria-labelledby="same-title">
      <h2 id="same-title" className="text-xl">
        <Trans>The same for all</Trans>
      </h2>
      <dl className="mt-4 grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-2 print:grid-cols-2">
        {rows.map((row) => (
          <div key={row.name}>
            <dt className="text-ink-2 text-sm">{row.name}</dt>
            <dd translate={row.isName ? 'no' : undefined} className="wrap-anywhere">
              {vendors[0] && <CellWords row={row} vendor={vendors[0]} words={row.cells[0]} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Ways({ vendors }: { vendors: readonly Vendor[] }) {
  const { requestQuotes } = useVendorActions();
  return (
    <div className="flex flex-wrap gap-3">
      <Button className="noscript:hidden" onClick={() => requestQuotes({ vendors, isPicked: true })}>
        <Trans>Request Quotes</Trans>
      </Button>
      <PrintButton>
        <Trans>Print this comparison</Trans>
      </PrintButton>
      <ButtonLink to="/vendor-marketplace" variant="ghost">
        <Trans>Back to all vendors</Trans>
      </ButtonLink>
    </div>
  );
}
