// The ways to a date: booking one, asking our team to find it, or saying when the service has been.

import { hasDied } from '@evenlight/contract/past-services';
import type { Plan } from '@evenlight/contract/plans';
import { PROMISE_HOURS } from '@evenlight/contract/promise-hours';
import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../../ui/base/button';
import { ButtonLink } from '../../../../ui/base/button-link';
import { Card } from '../../../../ui/base/card';
import { RadioCards } from '../../../../ui/forms/radio-cards';
import { EmptyState } from '../../../../ui/status/empty-state';
import { BlockDate } from './block-date';
import { ChangePolicy } from './change-policy';
import { RequestPlanning } from './request-planning';
import { SayItHasBeen } from './say-it-has-been';
import { pastDayOf, scheduleWays, type TypedSchedule } from './typed-schedule';
import { useEarlyTyping } from './use-early-typing';
import type { UnsentSchedule } from './use-unsent-schedule';

type Props = { plan: Plan; unsent: UnsentSchedule };

export function ChooseSchedule({ plan, unsent }: Props) {
  const { typed } = unsent;
  // A booking is moved; it is not turned into a request.
  const isBooked = plan.schedule?.mode === 'blocked';
  const keep = (plan.schedule !== null || pastDayOf(plan) !== null) && (
    <Button variant="ghost" onClick={unsent.close}>
      <Trans>Keep it as it is</Trans>
    </Button>
  );
  return (
    <Card className="grid max-w-[44rem] gap-7">
      {isBooked ? (
        <h3 tabIndex={-1} data-keeps-focus className="text-xl outline-none">
          <Trans>Move to another date</Trans>
        </h3>
      ) : (
        <Ways plan={plan} unsent={unsent} />
      )}
      {(typed.way === 'block' || isBooked) && <Block plan={plan} unsent={unsent} keep={keep} />}
      {typed.way === 'request' && !isBooked && <RequestPlanning unsent={unsent} otherWays={keep} />}
      {typed.way === 'past' && !isBooked && <SayItHasBeen plan={plan} unsent={unsent} otherWays={keep} />}
    </Card>
  );
}

function Ways({ plan, unsent: { typed, type } }: Props) {
  const { t } = useLingui();
  const hours = PROMISE_HOURS;
  const { drawing, choose } = useDrawing(typed.way);
  const cards = useEarlyTyping<HTMLDivElement, 'way'>({ way: typed.way }, ({ way }) => take(way));

  function take(value: string | undefined) {
    const way = scheduleWays.find((known) => known === value) ?? 'block';
    choose(way);
    type({ way });
  }

  return (
    <div ref={cards}>
      <RadioCards
        key={drawing}
        name="way"
        label={t`How would you like to find the date?`}
        columns={2}
        defaultValue={typed.way}
        onValueChange={take}
        cards={[
          {
            value: 'block',
            label: t`Block a date`,
            description: t`You know the day. Your venue is booked for it at once.`,
          },
          {
            value: 'request',
            label: t`Request planning`,
            description: t`Our team finds a day with you, and answers within ${hours} hours.`,
          },
          ...(hasDied(plan) && plan.schedule === null
            ? [
                {
                  value: 'past',
                  label: t`It has been`,
                  description: t`The service has taken place. We work out the days that follow from it.`,
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}

/** The cards are drawn again only when the way was changed from elsewhere: whoever works with keys keeps their place. */
function useDrawing(way: TypedSchedule['way']) {
  const [{ chosen, drawing }, setDrawn] = useState({ chosen: way, drawing: 0 });
  if (chosen !== way) setDrawn({ chosen: way, drawing: drawing + 1 });
  return { drawing, choose: (next: TypedSchedule['way']) => setDrawn({ chosen: next, drawing }) };
}

function Block({ plan, unsent, keep }: Props & { keep: ReactNode }) {
  const navigate = useNavigate();
  const { typed, type, block, blocking } = unsent;
  const { selectedVenue: venue } = plan;
  const isBooked = plan.schedule?.mode === 'blocked';
  if (!venue) return <NoVenue plan={plan} onRequest={() => type({ way: 'request' })} />;

  const chooseVenue = (venueId: string) =>
    navigate(`/venue-selection?${new URLSearchParams({ plan_id: plan.id, venue_id: venueId, date: typed.day })}`);
  return (
    <BlockDate
      plan={plan}
      venue={venue}
      typed={typed}
      onType={type}
      onConfirm={() => void block()}
      sending={blocking}
      onOtherVenue={isBooked ? undefined : chooseVenue}
      policy={(day) => <ChangePolicy day={day} time={typed.time} />}
      confirm={isBooked ? <Trans>Move to this date</Trans> : <Trans>Confirm this date</Trans>}
      otherWays={keep}
    />
  );
}

function NoVenue({ plan, onRequest }: { plan: Plan; onRequest: () => void }) {
  const address = new URLSearchParams({ plan_id: plan.id, faith: plan.faithTradition });
  return (
    <EmptyState
      icon={MapPin}
      title={<Trans>A date is booked together with a venue</Trans>}
      action={
        <>
          <ButtonLink to={`/venue-selection?${address}`}>
            <Trans>Choose a venue</Trans>
          </ButtonLink>
          <Button variant="secondary" onClick={onRequest}>
            <Trans>Request planning instead</Trans>
          </Button>
        </>
      }
    >
      <Trans>There is no venue in your plan yet. Choose one first, or let our team find venue and date with you.</Trans>
    </EmptyState>
  );
}
