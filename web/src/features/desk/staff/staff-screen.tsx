// /staff: everything families wait for, for the concierge team. To everybody else there is nothing at this address.

import { getOpening } from '@evenlight/contract/opening';
import { listQueue } from '@evenlight/contract/queue';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { NotFoundContent } from '../../../parts/not-found-content';
import { pageContext } from '../../../platform/page-context';
import { quietMeta } from '../../../platform/page-meta';
import { isRefusedWith } from '../../../platform/page-refusal';
import { unlessOtherQuery } from '../../../platform/revalidation';
import { SectionHeading } from '../../../ui/base/section-heading';
import { TextLink } from '../../../ui/base/text-link';
import { Wrap } from '../../../ui/base/wrap';
import { WRITING_PATH } from '../../resources/writing/kept-list';
import { MANAGE_PATH } from '../queue/desk-place';
import { ClockProvider } from '../queue/due';
import { Queue } from '../queue/queue';
import { filtersIn } from '../queue/queue-address';
import { Backups } from './opening/backups';
import { OpeningCard } from './opening/opening-card';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, report } = context.get(pageContext);
  const filters = filtersIn(new URL(request.url).searchParams);
  const now = new Date().toISOString();
  try {
    const [page, opening] = await Promise.all([
      api(listQueue, { query: filters }),
      // Whoever waits is on the list, with or without it.
      api(getOpening, {}).catch(() => null),
    ]);
    return { isHere: true, now, opening, fromLoader: { filters, page } };
  } catch (refusal) {
    if (isRefusedWith(refusal, 404))
      return data({ isHere: false, now, opening: null, fromLoader: null }, { status: 404 });
    if (!isRefusedWith(refusal, 500) && !isRefusedWith(refusal, 503)) throw refusal;
    // The page asks for the list itself, and goes on asking.
    report(refusal);
    return { isHere: true, now, opening: null, fromLoader: null };
  }
}

export const shouldRevalidate = unlessOtherQuery;

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  // The page that is not there brings its own title.
  return loaderData?.isHere ? quietMeta(matches, msg`Waiting for an answer`) : [];
}

export default function StaffScreen() {
  const { isHere, now, opening, fromLoader } = useLoaderData<typeof loader>();
  if (!isHere) return <NotFoundContent />;
  return (
    <Wrap className="py-8 sm:py-12">
      <SectionHeading level="h1" className="mb-3" title={<Trans>Waiting for an answer</Trans>} />
      <p className="mb-6 flex flex-wrap gap-x-6">
        <TextLink to="/staff/consultations" className="inline-flex min-h-11 items-center">
          <Trans>Talks and their hours</Trans>
        </TextLink>
        <TextLink to={WRITING_PATH} className="inline-flex min-h-11 items-center">
          <Trans>The library: write and publish texts</Trans>
        </TextLink>
        <TextLink to={MANAGE_PATH} className="inline-flex min-h-11 items-center">
          <Trans>What we offer</Trans>
        </TextLink>
        <TextLink to="/staff/promises-kept" className="inline-flex min-h-11 items-center">
          <Trans>Promises kept</Trans>
        </TextLink>
      </p>
      {opening && (
        <OpeningCard fromLoader={opening} isFolded={fromLoader?.page.counts.waiting !== 0} className="mb-8" />
      )}
      <ClockProvider madeAt={now}>
        <Queue fromLoader={fromLoader} />
      </ClockProvider>
      {opening && <Backups fromLoader={opening} />}
    </Wrap>
  );
}
