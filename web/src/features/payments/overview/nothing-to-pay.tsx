// Why nothing can be paid just now, said kindly.
import type { PlanMoney } from '@evenlight/contract/payments';
import { Trans, useLingui } from '@lingui/react/macro';
import { Amount } from '../../../parts/amount';
import { Notice } from '../../../ui/status/notice';

export function BlockedNotice({ blocked }: { blocked: 'plan-ahead' | 'archived' | 'no-cost' | 'example-prices' }) {
  if (blocked === 'plan-ahead')
    return (
      <Notice title={<Trans>We take no money for a plan made ahead of time</Trans>}>
        <p>
          <Trans>
            The law asks that money paid ahead of time is held in trust until it is needed, and we do not offer that
            today. Your plan is saved, and nothing is due. When the day comes, say so here or call us, and paying opens.
          </Trans>
        </p>
      </Notice>
    );
  if (blocked === 'archived')
    return (
      <Notice title={<Trans>This plan is archived</Trans>}>
        <p>
          <Trans>Nothing can be paid for it. Restore it first if you want to go on.</Trans>
        </p>
      </Notice>
    );
  if (blocked === 'example-prices')
    return (
      <Notice title={<Trans>These prices are examples</Trans>}>
        <p>
          <Trans>
            Nothing can be paid for this plan yet, and nothing is due. Your plan is saved. Call us, and we will tell you
            the real prices.
          </Trans>
        </p>
      </Notice>
    );
  return (
    <Notice title={<Trans>There is nothing to pay yet</Trans>}>
      <p>
        <Trans>This plan has no cost so far. What you choose for it shows here.</Trans>
      </p>
    </Notice>
  );
}

/** People's own names stand outside of markup. */
export function TrustNotice({ partner }: { partner: string }) {
  const { t } = useLingui();
  return (
    <Notice title={t`Your money is held by ${partner}`}>
      <p>
        <Trans>
          What you pay ahead of time lies in a trust there until it is needed. It is not ours, and we cannot spend it.
        </Trans>
      </p>
    </Notice>
  );
}

export function UnderWayNotice() {
  return (
    <Notice role="status" title={<Trans>A payment is being confirmed</Trans>}>
      <p>
        <Trans>
          That takes a moment, sometimes longer. You need not wait here; nothing else can be paid until it is done, so
          that nothing is paid twice.
        </Trans>
      </p>
    </Notice>
  );
}

export function SettledNotice({ money }: { money: PlanMoney }) {
  const over = <Amount from="family" cents={-money.balanceCents} />;
  if (money.balanceCents < 0)
    return (
      <Notice title={<Trans>{over} more was paid than this plan costs</Trans>}>
        <p>
          <Trans>Our team gives it back to you, the way it came. You need not do anything.</Trans>
        </p>
      </Notice>
    );
  if (money.balanceCents > 0)
    return (
      <Notice title={<Trans>Nothing is left for you to pay</Trans>}>
        <p>
          <Trans>Others were asked for the rest. You can take a share back and pay it yourself.</Trans>
        </p>
      </Notice>
    );
  return (
    <Notice tone="ok" title={<Trans>Everything is paid</Trans>}>
      <p>
        <Trans>Thank you. Your receipts are below, whenever you need them.</Trans>
      </p>
    </Notice>
  );
}
