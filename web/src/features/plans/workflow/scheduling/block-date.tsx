// Choosing the day and the time of a service at the plan's venue. Everything that speaks against it is said beforehand.
import type { Plan } from '@evenlight/contract/plans';
import { Day, LAST_DAY } from '@evenlight/contract/venues';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { today } from '../../../../platform/dates';
import { fieldProblemsOf } from '../../../../platform/phrases';
import { Button } from '../../../../ui/base/button';
import { DateField } from '../../../../ui/forms/date-field';
import { useSendOnce } from '../../../../ui/forms/send-once';
import { TextField } from '../../../../ui/forms/text-field';
import { ClergyAgreement } from '../../../venues/day/clergy-agreement';
import { DayRuling, refusalOf } from '../../../venues/day/day-ruling';
import { PlanProblem } from '../../plan-problem';
import { type DateTyped, subjectAt } from './typed-schedule';
import { useEarlyTyping } from './use-early-typing';
import { VenueThatDay } from './venue-that-day';

type Sending = { isPending: boolean; error: unknown; variables: { serviceDate: string } | undefined };

type Props = {
  plan: Plan;
  venue: NonNullable<Plan['selectedVenue']>;
  typed: DateTyped;
  onType: (change: Partial<DateTyped>) => void;
  onConfirm: () => void;
  sending: Sending;
  onOtherVenue?: ((venueId: string) => void) | undefined;
  /** What to know about a day before it is confirmed. */
  policy: (day: string) => ReactNode;
  confirm: ReactNode;
  otherWays?: ReactNode;
  /** Our team books for a family, and is not asked about its own clergy. */
  isForStaff?: boolean | undefined;
};

export function BlockDate(props: Props) {
  const { plan, venue, typed, onType, onConfirm, sending, onOtherVenue, isForStaff } = props;
  const { day, isAgreed } = typed;
  const subject = subjectAt(typed.time, plan);
  const form = useEarlyDate(typed, onType);
  const { earliest, isUsable } = useUsableDays(day);
  const [triedDay, setTriedDay] = useState<string>();
  const isTried = triedDay === day;
  const isRefused = isUsable && refusalOf(day, subject) !== null;
  const sendOnce = useSendOnce(sending.isPending, onConfirm);
  // What was refused speaks of one day; another choice starts afresh.
  const error = sending.variables?.serviceDate === day ? sending.error : null;

  function send(event: FormEvent) {
    event.preventDefault();
    setTriedDay(day);
    if (isUsable && (isAgreed || !isRefused)) sendOnce(undefined);
  }

  const takeDay = (next: string) => onType(onAnotherDay(next));
  return (
    <form ref={form} method="post" noValidate className="grid gap-5" onSubmit={send}>
      <DayAndTime
        typed={typed}
        onType={onType}
        takeDay={takeDay}
        earliest={earliest}
        isUsable={isUsable}
        isTried={isTried}
        error={error}
      />
      <DayRuling day={isUsable ? day : null} subject={subject} onDay={takeDay}>
        <ClergyAgreement agreement={typed} onChange={onType} isMissing={isTried} isForStaff={isForStaff} />
      </DayRuling>
      {isUsable && (isAgreed || !isRefused) && (
        <>
          <VenueThatDay
            plan={plan}
            venue={venue}
            day={day}
            onOtherVenue={onOtherVenue}
            isForStaff={isForStaff}
            onDay={takeDay}
          />
          {props.policy(day)}
        </>
      )}
      <PlanProblem error={error} className="empty:hidden" />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" state={sending.isPending ? 'loading' : 'idle'}>
          {props.confirm}
        </Button>
        {props.otherWays}
      </div>
    </form>
  );
}

/** Whoever takes another day has not asked their clergy about it. */
const onAnotherDay = (day: string) => ({ day, isAgreed: false });

function useEarlyDate({ day, time, isAgreed, clergyName }: DateTyped, onType: Props['onType']) {
  const shown = { day, time, clergyName, clergyAgreed: isAgreed ? 'on' : '' };
  return useEarlyTyping<HTMLFormElement, keyof typeof shown>(shown, ({ day, clergyAgreed, ...words }) =>
    onType({
      ...words,
      ...(clergyAgreed !== undefined && { isAgreed: clergyAgreed === 'on' }),
      ...(day !== undefined && onAnotherDay(day)),
    }),
  );
}

function useUsableDays(day: string) {
  const [earliest] = useState(today);
  return { earliest, isUsable: day >= earliest && Day.safeParse(day).success };
}

type FieldsProps = Pick<Props, 'typed' | 'onType'> & {
  takeDay: (day: string) => void;
  earliest: string;
  isUsable: boolean;
  isTried: boolean;
  error: unknown;
};

function DayAndTime({ typed, onType, takeDay, earliest, isUsable, isTried, error }: FieldsProps) {
  const { t } = useLingui();
  const [isLeft, setIsLeft] = useState(false);
  const { day, time } = typed;
  const received = fieldProblemsOf(error);

  function dayProblem() {
    if (received.serviceDate) return t`This date cannot be used. Choose another one.`;
    if (isUsable || !(isLeft || isTried)) return undefined;
    if (day === '') return isTried ? t`Choose a date first` : undefined;
    return day < earliest ? t`Service date cannot be earlier than today` : t`Choose a date before the year 2200`;
  }

  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <DateField
        name="day"
        label={t`Date of the service`}
        isRequired
        min={earliest}
        max={LAST_DAY}
        value={day}
        problem={dayProblem()}
        onChange={({ currentTarget }) => takeDay(currentTarget.value)}
        onBlur={() => setIsLeft(true)}
      />
      <TextField
        name="time"
        type="time"
        label={t`Time (optional)`}
        value={time}
        problem={received.serviceTime && t`Service time cannot be earlier than now`}
        onChange={({ currentTarget }) => onType({ time: currentTarget.value })}
      />
    </div>
  );
}
