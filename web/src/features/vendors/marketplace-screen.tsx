// /vendor-marketplace: who helps with a service. Open to everybody; saving and asking need an account.
import {
  getVendorSummary,
  listSavedVendors,
  recommendVendors,
  searchVendors,
} from '@evenlight/contract/vendors/vendor';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { revalidateElsewhere } from '../../parts/revalidation';
import { pageContext } from '../../platform/page-context';
import { pageMeta } from '../../platform/page-meta';
import { partReader } from '../../platform/page-parts';
import { Wrap } from '../../ui/base/wrap';
import { searchIn } from './address/marketplace-address';
import { ComparePlace } from './comparing/compare-place';
import { Marketplace } from './page/marketplace';
import { SummaryLine } from './page/summary-line';
import { VendorActionsProvider } from './page/vendor-actions';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const readPart = partReader(context.get(pageContext));
  const { saved: wantsSaved, ...open } = searchIn(new URL(request.url).searchParams);
  const saved = await readPart(listSavedVendors, {});
  const search = saved && wantsSaved ? { ...open, saved: wantsSaved } : open;
  const { page: _, ...filters } = search;
  const [summary, found, recommended] = await Promise.all([
    readPart(getVendorSummary, {}),
    readPart(searchVendors, { query: search }),
    saved && readPart(recommendVendors, { query: filters }),
  ]);
  return {
    summary,
    savedIds: saved?.vendorIds ?? null,
    firstFound: found && { search, answer: found },
    firstRecommended: recommended && { search: filters, answer: recommended },
  };
}

/** The address changes at every step; the screen asks for the vendors itself. */
export const shouldRevalidate = revalidateElsewhere;

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, 'vendors', {
    title: msg`Vendor Marketplace`,
    description: msg`Funeral homes, clergy, florists, caterers, musicians and more for every tradition in the {serviceArea}: with prices, licenses and reviews, side by side.`,
  });
}

export default function MarketplaceScreen() {
  const { summary, savedIds, firstFound, firstRecommended } = useLoaderData<typeof loader>();
  const hasSamples = firstFound?.answer.vendors.some(({ isSample }) => isSample) ?? false;
  return (
    <VendorActionsProvider firstSaved={savedIds}>
      <Wrap className="grid grid-cols-1 gap-8 pt-10 pb-[calc(56px+var(--floating-height))] sm:pt-14">
        <header>
          <h1 className="text-title">
            <Trans>Vendor Marketplace</Trans>
          </h1>
          {summary && <SummaryLine summary={summary} hasSamples={hasSamples} />}
        </header>
        <Marketplace firstFound={firstFound} firstRecommended={firstRecommended} />
      </Wrap>
      <ComparePlace />
    </VendorActionsProvider>
  );
}
