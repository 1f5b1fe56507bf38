// How a venue stands on the chosen day, and what can be done about it.
import { HOLD_HOURS } from '@evenlight/contract/venues';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { calendarDay, momentInWords } from '../../../platform/dates';
import { Button } from '../../../ui/base/button';
import { AvailabilityBadge } from '../availability-badge';
import { isOwn, type OwnHold } from '../own-hold';
import { Alternatives } from './alternatives';
import type { DetailProps } from './venue-detail';

export function DayAnswer(props: DetailProps) {
  const { venue, date, isSelected, onSelect } = props;
  const reasonId = useId();
  const isTaken = venue.availability === 'booked' || venue.availability === 'pending';
  return (
    <div className="grid gap-4 border-line border-t pt-4 noscript:hidden">
      <div id={reasonId} className="grid gap-2">
        <Standing {...props} />
      </div>
      <Button
        variant={isSelected ? 'secondary' : 'primary'}
        disabled={isTaken}
        aria-describedby={reasonId}
        onClick={() => onSelect(venue)}
      >
        {isSelected && <Check aria-hidden="true" className="size-5" />}
        {isSelected ? <Trans>Selected</Trans> : <Trans>Select This Venue</Trans>}
      </Button>
      {isTaken && date && <Alternatives {...props} date={date} />}
    </div>
  );
}

function Standing({ venue, date, ownHold, isForSavedPlan }: DetailProps) {
  const { i18n } = useLingui();
  if (!date)
    return (
      <p className="text-ink-2 text-ui">
        <Trans>Choose a date above to see whether this venue is free.</Trans>{' '}
        <WhenHeld isForSavedPlan={isForSavedPlan} />
      </p>
    );
  const day = calendarDay(date, i18n);
  const until = venue.heldUntil ? momentInWords(venue.heldUntil, i18n) : undefined;
  return (
    <>
      <p className="font-medium">{day}</p>
      {venue.availability && (
        <div>
          <AvailabilityBadge availability={venue.availability} />
        </div>
      )}
      <p className="text-ink-2 text-ui">
        {venue.availability === 'booked' && <Trans>Another family has this venue on that day.</Trans>}
        {venue.availability === 'pending' && until && (
          <Trans>Another family is deciding, and the date is kept for them until {until}.</Trans>
        )}
        {venue.availability === 'available' &&
          (ownHold && isOwn(venue.id, date, ownHold) ? (
            <OwnWords {...ownHold} />
          ) : (
            <WhenHeld isForSavedPlan={isForSavedPlan} />
          ))}
      </p>
    </>
  );
}

/** Nothing is held by looking around: only a saved plan holds a date, from when its choice is confirmed. */
function WhenHeld({ isForSavedPlan }: Pick<DetailProps, 'isForSavedPlan'>) {
  const hours = HOLD_HOURS;
  if (isForSavedPlan) return <Trans>Once you confirm venue and date, they are kept for you for {hours} hours.</Trans>;
  return (
    <Trans>Nothing is held yet. Once your plan is saved, venue and date are kept for you for {hours} hours.</Trans>
  );
}

function OwnWords({ until: instant }: OwnHold) {
  const { i18n } = useLingui();
  if (!instant) return <Trans>This date is booked for you.</Trans>;
  const until = momentInWords(instant, i18n);
  return <Trans>This date is kept for you until {until}.</Trans>;
}
