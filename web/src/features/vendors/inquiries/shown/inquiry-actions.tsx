import { wallTimeAt } from '@evenlight/contract/dates';
import { firstDayDone, type Inquiry, type QuoteRequest } from '@evenlight/contract/vendors/inquiries';
import { Trans, useLingui } from '@lingui/react/macro';
import { Amount } from '../../../../parts/amount';
import { Refusal } from '../../../../parts/refusal';
import { plainDay } from '../../../../platform/dates';
import { plainAmount } from '../../../../platform/plain-amount';
import { Button } from '../../../../ui/base/button';
import { type Step, useStep } from '../queries';
import { BudgetWithQuote } from './budget-with-quote';
import { Question } from './question';

const DAY_MS = 24 * 60 * 60 * 1000;

type Props = { request: QuoteRequest; inquiry: Inquiry; now: string };

export function InquiryActions({ request, inquiry, now }: Props) {
  const { mutate, isPending, variables, error } = useStep(inquiry);
  const stateOf = (kind: Step['kind']) => (isPending && variables?.kind === kind ? 'loading' : 'idle');
  const step = { take: (step: Step) => !isPending && mutate(step), stateOf };
  const { state } = inquiry;
  return (
    <div className="mt-5 grid gap-3 empty:hidden print:hidden">
      {(state === 'sent' || state === 'seen') && <Remind inquiry={inquiry} now={now} {...step} />}
      {state === 'answered' && request.planId && <BudgetWithQuote planId={request.planId} inquiryId={inquiry.id} />}
      {state === 'answered' && <Choose inquiry={inquiry} now={now} {...step} />}
      {state === 'chosen' && <WorkIsDone request={request} inquiry={inquiry} now={now} {...step} />}
      {['sent', 'seen', 'answered', 'chosen'].includes(state) && <Withdraw inquiry={inquiry} {...step} />}
      <Refusal error={error} />
    </div>
  );
}

type StepProps = {
  inquiry: Inquiry;
  take: (step: Step) => void;
  stateOf: (kind: Step['kind']) => 'loading' | 'idle';
};

function Remind({ inquiry, now, take, stateOf }: StepProps & { now: string }) {
  const { t } = useLingui();
  const { vendor, remindedAt, sentAt } = inquiry;
  const { name } = vendor;
  const lastLetter = Date.parse(remindedAt ?? sentAt);
  if (Date.parse(now) - lastLetter < DAY_MS)
    return (
      <p className="text-ink-2 text-sm">
        <Trans>They have a letter from the last 24 hours. After that you can remind them.</Trans>
      </p>
    );
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        aria-label={t`Remind them: ${name}`}
        state={stateOf('remind')}
        onClick={() => take({ kind: 'remind' })}
      >
        <Trans>Remind them</Trans>
      </Button>
    </div>
  );
}

function Choose({ inquiry, now, take, stateOf }: StepProps & { now: string }) {
  const { t, i18n } = useLingui();
  const { quote, vendor } = inquiry;
  const { name } = vendor;
  if (!quote) return null;
  const total = plainAmount(quote.totalCents);
  const amount = <Amount from="vendor" cents={quote.totalCents} />;
  const vendorName = <bdi translate="no">{name}</bdi>;
  const { validUntil } = quote;
  const last = validUntil && plainDay(validUntil, i18n);
  if (validUntil && validUntil < wallTimeAt(new Date(now)).date)
    return <p className="text-ink-2">{t`This quote held until ${last}. Ask them whether it still does.`}</p>;
  return (
    <Question
      title={t`Choose ${name}?`}
      description={
        <Trans>
          You take the quote of {amount} as it stands. We tell {vendorName}, and you agree on the rest with each other.
          No money moves here.
        </Trans>
      }
      goAhead={<Trans>Choose this quote</Trans>}
      onGoAhead={() => take({ kind: 'choose', quoteVersion: quote.version })}
      trigger={
        <Button
          variant="secondary"
          size="small"
          aria-label={t`Choose this quote: ${name}, ${total}`}
          state={stateOf('choose')}
        >
          <Trans>Choose this quote</Trans>
        </Button>
      }
    />
  );
}

function WorkIsDone({ request, inquiry, now, take, stateOf }: StepProps & { request: QuoteRequest; now: string }) {
  const { t, i18n } = useLingui();
  const { eventDate } = request;
  const { vendor, chosenAt } = inquiry;
  const { name } = vendor;
  const firstDay = firstDayDone({ chosenAt: new Date(chosenAt ?? now), eventDate });
  const day = plainDay(firstDay, i18n);
  if (firstDay > wallTimeAt(new Date(now)).date)
    return <p className="text-ink-2 text-sm">{t`From ${day} on you can say here that the work is done.`}</p>;
  return (
    <Question
      title={t`Is the work of ${name} done?`}
      description={t`After that it counts as finished here and cannot be withdrawn. You can then write how it was.`}
      goAhead={<Trans>The work is done</Trans>}
      onGoAhead={() => take({ kind: 'complete' })}
      trigger={
        <Button size="small" aria-label={t`The work is done: ${name}`} state={stateOf('complete')}>
          <Trans>The work is done</Trans>
        </Button>
      }
    />
  );
}

function Withdraw({ inquiry, take, stateOf }: StepProps) {
  const { t } = useLingui();
  const { name } = inquiry.vendor;
  return (
    <Question
      title={t`Ask ${name} no more?`}
      description={t`We tell ${name}, and their link stops taking answers. What they wrote so far stays here.`}
      goAhead={<Trans>Withdraw</Trans>}
      onGoAhead={() => take({ kind: 'withdraw' })}
      trigger={
        <Button
          variant="ghost"
          size="small"
          className="-ms-4"
          aria-label={t`Withdraw: ${name}`}
          state={stateOf('withdraw')}
        >
          <Trans>Withdraw</Trans>
        </Button>
      }
    />
  );
}
