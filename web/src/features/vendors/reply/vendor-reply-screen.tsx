// /vendor-reply#secret: a vendor reads what a family asks and answers it, without an account.
import { VENDOR_REPLY_PATH } from '@evenlight/contract/vendors/replies';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MetaArgs } from 'react-router';
import { revalidateElsewhere } from '../../../parts/link-page/asked-in-address';
import { PageLoading } from '../../../parts/link-page/page-loading';
import { PageMessage } from '../../../parts/link-page/page-message';
import { useTokenOfLink } from '../../../parts/link-page/token-of-link';
import { ConnectionLost } from '../../../platform/call';
import { quietMeta } from '../../../platform/page-meta';
import { phraseFor } from '../../../platform/phrases';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { Wrap } from '../../../ui/base/wrap';
import { ErrorState } from '../../../ui/status/error-state';
import { AskedInquiry } from './asked-inquiry';
import { isLinkGone, useOpenInquiry } from './reply-queries';

export const shouldRevalidate = revalidateElsewhere;

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`A family asks you`);
}

export default function VendorReplyScreen() {
  const place = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <OfLink />
    </div>
  );
}

function OfLink() {
  const asked = useTokenOfLink(VENDOR_REPLY_PATH);
  if (asked === undefined) return <PageLoading title={<Trans>A family asks you</Trans>} />;
  const { token } = asked;
  return token ? <FoundInquiry key={token} token={token} /> : <LinkEnded />;
}

function FoundInquiry({ token }: { token: string }) {
  const { data: inquiry, error, refetch, isFetching } = useOpenInquiry(token);
  if (isLinkGone(error)) return <LinkEnded />;
  if (inquiry?.state === 'withdrawn') return <NothingAskedAnyMore />;
  if (inquiry) return <AskedInquiry token={token} inquiry={inquiry} />;
  if (!error) return <PageLoading title={<Trans>A family asks you</Trans>} />;
  return (
    <Wrap className="py-12 sm:py-20">
      <ErrorState
        level="h1"
        title={<Trans>We cannot answer just now</Trans>}
        safe={<Trans>The link is not used up. You can open it again.</Trans>}
        next={<WhatNext error={error} />}
        onRetry={() => void refetch()}
        retryState={isFetching ? 'loading' : 'idle'}
      />
    </Wrap>
  );
}

function WhatNext({ error }: { error: unknown }) {
  const { i18n } = useLingui();
  const phrase = phraseFor(error);
  if (error instanceof ConnectionLost || !phrase) return <Trans>Check your internet connection, then try again.</Trans>;
  return i18n._(phrase);
}

function NothingAskedAnyMore() {
  return (
    <PageMessage title={<Trans>This inquiry is over</Trans>}>
      <p>
        <Trans>The family has withdrawn it. There is nothing for you to do. Thank you for your time.</Trans>
      </p>
    </PageMessage>
  );
}

function LinkEnded() {
  return (
    <PageMessage title={<Trans>This link does not work any more</Trans>}>
      <p>
        <Trans>It is too old, or what it was about has been removed. You need not do anything.</Trans>
      </p>
    </PageMessage>
  );
}
