// A date that our team looks for: until when they answer, and what was wished.
import type { Plan } from '@evenlight/contract/plans';
import type { Schedule } from '@evenlight/contract/schedules';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Clock } from 'lucide-react';
import { momentInWords } from '../../../../platform/dates';
import { Badge } from '../../../../ui/base/badge';
import { Button } from '../../../../ui/base/button';
import { Card } from '../../../../ui/base/card';
import { PlanProblem } from '../../plan-problem';
import { useCancelSchedule } from '../../scheduling-queries';
import { AskBeforeCancelling } from './ask-before-cancelling';
import { RequestFacts } from './schedule-facts';

type Requested = Extract<Schedule, { mode: 'requested' }>;

type Props = { plan: Plan; asked: Requested; onChange: () => void };

export function RequestedPlanning({ plan, asked, onChange }: Props) {
  return (
    <Card className="grid max-w-[44rem] gap-6">
      <Standing asked={asked} />
      <RequestFacts asked={asked} />
      {plan.archivedAt === null && <Changes plan={plan} onChange={onChange} />}
    </Card>
  );
}

function Standing({ asked: { answeredBy, answeredAt } }: Pick<Props, 'asked'>) {
  const { t, i18n } = useLingui();
  const by = momentInWords(answeredBy, i18n);
  const at = answeredAt && momentInWords(answeredAt, i18n);
  return (
    <div className="grid gap-3">
      <div>
        {at ? (
          <Badge tone="ok" icon={CircleCheck}>
            <Trans>Answered</Trans>
          </Badge>
        ) : (
          <Badge tone="gold" icon={Clock}>
            <Trans>With our team</Trans>
          </Badge>
        )}
      </div>
      <h3 tabIndex={-1} data-keeps-focus className="text-xl outline-none">
        <Trans>We are finding the date with you</Trans>
      </h3>
      <p className="text-ink-2">
        {at
          ? t`Our team answered you on ${at}. As soon as a day is settled, you will see it here.`
          : t`A person of our team answers by ${by}. You do not have to do anything until then.`}
      </p>
    </div>
  );
}

function Changes({ plan, onChange }: Pick<Props, 'plan' | 'onChange'>) {
  const { t } = useLingui();
  const cancelling = useCancelSchedule(plan.id);
  return (
    <div className="grid gap-4 border-line border-t pt-5 print:hidden">
      <PlanProblem error={cancelling.error} className="empty:hidden" />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onChange}>
          <Trans>Change this, or choose a date yourself</Trans>
        </Button>
        <AskBeforeCancelling
          title={<Trans>Take this request back?</Trans>}
          description={t`Our team stops looking for a date. You can ask again, or choose a date yourself, at any time.`}
          keep={<Trans>Keep the request</Trans>}
          confirm={<Trans>Yes, take it back</Trans>}
          cancelling={cancelling}
        >
          <Trans>Take the request back</Trans>
        </AskBeforeCancelling>
      </div>
    </div>
  );
}
