// /vendor-compare?ids=: up to four vendors side by side, fit for paper. Open to everybody.
import { VendorId } from '@evenlight/contract/ids';
import { COMPARED_MAX } from '@evenlight/contract/vendors/comparing';
import { getVendorsById, listSavedVendors } from '@evenlight/contract/vendors/vendor';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useSearchParams } from 'react-router';
import { pageContext } from '../../platform/page-context';
import { quietMeta } from '../../platform/page-meta';
import { isRefusedWith } from '../../platform/page-refusal';
import { SectionHeading } from '../../ui/base/section-heading';
import { Wrap } from '../../ui/base/wrap';
import { Compared } from './comparing/compared';
import { VendorActionsProvider } from './page/vendor-actions';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api } = context.get(pageContext);
  const ids = idsIn(new URL(request.url).searchParams);
  const [vendors, saved] = await Promise.all([
    ids.length > 0 ? api(getVendorsById, { query: { ids: ids.join(',') } }) : [],
    api(listSavedVendors, {}).catch((refusal: unknown) => {
      if (isRefusedWith(refusal, 401)) return null;
      throw refusal;
    }),
  ]);
  return { vendors, savedIds: saved?.vendorIds ?? null };
}

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`Compare vendors`);
}

export default function CompareScreen() {
  const { vendors, savedIds } = useLoaderData<typeof loader>();
  const [address] = useSearchParams();
  return (
    <VendorActionsProvider firstSaved={savedIds}>
      <Wrap className="grid grid-cols-1 gap-8 py-10 sm:py-14">
        <SectionHeading
          level="h1"
          title={<Trans>Compare vendors</Trans>}
          lead={<Trans>What differs comes first. What a vendor has not told us is said, not hidden.</Trans>}
        />
        <Compared ids={idsIn(address)} vendors={vendors} />
      </Wrap>
    </VendorActionsProvider>
  );
}

function idsIn(address: URLSearchParams): VendorId[] {
  const ids = (address.get('ids') ?? '').split(',').flatMap((text) => VendorId.safeParse(text).data ?? []);
  return [...new Set(ids)].slice(0, COMPARED_MAX);
}
