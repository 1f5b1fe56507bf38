// How the plan's venue stands on the day that is being chosen, and what else is free when it is taken.
import type { Plan } from '@evenlight/contract/plans';
import { Trans, useLingui } from '@lingui/react/macro';
import { calendarDay, momentInWords } from '../../../../platform/dates';
import { Skeleton } from '../../../../ui/status/skeleton';
import { AvailabilityBadge } from '../../../venues/availability-badge';
import { Alternatives } from '../../../venues/detail/alternatives';
import { asSeenBy, isOwn, type OwnHold } from '../../../venues/own-hold';
import { useVenue } from '../../../venues/queries';
import { RetryNotice } from '../../../venues/retry-notice';

type Props = {
  plan: Plan;
  venue: NonNullable<Plan['selectedVenue']>;
  day: string;
  onDay: (day: string) => void;
  /** Left out where the venue cannot be changed along with the day. */
  onOtherVenue?: ((venueId: string) => void) | undefined;
  isForStaff?: boolean | undefined;
};

export function VenueThatDay({ plan, venue, day, onDay, onOtherVenue, isForStaff }: Props) {
  const { t, i18n } = useLingui();
  const own = ownHoldOf(plan);
  const { data, error, isFetching, refetch } = useVenue(venue.id, day);
  if (error) return <RetryNotice error={error} isTrying={isFetching} onRetry={() => void refetch()} />;
  const { availability, heldUntil } = data ? asSeenBy(data, day, own) : { availability: null, heldUntil: null };
  const { name } = venue;
  const dayInWords = calendarDay(day, i18n);
  const isTaken = availability === 'booked' || availability === 'pending';
  return (
    <div className="grid gap-4">
      <div aria-live="polite" className="grid gap-2">
        <p className="font-medium">{t`${name}, ${dayInWords}`}</p>
        {availability ? (
          <div>
            <AvailabilityBadge availability={availability} />
          </div>
        ) : (
          <Skeleton className="h-6 w-28" />
        )}
        <p className="text-ink-2 text-ui">
          {availability === 'available' &&
            (own && isOwn(venue.id, day, own) ? (
              <Kept isForStaff={isForStaff} />
            ) : (
              <Trans>Nobody else has asked for this date.</Trans>
            ))}
          {availability === 'booked' && <Trans>Another family has this venue on that day.</Trans>}
          {availability === 'pending' && <Deciding until={heldUntil && momentInWords(heldUntil, i18n)} />}
        </p>
      </div>
      {isTaken && (
        <Alternatives
          venue={venue}
          date={day}
          faithTradition={plan.faithTradition}
          onDate={onDay}
          onShow={onOtherVenue && (({ id }) => onOtherVenue(id))}
        />
      )}
    </div>
  );
}

function Kept({ isForStaff }: Pick<Props, 'isForStaff'>) {
  return isForStaff ? <Trans>This date is kept for this family.</Trans> : <Trans>This date is kept for you.</Trans>;
}

function Deciding({ until }: { until: string | null }) {
  return until ? (
    <Trans>Another family is deciding, and the date is kept for them until {until}.</Trans>
  ) : (
    <Trans>Another family is deciding about this date.</Trans>
  );
}

/** The day that the venue keeps for this family, or has booked for them. */
function ownHoldOf({ schedule, selectedVenue, serviceDate, heldUntil }: Plan): OwnHold | undefined {
  const date = schedule?.mode === 'blocked' ? schedule.day : heldUntil && serviceDate;
  return date && selectedVenue ? { venueId: selectedVenue.id, date, until: heldUntil } : undefined;
}
