// /help-with#secret: somebody who was asked to see to one step answers here, without an account.
import { HANDOFF_PAGE_PATH } from '@evenlight/contract/handoffs';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MetaArgs } from 'react-router';
import { revalidateElsewhere } from '../../../parts/link-page/asked-in-address';
import { PageLoading } from '../../../parts/link-page/page-loading';
import { useTokenOfLink } from '../../../parts/link-page/token-of-link';
import { ConnectionLost } from '../../../platform/call';
import { quietMeta } from '../../../platform/page-meta';
import { phraseFor } from '../../../platform/phrases';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { Wrap } from '../../../ui/base/wrap';
import { ErrorState } from '../../../ui/status/error-state';
import { AskedStep } from './asked-step';
import { isLinkGone, useOpenHandoff } from './handoff-queries';
import { Answered } from './keep-answered';
import { LinkEnded, StepIsDeclined, StepIsDone } from './outcomes';

export const shouldRevalidate = revalidateElsewhere;

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`A step to help with`);
}

export default function HelpWithScreen() {
  const place = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <OfLink />
    </div>
  );
}

function OfLink() {
  const asked = useTokenOfLink(HANDOFF_PAGE_PATH);
  if (asked === undefined) return <PageLoading title={<Trans>A step to help with</Trans>} />;
  const { token, kept } = asked;
  const { data: answered } = Answered.safeParse(kept.answered);
  if (answered) return <StepIsDone answered={answered} />;
  return token ? <FoundStep key={token} token={token} /> : <LinkEnded />;
}

function FoundStep({ token }: { token: string }) {
  const { data: handoff, error, refetch, isFetching } = useOpenHandoff(token);
  if (isLinkGone(error)) return <LinkEnded />;
  if (handoff?.state === 'done') return <StepIsDone answered={handoff} />;
  if (handoff?.state === 'declined') return <StepIsDeclined token={token} answered={handoff} />;
  if (handoff) return <AskedStep token={token} handoff={handoff} />;
  if (!error) return <PageLoading title={<Trans>A step to help with</Trans>} />;
  return (
    <Wrap className="py-12 sm:py-20">
      <ErrorState
        level="h1"
        title={<Trans>We cannot answer just now</Trans>}
        safe={<Trans>The link is not used up. It works until you have answered.</Trans>}
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
