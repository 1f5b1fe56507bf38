import { OpenShare } from '@evenlight/contract/sharing';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Hourglass } from 'lucide-react';
import type { z } from 'zod';
import { Amount } from '../../../parts/amount';
import { PageMessage } from '../../../parts/link-page/page-message';
import { Button } from '../../../ui/base/button';
import { ButtonLink } from '../../../ui/base/button-link';
import { IconTile } from '../../../ui/base/icon-tile';

/** What is still shown of a share when its secret is forgotten. */
export const PaidShare = OpenShare.pick({ payerName: true, askerName: true, cents: true });

export function SharePaid({ paid }: { paid: z.infer<typeof PaidShare> }) {
  const { t } = useLingui();
  const { payerName, askerName } = paid;
  const amount = <Amount from="family" cents={paid.cents} />;
  const asker = <bdi translate="no">{askerName}</bdi>;
  return (
    <PageMessage
      icon={<IconTile icon={CircleCheck} className="mb-5" />}
      title={t`Thank you, ${payerName}`}
      actions={
        <ButtonLink to="/" variant="secondary">
          <Trans>Go to the home page</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>
          Your share of {amount} is paid, and {asker} can see that it has arrived.
        </Trans>
      </p>
      <p>
        <Trans>The receipt comes to you by e-mail. There is nothing else to do.</Trans>
      </p>
    </PageMessage>
  );
}

export function ShareBeingConfirmed({ share }: { share: OpenShare }) {
  const amount = <Amount from="family" cents={share.cents} />;
  return (
    <PageMessage
      icon={<IconTile icon={Hourglass} className="mb-5" />}
      title={<Trans>Your payment is being confirmed</Trans>}
    >
      <p role="status">
        <Trans>
          Your bank has taken up your share of {amount}. This page looks again by itself. You can also close it; the
          receipt comes by e-mail.
        </Trans>
      </p>
    </PageMessage>
  );
}

export function LinkEnded() {
  return (
    <PageMessage
      title={<Trans>This link does not work any more</Trans>}
      actions={
        <ButtonLink to="/" variant="secondary">
          <Trans>Go to the home page</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>
          It was taken back, replaced by a newer one, or it is too old. Nothing was charged. Ask the person who sent it
          for a new one.
        </Trans>
      </p>
    </PageMessage>
  );
}

type UnseenProps = { isLooking?: boolean; onLook?: () => unknown };

/** On the way back from the card: whether it was paid is not known here, so neither is said, and nobody pays again. */
export function ShareUnseen({ isLooking = false, onLook }: UnseenProps) {
  return (
    <PageMessage
      title={<Trans>We cannot see your payment yet</Trans>}
      actions={
        onLook && (
          <Button variant="secondary" state={isLooking ? 'loading' : 'idle'} onClick={() => void onLook()}>
            <Trans>Look again</Trans>
          </Button>
        )
      }
    >
      <p role="status">
        <Trans>
          If it was made, the receipt comes to you by e-mail. You can close this page, and open the newest link from
          your e-mail later: it says whether your share is paid. Please look there before you pay again.
        </Trans>
      </p>
    </PageMessage>
  );
}
