// A family that comes after the service says on which day it was, and the days that follow are worked out from it.
import { addDays } from '@evenlight/contract/dates';
import type { Plan } from '@evenlight/contract/plans';
import { Day } from '@evenlight/contract/venues';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { today } from '../../../../platform/dates';
import { fieldProblemsOf } from '../../../../platform/phrases';
import { Button } from '../../../../ui/base/button';
import { DateField } from '../../../../ui/forms/date-field';
import { useSendOnce } from '../../../../ui/forms/send-once';
import { PlanProblem } from '../../plan-problem';
import { useEarlyTyping } from './use-early-typing';
import type { UnsentSchedule } from './use-unsent-schedule';

type Props = { plan: Plan; unsent: UnsentSchedule; otherWays: ReactNode };

export function SayItHasBeen({ plan, unsent, otherWays }: Props) {
  const { t } = useLingui();
  const { typed, type, sayItHasBeen, saying } = unsent;
  const { pastDay } = typed;
  const [latest] = useState(() => addDays(today(), -1));
  const [triedDay, setTriedDay] = useState<string>();
  const form = useEarlyTyping<HTMLFormElement, 'pastDay'>({ pastDay }, type);
  const sendOnce = useSendOnce(saying.isPending, () => void sayItHasBeen());
  const isUsable = Day.safeParse(pastDay).success && pastDay <= latest && pastDay >= (plan.dateOfDeath ?? '');
  const error = saying.variables?.serviceDate === pastDay ? saying.error : null;

  function problem() {
    if (fieldProblemsOf(error).serviceDate) return t`This date cannot be used. Choose another one.`;
    if (isUsable || triedDay !== pastDay) return undefined;
    if (pastDay === '') return t`Choose a date first`;
    return pastDay > latest ? t`Choose a day before today` : t`Service date cannot be earlier than the date of death`;
  }

  function send(event: FormEvent) {
    event.preventDefault();
    setTriedDay(pastDay);
    if (isUsable) sendOnce(undefined);
  }

  return (
    <form ref={form} method="post" noValidate className="grid gap-5" onSubmit={send}>
      <DateField
        name="pastDay"
        label={t`Day of the service`}
        isRequired
        min={plan.dateOfDeath ?? undefined}
        max={latest}
        value={pastDay}
        problem={problem()}
        onChange={({ currentTarget }) => type({ pastDay: currentTarget.value })}
      />
      <PlanProblem error={error} className="empty:hidden" />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" state={saying.isPending ? 'loading' : 'idle'}>
          <Trans>Keep this day</Trans>
        </Button>
        {otherWays}
      </div>
    </form>
  );
}
