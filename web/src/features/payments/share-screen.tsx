// /pay#secret: somebody who was asked for a share of the cost pays it here, without an account.
import { type OpenShare, SHARE_PAGE_PATH } from '@evenlight/contract/sharing';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MetaArgs } from 'react-router';
import { useKeepPaid, usePaidBefore } from '../../parts/link-page/asked-in-address';
import { PageLoading } from '../../parts/link-page/page-loading';
import { useTokenOfLink } from '../../parts/link-page/token-of-link';
import { revalidateElsewhere } from '../../parts/revalidation';
import { quietMeta } from '../../platform/page-meta';
import { Wrap } from '../../ui/base/wrap';
import { closedTrouble, failureTrouble } from './card/card-words';
import { CannotLook } from './page/cannot-look';
import { useOwnDocument } from './page/own-document';
import { isProblem } from './queries';
import { useOpenShare, useShareResult } from './share-queries';
import { PayShare } from './shares/pay-share';
import { LinkEnded, PaidShare, ShareBeingConfirmed, SharePaid, ShareUnseen } from './shares/share-outcomes';

export const shouldRevalidate = revalidateElsewhere;

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`A share of the cost`);
}

export default function ShareScreen() {
  useOwnDocument(SHARE_PAGE_PATH);
  const asked = useTokenOfLink(SHARE_PAGE_PATH);
  const paid = usePaidBefore(SHARE_PAGE_PATH, PaidShare);
  if (asked === undefined) return <PageLoading title={<Trans>A share of the cost</Trans>} />;
  if (paid) return <SharePaid paid={paid} />;
  const { token, kept } = asked;
  const isBack = kept.isBack === true;
  if (token) return <FoundShare key={token} token={token} isBack={isBack} />;
  return isBack ? <ShareUnseen /> : <LinkEnded />;
}

type Found = { token: string; isBack: boolean };

function FoundShare({ token, isBack }: Found) {
  const { data: share, error, refetch, isFetching } = useOpenShare(token);
  // The provider is asked itself when somebody comes back from the card, or while it is being confirmed.
  const isAsked = isBack || share?.state === 'processing';
  const result = useShareResult(token, isAsked);
  const isGone = isProblem(error, 'share.not_found') || isProblem(error, 'request.invalid');
  const lookAgain = () => Promise.all([refetch(), isAsked && result.refetch()]);
  const unseen = <ShareUnseen isLooking={isFetching || result.isFetching} onLook={lookAgain} />;

  if (isGone) return isBack ? unseen : <LinkEnded />;
  if (share && !(isAsked && result.isPending)) {
    if (share.state === 'paid' || result.data?.state === 'succeeded') return <NowPaid share={share} />;
    const state = result.data?.state ?? share.state;
    if (state === 'processing') return <ShareBeingConfirmed share={share} />;
    if (isBack && !result.data) return unseen;
    if (share.state === 'ended') return <LinkEnded />;
    return <PayShare token={token} share={share} trouble={troubleIn(result.data)} onOver={lookAgain} />;
  }
  if (!error) return <PageLoading title={<Trans>A share of the cost</Trans>} />;
  return (
    <Wrap className="py-12 sm:py-20">
      <CannotLook
        level="h1"
        title={<Trans>We cannot answer just now</Trans>}
        safe={<Trans>What was paid is safe. Look here before you pay again.</Trans>}
        error={error}
        isLooking={isFetching}
        onLook={lookAgain}
      />
    </Wrap>
  );
}

function troubleIn(result: ReturnType<typeof useShareResult>['data']) {
  if (result?.state === 'canceled') return closedTrouble;
  return result?.failure ? failureTrouble(result.failure) : null;
}

function NowPaid({ share }: { share: OpenShare }) {
  useKeepPaid(SHARE_PAGE_PATH, PaidShare, share);
  return <SharePaid paid={share} />;
}
