import type { OpenShare } from '@evenlight/contract/sharing';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Hourglass } from 'lucide-react';
import { asCharged } from '../../../features/payments/amounts';
import { ButtonLink } from '../../../ui/base/button-link';
import { IconTile } from '../../../ui/base/icon-tile';
import { PageMessage } from '../page/page-message';

export function SharePaid({ share }: { share: OpenShare }) {
  const { t } = useLingui();
  const { payerName, askerName } = share;
  const amount = asCharged(share.cents);
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
      <p>{t`Your share of ${amount} is paid, and ${askerName} can see that it has arrived.`}</p>
      <p>
        <Trans>The receipt comes to you by e-mail. There is nothing else to do.</Trans>
      </p>
    </PageMessage>
  );
}

export function ShareBeingConfirmed({ share }: { share: OpenShare }) {
  const { t } = useLingui();
  const amount = asCharged(share.cents);
  return (
    <PageMessage
      icon={<IconTile icon={Hourglass} className="mb-5" />}
      title={<Trans>Your payment is being confirmed</Trans>}
    >
      <p role="status">
        {t`Your bank has taken up your share of ${amount}. This page looks again by itself. You can also close it; the receipt comes by e-mail.`}
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
