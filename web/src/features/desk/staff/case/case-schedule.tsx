// The date of a family's service: what is arranged or wished, and booking, moving or cancelling it with them.
import type { Plan } from '@evenlight/contract/plans';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Refusal } from '../../../../parts/refusal';
import { calendarDay, momentInWords } from '../../../../platform/dates';
import { Button } from '../../../../ui/base/button';
import { Card } from '../../../../ui/base/card';
import { Fact } from '../../../../ui/base/fact';
import { useKeptFocus } from '../../../../ui/base/keep-focus';
import { AskBeforeCancelling } from '../../../plans/workflow/scheduling/ask-before-cancelling';
import { BlockDate } from '../../../plans/workflow/scheduling/block-date';
import { BookedFacts, ConsentFact, RequestFacts } from '../../../plans/workflow/scheduling/schedule-facts';
import { arrangementOf, dateOf, subjectAt } from '../../../plans/workflow/scheduling/typed-schedule';
import { consentOf } from '../../../venues/day/clergy-agreement';
import { refusalOf } from '../../../venues/day/day-ruling';
import { useBlockDateForFamily, useCancelScheduleForFamily } from './case-queries';

export function CaseSchedule({ plan }: { plan: Plan }) {
  const box = useKeptFocus<HTMLDivElement>();
  // What is arranged already, though its answer was lost on the way, is not being booked any more.
  const [bookingAbout, setBookingAbout] = useState<string>();
  return (
    <Card ref={box} tabIndex={-1} className="grid gap-6 outline-none">
      <Arranged plan={plan} />
      {plan.schedule?.mode !== 'blocked' && plan.clergyConsent && (
        <dl>
          <ConsentFact plan={plan} />
        </dl>
      )}
      {bookingAbout === arrangementOf(plan) ? (
        <BookForFamily plan={plan} onDone={() => setBookingAbout(undefined)} />
      ) : (
        plan.archivedAt === null && <Ways plan={plan} onBook={() => setBookingAbout(arrangementOf(plan))} />
      )}
    </Card>
  );
}

function Arranged({ plan }: { plan: Plan }) {
  const { t, i18n } = useLingui();
  const { schedule } = plan;
  if (schedule === null)
    return (
      <p className="text-ink-2">
        <Trans>Nothing is booked or asked for yet.</Trans>
      </p>
    );
  if (schedule.mode === 'requested') {
    const by = momentInWords(schedule.answeredBy, i18n);
    const at = schedule.answeredAt && momentInWords(schedule.answeredAt, i18n);
    return (
      <>
        <p>
          {at
            ? t`The family asked us to find a date. Answered on ${at}.`
            : t`The family asked us to find a date. Promised by ${by}.`}
        </p>
        <RequestFacts asked={schedule} isForStaff />
      </>
    );
  }
  const until = momentInWords(schedule.changeableUntil, i18n);
  return (
    <>
      <BookedFacts plan={plan} booked={schedule} />
      <dl>
        <Fact label={t`The family can change it until`}>{until}</Fact>
      </dl>
    </>
  );
}

function Ways({ plan, onBook }: { plan: Plan; onBook: () => void }) {
  const { t, i18n } = useLingui();
  const cancelling = useCancelScheduleForFamily(plan.id);
  const { schedule, selectedVenue, venueName } = plan;
  const venue = venueName ?? '';
  const booked = schedule?.mode === 'blocked' ? schedule : null;
  const day = booked ? calendarDay(booked.day, i18n) : '';
  if (!selectedVenue)
    return (
      <p className="text-ink-2">
        <Trans>A date is booked together with a venue, and there is none in this plan yet.</Trans>
      </p>
    );
  return (
    <div>
      <Refusal error={cancelling.error} className="mt-3" />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onBook}>
          {booked ? <Trans>Move to another date</Trans> : <Trans>Book a date for the family</Trans>}
        </Button>
        {booked && (
          <AskBeforeCancelling
            title={<Trans>Cancel this booking for the family?</Trans>}
            description={t`${venue} is set free on ${day}. The family is told by e-mail.`}
            keep={<Trans>Keep the booking</Trans>}
            confirm={<Trans>Yes, cancel it</Trans>}
            cancelling={cancelling}
          >
            <Trans>Cancel the booking</Trans>
          </AskBeforeCancelling>
        )}
      </div>
    </div>
  );
}

function BookForFamily({ plan, onDone }: { plan: Plan; onDone: () => void }) {
  const [typed, setTyped] = useState(() => dateOf(plan));
  const sending = useBlockDateForFamily(plan.id);
  const { selectedVenue: venue } = plan;
  if (!venue) return null;

  function book() {
    const { day, time } = typed;
    const consent = refusalOf(day, subjectAt(time, plan)) ? consentOf(typed) : {};
    sending.mutate({ serviceDate: day, serviceTime: time || null, ...consent }, { onSuccess: onDone });
  }

  return (
    <div className="max-w-[40rem] border-line border-t pt-6">
      <BlockDate
        plan={plan}
        venue={venue}
        typed={typed}
        sending={sending}
        onType={(change) => setTyped((before) => ({ ...before, ...change }))}
        onConfirm={book}
        policy={() => null}
        isForStaff
        confirm={<Trans>Book this date</Trans>}
        otherWays={
          <Button variant="ghost" onClick={onDone}>
            <Trans>Not now</Trans>
          </Button>
        }
      />
    </div>
  );
}
