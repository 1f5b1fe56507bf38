// Days that are unlike their weekday: closed, or with hours of their own.

import type { ConsultationHours, KeptDay } from '@evenlight/contract/consultation-hours';
import type { ComingConsultation } from '@evenlight/contract/consultations';
import { Trans, useLingui } from '@lingui/react/macro';
import { Refusal } from '../../../../parts/refusal';
import { calendarDay } from '../../../../platform/dates';
import { Button } from '../../../../ui/base/button';
import { Card } from '../../../../ui/base/card';
import { useFocusOfGoneLines } from '../../../../ui/base/keep-focus';
import { SectionHeading } from '../../../../ui/base/section-heading';
import { theirWords } from '../../../../ui/base/their-words';
import { AddDay } from './add-day';
import { BookedOnDay } from './booked-on-day';
import { hoursInWords } from './hours-in-words';
import { useDropDay } from './queries';

type Props = Pick<ConsultationHours, 'days'> & { talks: ComingConsultation[]; today: string };

export function SpecialDays({ days, talks, today }: Props) {
  const box = useFocusOfGoneLines(days.length);
  return (
    <section aria-labelledby="days-title">
      <SectionHeading
        level="h2"
        id="days-title"
        className="mb-6"
        title={<Trans>Special days</Trans>}
        lead={<Trans>Close a day, or give it hours of its own. Such a day overrules the week and holidays.</Trans>}
      />
      <AddDay days={days} talks={talks} today={today} />
      <div ref={box} tabIndex={-1} className="mt-6 outline-none">
        {days.length === 0 && (
          <p className="text-ink-2">
            <Trans>No day is special yet. Every day follows the week.</Trans>
          </p>
        )}
        <ul className="grid gap-4">
          {days.map((day) => (
            <DayLine key={day.date} day={day} talks={talks} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function DayLine({ day, talks }: { day: KeptDay; talks: ComingConsultation[] }) {
  const { t, i18n } = useLingui();
  const { mutate, isPending, error } = useDropDay();
  const inWords = calendarDay(day.date, i18n);
  const hours = hoursInWords(day.stretches, i18n);
  return (
    <Card as="li" className="text-ink">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-lg">{inWords}</h3>
          <p>{hours === '' ? <Trans>Closed</Trans> : hours}</p>
          {day.note !== '' && (
            <p {...theirWords} className="wrap-anywhere text-ink-2">
              {day.note}
            </p>
          )}
        </div>
        <Button
          variant="secondary"
          size="small"
          aria-label={t`Make it a usual day: ${inWords}`}
          state={isPending ? 'loading' : 'idle'}
          onClick={() => mutate(day)}
        >
          <Trans>Make it a usual day</Trans>
        </Button>
      </div>
      <BookedOnDay date={day.date} talks={talks} />
      <Refusal error={error} className="mt-3" />
    </Card>
  );
}
