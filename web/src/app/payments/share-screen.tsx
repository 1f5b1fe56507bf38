// /pay#secret: somebody who was asked for a share of the cost pays it here, without an account.
import { SHARE_PAGE_PATH } from '@evenlight/contract/sharing';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { type MetaArgs, useLocation, useNavigate } from 'react-router';
import { isProblem } from '../../features/payments/queries';
import { useOpenShare, useShareResult } from '../../features/payments/share-queries';
import { readStored, writeStored } from '../../platform/browser-storage';
import { quietMeta } from '../../platform/page-meta';
import { useIsHydrated } from '../../ui/base/is-hydrated';
import { Wrap } from '../../ui/base/wrap';
import { ErrorState } from '../../ui/status/error-state';
import { noReferrer, revalidateElsewhere } from './page/asked-in-address';
import { useOwnDocument } from './page/own-document';
import { PageLoading } from './page/page-loading';
import { PayShare } from './shares/pay-share';
import { LinkEnded, ShareBeingConfirmed, SharePaid } from './shares/share-outcomes';

export const shouldRevalidate = revalidateElsewhere;

export function meta({ matches }: MetaArgs) {
  return [...quietMeta(matches, msg`A share of the cost`), noReferrer];
}

export default function ShareScreen() {
  useOwnDocument(SHARE_PAGE_PATH);
  const asked = useTokenOfLink();
  if (asked === undefined) return <PageLoading title={<Trans>A share of the cost</Trans>} />;
  return asked ? <FoundShare key={asked.token} {...asked} /> : <LinkEnded />;
}

type Asked = { token: string; isBack: boolean };

function FoundShare({ token, isBack }: Asked) {
  const { data: share, error, refetch, isFetching } = useOpenShare(token);
  // The provider is asked itself when somebody comes back from the card, or while it is being confirmed.
  const isAsked = isBack || share?.state === 'processing';
  const result = useShareResult(token, isAsked);
  if (share && !(isAsked && result.isPending)) {
    if (share.state === 'paid' || result.data?.state === 'succeeded') return <SharePaid share={share} />;
    if (share.state === 'ended') return <LinkEnded />;
    const state = result.data?.state ?? share.state;
    if (state === 'processing') return <ShareBeingConfirmed share={share} />;
    return <PayShare token={token} share={share} failure={result.data?.failure ?? null} />;
  }
  if (!error) return <PageLoading title={<Trans>A share of the cost</Trans>} />;
  if (isProblem(error, 'share.not_found') || isProblem(error, 'request.invalid')) return <LinkEnded />;
  return (
    <Wrap className="py-12 sm:py-20">
      <ErrorState
        level="h1"
        title={<Trans>We cannot answer just now</Trans>}
        safe={<Trans>Nothing was charged.</Trans>}
        next={<Trans>Check your internet connection, then try again.</Trans>}
        retryState={isFetching ? 'loading' : 'idle'}
        onRetry={() => void refetch()}
      />
    </Wrap>
  );
}

const TOKEN_KEY = 'evenlight.share';

/** Taken out of the address at once, and kept for this tab alone; undefined until the page is awake. */
function useTokenOfLink(): Asked | null | undefined {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const isAwake = useIsHydrated();
  useEffect(() => {
    if (hash === '' && search === '') return;
    if (hash !== '') writeStored('sessionStorage', TOKEN_KEY, JSON.stringify(hash.slice(1)));
    const isBack = new URLSearchParams(search).has('payment_intent');
    const token = hash.slice(1) || undefined;
    void navigate(SHARE_PAGE_PATH, { replace: true, state: { isBack, token } });
  }, [hash, search, navigate]);
  if (!isAwake || hash !== '' || search !== '') return undefined;
  const kept = state as { isBack?: boolean; token?: string } | null;
  // A drawer that is locked keeps nothing; then the history's entry still has it.
  const token = readStored('sessionStorage', TOKEN_KEY) ?? kept?.token;
  return typeof token === 'string' && token !== '' ? { token, isBack: kept?.isBack === true } : null;
}
