// A day and an hour of it. Others book at the same time: the server has the last word.
import {
  type DaySlots,
  fallbackSlots,
  firstBookableDay,
  lastBookableDay,
  type Slot,
} from '@evenlight/contract/consultations';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { PhoneNumber } from '../../../parts/phone-number';
import { CallFailed } from '../../../platform/call';
import { calendarDay } from '../../../platform/dates';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { DateField } from '../../../ui/forms/date-field';
import { Notice } from '../../../ui/status/notice';
import { Skeleton } from '../../../ui/status/skeleton';
import { useFreeSlots } from './queries';
import { SlotGrid } from './slot-grid';
import { isBookable } from './typed-booking';
import { slotInWords } from './when-in-words';

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
  // Taken by somebody else while it was looked at, before it was sent.
  const [gone, setGone] = useState<ChosenHour | null>(null);
  const { hours, leadToHours } = useLeadToHours();

  function chooseDay(date: string) {
    onChoose({ date, time: '' });
    leadToHours();
  }

  return (
    <div className="grid gap-4">
      <div role="status" className="empty:hidden">
        {instead ? (
          <GoneMeanwhile date={date} instead={instead} onChooseDay={chooseDay} />
        ) : (
          gone?.date === date && <GoneMeanwhile {...gone} instead={[]} onChooseDay={chooseDay} />
        )}
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
          date={date}
          time={time}
          phone={phone}
          box={hours}
          known={instead?.find((day) => day.date === date)?.availableSlots}
          onChoose={(time) => onChoose({ date, time })}
          onGone={() => {
            setGone({ date, time });
            onChoose({ date, time: '' });
            // Unless somebody is elsewhere already: what they had chosen, and had the focus, is gone.
            if (document.activeElement?.contains(hours.current)) leadToHours();
          }}
        />
      )}
    </div>
  );
}

/** For what was pressed and is gone: reading goes on at the hours. */
function useLeadToHours() {
  const hours = useRef<HTMLFieldSetElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) hours.current?.focus();
  }, [times]);
  return { hours, leadToHours: () => setTimes(times + 1) };
}

type HoursProps = ChosenHour & {
  phone: string;
  /** Stays while what is in it is looked up, and keeps the focus. */
  box: RefObject<HTMLFieldSetElement | null>;
  /** What the refusal of another hour has told about this day. */
  known: Slot[] | undefined;
  onChoose: (time: Slot) => void;
  /** The hour that was chosen is not free any more. */
  onGone: () => void;
};

function Hours({ box, ...props }: HoursProps) {
  const { i18n } = useLingui();
  const day = calendarDay(props.date, i18n);
  return (
    <fieldset ref={box} tabIndex={-1} className="min-w-0 scroll-mt-4 rounded-md">
      <legend className="font-semibold text-ui">
        {isBookable(props.date, new Date()) ? <Trans>Hours on {day}</Trans> : <Trans>Hours</Trans>}
      </legend>
      <FreeHours {...props} />
    </fieldset>
  );
}

function FreeHours({ date, time, phone, known, onChoose, onGone }: Omit<HoursProps, 'box'>): ReactNode {
  const { i18n } = useLingui();
  const isOffered = isBookable(date, new Date());
  const { data, error } = useFreeSlots(isOffered ? date : null);
  const free = data?.availableSlots ?? (error ? known : undefined);
  const isGone = time !== '' && free?.includes(time) === false;
  const tellGone = useEffectEvent(onGone);
  useEffect(() => {
    if (isGone) tellGone();
  }, [isGone]);
  const isRefused = error instanceof CallFailed && error.problem?.code === 'consultation.day_not_offered';
  const phrase = phraseFor(error);

  if (!isOffered || isRefused)
    return (
      <Notice tone="warn" role="status" className="mt-2">
        {isRefused && phrase ? (
          i18n._(phrase)
        ) : (
          <Trans>Talks can be booked from tomorrow on, for the next 90 days. Choose another day.</Trans>
        )}
      </Notice>
    );
  if (free?.length === 0)
    return (
      <Notice tone="warn" role="status" className="mt-2">
        <Trans>
          No available slots for this date. Please select another date or call us at <PhoneNumber phone={phone} />.
        </Trans>
      </Notice>
    );
  if (free) return <SlotGrid date={date} slots={free} chosen={time} onChoose={onChoose} />;
  if (error)
    return (
      <>
        <Notice role="status" className="mt-2 mb-3">
          <Trans>We could not look up which hours are free. Choose one all the same; we check it when you send.</Trans>
        </Notice>
        <SlotGrid date={date} slots={fallbackSlots} isToBeConfirmed chosen={time} onChoose={onChoose} />
      </>
    );
  return (
    <div role="status" className="mt-2 grid grid-cols-pairs gap-2.5 sm:grid-cols-4">
      <span className="sr-only">
        <Trans>Looking for free hours</Trans>
      </span>
      {fallbackSlots.map((slot) => (
        <Skeleton key={slot} className="h-12 rounded-md" />
      ))}
    </div>
  );
}

type GoneProps = { date: string; time?: Slot; instead: DaySlots[]; onChooseDay: (date: string) => void };

function GoneMeanwhile({ date, time, instead, onChooseDay }: GoneProps) {
  const { i18n } = useLingui();
  const hour = time && slotInWords(time, i18n);
  const otherDays = instead.filter((day) => day.date !== date);
  return (
    <Notice
      tone="warn"
      title={
        hour ? (
          <Trans>{hour} is not free any more.</Trans>
        ) : (
          <Trans>The hour you had chosen is not free any more.</Trans>
        )
      }
    >
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
                <Button variant="secondary" size="small" onClick={() => onChooseDay(day.date)}>
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
