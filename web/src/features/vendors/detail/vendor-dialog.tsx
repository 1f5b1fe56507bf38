// One vendor in full, over the marketplace.
import type { VendorId } from '@evenlight/contract/ids';
import type { VendorWithReviews } from '@evenlight/contract/vendors/vendor';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { OwnWords, ToldIn } from '../../../parts/own-words';
import { CallFailed } from '../../../platform/call';
import { Button } from '../../../ui/base/button';
import { TextLink } from '../../../ui/base/text-link';
import { Dialog } from '../../../ui/overlays/dialog';
import { ErrorState } from '../../../ui/status/error-state';
import { Notice } from '../../../ui/status/notice';
import { SkeletonList } from '../../../ui/status/skeleton';
import { CompareButton } from '../cards/card-buttons';
import { VendorBadges } from '../cards/vendor-badges';
import { VendorPicture } from '../cards/vendor-picture';
import { VendorRating } from '../cards/vendor-rating';
import { useCompared } from '../comparing/use-compared';
import { AskOne } from '../page/asking';
import { useVendorActions } from '../page/vendor-actions';
import { useVendor } from '../queries';
import { readingProblem } from '../reading-problem';
import { signInPathBackHere } from '../saved/sign-in-toasts';
import { categoryNames } from '../words';
import { DetailFacts } from './detail-facts';
import { Reviews } from './reviews';

type Props = { vendorId: VendorId; onClose: () => void };

export function VendorDialog({ vendorId, onClose }: Props) {
  const { i18n } = useLingui();
  const { data: vendor, error, isFetching, refetch } = useVendor(vendorId);
  return (
    <Dialog
      isOpen
      isWide
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={vendor ? <span translate="no">{vendor.name}</span> : <Trans>About this vendor</Trans>}
      description={vendor && i18n._(categoryNames[vendor.category])}
    >
      {vendor && <WholeVendor vendor={vendor} />}
      {!vendor && !error && <SkeletonList rows={2} />}
      {!vendor && error && (
        <Unread error={error} isTrying={isFetching} onRetry={() => void refetch()} onClose={onClose} />
      )}
    </Dialog>
  );
}

type UnreadProps = { error: unknown; isTrying: boolean; onRetry: () => void; onClose: () => void };

/** Who is no longer listed is not there at the second try either. */
function Unread({ error, isTrying, onRetry, onClose }: UnreadProps) {
  const { i18n } = useLingui();
  const isGone = error instanceof CallFailed && error.status === 404;
  return (
    <ErrorState
      title={<Trans>This vendor cannot be shown</Trans>}
      next={i18n._(readingProblem(error))}
      retry={isGone ? undefined : { refetch: onRetry, isFetching: isTrying }}
      action={
        isGone && (
          <Button variant="secondary" onClick={onClose}>
            <Trans>Back to all vendors</Trans>
          </Button>
        )
      }
    />
  );
}

function WholeVendor({ vendor }: { vendor: VendorWithReviews }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <VendorPicture vendor={vendor} className="aspect-video self-start rounded-md" />
        <div className="grid content-start gap-3">
          <VendorBadges vendor={vendor} />
          <VendorRating vendor={vendor} />
          <p className="whitespace-pre-line">
            <OwnWords of={vendor}>{vendor.description}</OwnWords>
          </p>
          <ToldIn of={vendor} />
        </div>
      </div>
      <DetailActions vendor={vendor} />
      <DetailFacts vendor={vendor} />
      <Reviews reviews={vendor.reviews} />
    </div>
  );
}

/** A toast lies outside of the dialog, so what needs an account is said in here. */
function DetailActions({ vendor }: { vendor: VendorWithReviews }) {
  const { userId, savedIds, toggleSaved } = useVendorActions();
  const { ids: comparedIds } = useCompared();
  const [refused, setRefused] = useState<'ask' | 'save'>();
  const [wasAsked, setWasAsked] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const isSaved = savedIds.includes(vendor.id);

  function ask() {
    if (!userId) return setRefused('ask');
    setWasAsked(true);
    setIsAsking(true);
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button onClick={ask}>
          <Trans>Inquire</Trans>
        </Button>
        <Button variant="secondary" onClick={() => (userId ? toggleSaved(vendor) : setRefused('save'))}>
          {isSaved ? <Trans>Remove from Wishlist</Trans> : <Trans>Add to Wishlist</Trans>}
        </Button>
        <CompareButton vendor={vendor} isCompared={comparedIds.includes(vendor.id)} />
      </div>
      <div role="alert" className="empty:hidden">
        {refused && <SignInNotice refused={refused} />}
      </div>
      {wasAsked && <AskOne vendor={vendor} isOpen={isAsking} onOpenChange={setIsAsking} />}
    </div>
  );
}

function SignInNotice({ refused }: { refused: 'ask' | 'save' }) {
  return (
    <Notice tone="info" title={<Trans>Authentication Required</Trans>}>
      <p>
        {refused === 'ask' ? (
          <Trans>Please log in to contact vendors.</Trans>
        ) : (
          <Trans>Please log in to add items to your wishlist.</Trans>
        )}{' '}
        <TextLink to={signInPathBackHere()}>
          <Trans>Sign in</Trans>
        </TextLink>
      </p>
    </Notice>
  );
}
