// /vendor-inquiries: everything somebody asked vendors, and where it stands.
import { type Inquiry, listQuoteRequests, type QuoteRequest } from '@evenlight/contract/vendors/inquiries';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Mails } from 'lucide-react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { Amount } from '../../../parts/amount';
import { momentInWords } from '../../../platform/dates';
import { pageContext } from '../../../platform/page-context';
import { quietMeta } from '../../../platform/page-meta';
import { phraseFor } from '../../../platform/phrases';
import { requireMember } from '../../../platform/require-member';
import { ButtonLink } from '../../../ui/base/button-link';
import { Card } from '../../../ui/base/card';
import { SectionHeading } from '../../../ui/base/section-heading';
import { TextLink } from '../../../ui/base/text-link';
import { theirWords } from '../../../ui/base/their-words';
import { Wrap } from '../../../ui/base/wrap';
import { EmptyState } from '../../../ui/status/empty-state';
import { ErrorState } from '../../../ui/status/error-state';
import { SkeletonList } from '../../../ui/status/skeleton';
import { useRequests } from './queries';
import { Standing } from './shown/standing';
import { StateBadge } from './shown/state-badge';

export async function loader(asked: LoaderFunctionArgs) {
  await requireMember(asked);
  const { api, report } = asked.context.get(pageContext);
  const requests = await api(listQuoteRequests, {}).catch((error: unknown) => {
    // The page is worth having all the same; the browser asks again, and says so if that fails as well.
    report(error);
    return null;
  });
  return { requests };
}

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`Your inquiries`);
}

export default function InquiriesScreen() {
  return (
    <Wrap className="py-10 sm:py-14">
      <SectionHeading
        level="h1"
        title={<Trans>Your inquiries</Trans>}
        lead={
          <Trans>Whom you asked, who has answered, and what they quoted. Nothing is decided until you choose.</Trans>
        }
      />
      <div className="mt-8">
        <Requests />
      </div>
    </Wrap>
  );
}

function Requests() {
  const { i18n } = useLingui();
  const { data: requests, error, refetch, isFetching } = useRequests(useLoaderData<typeof loader>().requests);
  const phrase = phraseFor(error);
  if (requests?.length === 0) return <NothingAsked />;
  if (requests)
    return (
      <ul className="grid gap-5">
        {requests.map((request) => (
          <RequestCard key={request.id} request={request} />
        ))}
      </ul>
    );
  if (!phrase) return <SkeletonList />;
  return (
    <ErrorState
      title={<Trans>Your inquiries cannot be shown just now</Trans>}
      safe={<Trans>What you sent is with the vendors.</Trans>}
      next={i18n._(phrase)}
      retry={{ refetch, isFetching }}
    />
  );
}

function NothingAsked() {
  return (
    <EmptyState
      level="h2"
      icon={Mails}
      title={<Trans>You have not asked anybody yet</Trans>}
      action={
        <ButtonLink to="/vendor-marketplace">
          <Trans>Look at vendors</Trans>
        </ButtonLink>
      }
    >
      <Trans>You can ask one vendor, or several at once and compare what they quote. Asking costs nothing.</Trans>
    </EmptyState>
  );
}

function RequestCard({ request: { id, message, sentAt, inquiries } }: { request: QuoteRequest }) {
  const { t, i18n } = useLingui();
  const at = momentInWords(sentAt, i18n);
  const names = inquiries.map(({ vendor }) => vendor.name).join(', ');
  return (
    <Card as="li">
      <h2 className="wrap-anywhere text-xl">
        <TextLink to={`/vendor-inquiries/${id}`}>
          <bdi translate="no">{names}</bdi>
        </TextLink>
      </h2>
      <p className="mt-1 text-ink-2 text-sm">{t`Sent ${at}`}</p>
      <p {...theirWords} className="mt-3 line-clamp-2 wrap-anywhere">
        {message}
      </p>
      <ul className="mt-4 grid gap-3 border-line border-t pt-4">
        {inquiries.map((inquiry) => (
          <InquiryLine key={inquiry.id} inquiry={inquiry} />
        ))}
      </ul>
    </Card>
  );
}

function InquiryLine({ inquiry }: { inquiry: Inquiry }) {
  const { vendor, state, quote } = inquiry;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="wrap-anywhere font-medium">
            <bdi translate="no">{vendor.name}</bdi>
          </span>
          <StateBadge state={state} />
        </p>
        <Standing inquiry={inquiry} />
      </div>
      {quote && (
        <p className="font-serif text-xl">
          <Amount from="vendor" cents={quote.totalCents} />
        </p>
      )}
    </li>
  );
}
