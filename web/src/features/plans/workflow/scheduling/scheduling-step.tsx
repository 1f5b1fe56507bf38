// The fifth step: the date of the service, and what is arranged about it.
import type { Plan } from '@evenlight/contract/plans';
import { Trans } from '@lingui/react/macro';
import { useKeptFocus } from '../../../../ui/base/keep-focus';
import { BookedDate } from './booked-date';
import { ChooseSchedule } from './choose-schedule';
import { PastDay } from './past-day';
import { RequestedPlanning } from './requested-planning';
import { pastDayOf } from './typed-schedule';
import type { UnsentSchedule } from './use-unsent-schedule';

type Props = { plan: Plan; unsent: UnsentSchedule };

export function SchedulingStep({ plan, unsent }: Props) {
  const box = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Arrangement plan={plan} unsent={unsent} />
    </div>
  );
}

function Arrangement({ plan, unsent }: Props) {
  const { schedule, archivedAt } = plan;
  if (archivedAt === null && unsent.isOpen) return <ChooseSchedule plan={plan} unsent={unsent} />;
  if (schedule?.mode === 'blocked') return <BookedDate plan={plan} booked={schedule} onMove={unsent.open} />;
  const pastDay = pastDayOf(plan);
  if (pastDay !== null)
    return <PastDay planId={plan.id} day={pastDay} onChange={archivedAt ? undefined : unsent.open} />;
  if (schedule?.mode === 'requested') return <RequestedPlanning plan={plan} asked={schedule} onChange={unsent.open} />;
  return (
    <p className="max-w-[62ch] text-ink-2">
      <Trans>This plan was put away. Bring it back first, and a date can be arranged here.</Trans>
    </p>
  );
}
