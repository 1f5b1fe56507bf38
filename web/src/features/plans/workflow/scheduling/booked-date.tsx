// A date that is booked: when and where, and until when it can be changed here.
import type { Plan } from '@evenlight/contract/plans';
import type { Schedule } from '@evenlight/contract/schedules';
import { CHANGE_HOURS } from '@evenlight/contract/scheduling';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarCheck } from 'lucide-react';
import { ReachUs } from '../../../../parts/reach-us';
import { CallFailed } from '../../../../platform/call';
import { calendarDay, momentInWords } from '../../../../platform/dates';
import { Badge } from '../../../../ui/base/badge';
import { Button } from '../../../../ui/base/button';
import { Card } from '../../../../ui/base/card';
import { useHasPassed } from '../../../../ui/base/has-passed';
import { PlanProblem } from '../../plan-problem';
import { useCancelSchedule } from '../../scheduling-queries';
import { AskBeforeCancelling } from './ask-before-cancelling';
import { BookedFacts } from './schedule-facts';

type Booked = Extract<Schedule, { mode: 'blocked' }>;

type Props = { plan: Plan; booked: Booked; onMove: () => void };

export function BookedDate({ plan, booked, onMove }: Props) {
  const cancelling = useCancelSchedule(plan.id);
  // Should the clock of this device be wrong, the server says so.
  const isTooLate = useHasPassed(booked.changeableUntil) || isRefusedAsLate(cancelling.error);
  return (
    <Card className="grid max-w-[44rem] gap-6">
      <div className="grid gap-3">
        <div>
          <Badge tone="ok" icon={CalendarCheck}>
            <Trans>Booked</Trans>
          </Badge>
        </div>
        <h3 tabIndex={-1} data-keeps-focus className="text-xl outline-none">
          <Trans>Your date is booked</Trans>
        </h3>
      </div>
      <BookedFacts plan={plan} booked={booked} />
      {isTooLate ? <OnlyWithUs /> : <Changes plan={plan} booked={booked} onMove={onMove} cancelling={cancelling} />}
    </Card>
  );
}

function OnlyWithUs() {
  const { t } = useLingui();
  const hours = CHANGE_HOURS;
  return (
    <div className="grid gap-4 border-line border-t pt-5">
      <p>
        <Trans>
          Less than {hours} hours are left before the service, so changes go through our team. Call or write, and we
          change it with you.
        </Trans>
      </p>
      <ReachUs greeting={t`Hello, I would like to change the date of a service.`} />
    </div>
  );
}

type ChangesProps = Props & { cancelling: ReturnType<typeof useCancelSchedule> };

function Changes({ plan, booked, onMove, cancelling }: ChangesProps) {
  const { t, i18n } = useLingui();
  const until = momentInWords(booked.changeableUntil, i18n);
  const venue = plan.venueName ?? t`Your venue`;
  const day = calendarDay(booked.day, i18n);
  return (
    <div className="grid gap-4 border-line border-t pt-5">
      <p>{t`You can move or cancel this yourself until ${until}.`}</p>
      <PlanProblem error={cancelling.error} className="empty:hidden" />
      {plan.archivedAt === null && (
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button variant="secondary" onClick={onMove}>
            <Trans>Reschedule</Trans>
          </Button>
          <AskBeforeCancelling
            title={<Trans>Cancel this booking?</Trans>}
            description={t`${venue} is set free on ${day}, and another family may take that day. The rest of your plan stays as it is.`}
            keep={<Trans>Keep the booking</Trans>}
            confirm={<Trans>Yes, cancel it</Trans>}
            cancelling={cancelling}
          >
            <Trans>Cancel the booking</Trans>
          </AskBeforeCancelling>
        </div>
      )}
    </div>
  );
}

function isRefusedAsLate(error: unknown): boolean {
  return error instanceof CallFailed && error.problem?.code === 'schedule.too_late';
}
