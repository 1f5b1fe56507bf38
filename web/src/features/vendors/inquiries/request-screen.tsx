// /vendor-inquiries/:requestId: one request, every answer to it, and the quotes side by side.
import { QuoteRequestId } from '@evenlight/contract/ids';
import { getQuoteRequest } from '@evenlight/contract/vendors/inquiries';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { pageContext } from '../../../platform/page-context';
import { quietMeta } from '../../../platform/page-meta';
import { requireMember } from '../../../platform/require-member';
import { PrintButton } from '../../../ui/base/print-button';
import { SectionHeading } from '../../../ui/base/section-heading';
import { TextLink } from '../../../ui/base/text-link';
import { Wrap } from '../../../ui/base/wrap';
import { useRequest } from './queries';
import { InquiryCard } from './shown/inquiry-card';
import { quotedIn, SideBySide } from './shown/side-by-side';
import { WhatWasAsked } from './shown/what-was-asked';

export async function loader(asked: LoaderFunctionArgs) {
  await requireMember(asked);
  const requestId = QuoteRequestId.safeParse(asked.params.requestId).data;
  if (!requestId) throw data(null, 404);
  const request = await asked.context.get(pageContext).api(getQuoteRequest, { params: { requestId } });
  // What depends on the hour is decided by the server's clock, so that the page does not change as it wakes.
  return { request, now: new Date().toISOString() };
}

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`Your inquiry`);
}

export default function RequestScreen() {
  const { t } = useLingui();
  const { request: fromLoader, now } = useLoaderData<typeof loader>();
  const request = useRequest(fromLoader);
  const quoted = quotedIn(request);
  const { inquiries } = request;
  return (
    <Wrap className="grid grid-cols-1 gap-8 py-10 sm:py-14">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <TextLink to="/vendor-inquiries" className="print:hidden">
            <Trans>All your inquiries</Trans>
          </TextLink>
          <SectionHeading className="mt-3" level="h1" title={<Trans>Your inquiry</Trans>} />
        </div>
        <PrintButton>
          <Trans>Print</Trans>
        </PrintButton>
      </div>
      <WhatWasAsked request={request} />
      <section aria-labelledby="quotes" className="min-w-0">
        <h2 id="quotes" className="text-2xl">
          <Trans>Quotes side by side</Trans>
        </h2>
        {quoted.length > 0 ? (
          <SideBySide request={request} quoted={quoted} />
        ) : (
          <p className="mt-2 text-ink-2">
            <Trans>Nobody has named a price yet. It appears here by itself.</Trans>
          </p>
        )}
      </section>
      <section aria-labelledby="asked-vendors">
        <h2 id="asked-vendors" className="text-2xl">
          <Trans>Whom you asked</Trans>
        </h2>
        <ul aria-label={t`Whom you asked`} className="mt-4 grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
          {inquiries.map((inquiry) => (
            <InquiryCard key={inquiry.id} request={request} inquiry={inquiry} now={now} />
          ))}
        </ul>
      </section>
    </Wrap>
  );
}
