// Money back: asking for it, and what became of the asking.
import type { PlanMoney } from '@evenlight/contract/payments';
import type { Plan } from '@evenlight/contract/plans';
import type { RefundRequest } from '@evenlight/contract/refunds';
import { Trans, useLingui } from '@lingui/react/macro';
import { momentInWords } from '../../../platform/dates';
import { Notice } from '../../../ui/status/notice';
import { AskForRefund } from './ask-for-refund';

export function RefundForm({ plan, money }: { plan: Plan; money: PlanMoney }) {
  const { refundRequest: asked, paidCents } = money;
  const isOpen = asked !== null && asked.decision === null;
  if (!asked && paidCents <= 0) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <div role="status" className="w-full empty:hidden">
        {asked && <Asked asked={asked} />}
      </div>
      {!isOpen && paidCents > 0 && <AskForRefund planId={plan.id} />}
    </div>
  );
}

function Asked({ asked: { reason, answeredBy, decision, decidedAt } }: { asked: RefundRequest }) {
  const { t, i18n } = useLingui();
  const by = momentInWords(answeredBy, i18n);
  const at = decidedAt ? momentInWords(decidedAt, i18n) : '';
  if (decision === 'refunded')
    return (
      <Notice tone="ok" title={<Trans>We gave money back</Trans>}>
        <p>{t`You asked for it, and it went back on ${at}, the way it came. Banks usually show it within five to ten days.`}</p>
      </Notice>
    );
  if (decision === 'declined')
    return (
      <Notice title={<Trans>We could not give money back</Trans>}>
        <p>{t`Why not stands in the e-mail that we sent you on ${at}. If you see it differently, call us, and a person looks at it with you.`}</p>
      </Notice>
    );
  return (
    <Notice title={<Trans>You asked for money back</Trans>}>
      <p>{t`A person of our team answers by ${by}. You need not do anything until then.`}</p>
      <p className="mt-2 wrap-anywhere whitespace-pre-line text-ink-2">{t`What you wrote: ${reason}`}</p>
    </Notice>
  );
}
