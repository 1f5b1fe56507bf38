// A day and an hour of it. Others book at the same time: the server has the last word.
import {
  type DaySlots,
  fallbackSlots,
  firstBookableDay,
  lastBookableDay,
  type Slot,
} from '@evenlight/contract/consultations';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { CallFailed } from '../../../platform/call';
import { calendarDay } from '../../../platform/dates';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { DateField } from '../../../ui/forms/date-field';
import { Notice } from '../../../ui/status/notice';
import { Skeleton } from '../../../ui/status/skeleton';
import { PhoneOfOurs } from './phone-of-ours';
import { useFreeSlots } from './queries';
import { SlotGrid } from './slot-grid';
import { isBookable } from './typed-booking';

export type ChosenHour = { date: string; time: string };

type Props = ChosenHour & {
  phone: string;
  /** What is free instead, when the hour that was wanted has gone. */
  instead: DaySlots[] | null;
  onChoose: (hour: ChosenHour) => void;
};

export function ChooseHour({ date, time, phone, instead, onChoose }: Props) {
  const { t } = useLingui();
  const now = new Date();
  return (
    <div className="grid gap-4">
      <div role="status" className="empty:hidden">
        {instead && <GoneMeanwhile date={date} instead={instead} onChoose={onChoose} />}
      </div>
      <DateField
        name="preferredDate"
        label={t`Day`}
        isRequired
        min={firstBookableDay(now)}
        max={lastBookableDay(now)}
        value={date}
        onChange={({ target }) => onChoose({ date: target.value, time: '' })}
      />
      {date !== '' && (
        <Hours
          {...{ date, time, phone }}
          known={instead?.find((day) => day.date === date)?.availableSlots}
          onChoose={(time) => onChoose({ date, time })}
        />
      )}
    </div>
  );
}

type HoursProps = ChosenHour & {
  phone: string;
  /** What the refusal of another hour has told about this day. */
  known: Slot[] | undefined;
  onChoose: (time: Slot) => void;
};

function Hours({ date, time, phone, known, onChoose }: HoursProps) {
  const { t, i18n } = useLingui();
  const isOffered = isBookable(date, new Date());
  const { data, error } = useFreeSlots(isOffered ? date : null);
  const free = data?.availableSlots ?? (error ? known : undefined);
  const isGone = time !== '' && free?.includes(time) === false;
  const chooseNone = useEffectEvent(() => onChoose(''));
  useEffect(() => {
    if (isGone) chooseNone();
  }, [isGone]);
  const day = calendarDay(date, i18n);
  const isRefused = error instanceof CallFailed && error.problem?.code === 'consultation.day_not_offered';
  const phrase = phraseFor(error);

  if (!isOffered || isRefused)
    return (
      <Notice tone="warn" role="status">
        {isRefused && phrase ? (
          i18n._(phrase)
        ) : (
          <Trans>Talks can be booked from tomorrow on, for the next 90 days. Choose another day.</Trans>
        )}
      </Notice>
    );
  if (free?.length === 0)
    return (
      <Notice tone="warn" role="status">
        <Trans>
          No available slots for this date. Please select another date or call us at <PhoneOfOurs phone={phone} />.
        </Trans>
      </Notice>
    );
  if (free) return <SlotGrid legend={t`Hours on ${day}`} date={date} slots={free} chosen={time} onChoose={onChoose} />;
  if (error)
    return (
      <>
        <Notice role="status">
          <Trans>We could not look up which hours are free. Choose one all the same; we check it when you send.</Trans>
        </Notice>
        <SlotGrid
          legend={t`Hours on ${day}`}
          date={date}
          slots={fallbackSlots}
          isToBeConfirmed
          chosen={time}
          onChoose={onChoose}
        />
      </>
    );
  return (
    <div role="status" className="grid grid-cols-2 gap-2.5 sm:grid-cols-4">
      <span className="sr-only">
        <Trans>Looking for free hours</Trans>
      </span>
      {fallbackSlots.map((slot) => (
        <Skeleton key={slot} className="h-12 rounded-md" />
      ))}
    </div>
  );
}

type GoneProps = { date: string; instead: DaySlots[]; onChoose: (hour: ChosenHour) => void };

function GoneMeanwhile({ date, instead, onChoose }: GoneProps) {
  const { i18n } = useLingui();
  const otherDays = instead.filter((day) => day.date !== date);
  return (
    <Notice tone="warn" title={<Trans>This hour is not free any more.</Trans>}>
      <p>
        <Trans>Choose another one. Everything else you typed is still here.</Trans>
      </p>
      {otherDays.length > 0 && (
        <>
          <p className="mt-2">
            <Trans>There are free hours on</Trans>
          </p>
          <ul className="mt-1.5 flex flex-wrap gap-2">
            {otherDays.map((day) => (
              <li key={day.date}>
                <Button variant="secondary" size="small" onClick={() => onChoose({ date: day.date, time: '' })}>
                  {calendarDay(day.date, i18n)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
