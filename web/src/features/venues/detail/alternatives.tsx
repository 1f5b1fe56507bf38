// When a day is taken: other days here, and other venues that day. Nobody is left without a way on.
import type { VenueId } from '@evenlight/contract/ids';
import type { VenueFilters, VenueOnDay } from '@evenlight/contract/venues';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Amount } from '../../../parts/amount';
import { calendarDay } from '../../../platform/dates';
import { Skeleton } from '../../../ui/status/skeleton';
import { useAlternatives } from '../queries';
import { RetryNotice } from '../retry-notice';

type Props = {
  venue: { id: VenueId };
  date: string;
  faithTradition: VenueFilters['faithTradition'];
  onDate: (date: string) => void;
  /** Left out where only the day can change. */
  onShow?: ((venue: VenueOnDay) => void) | undefined;
};

export function Alternatives({ venue, date, faithTradition, onDate, onShow }: Props) {
  const { i18n } = useLingui();
  const { data, isPending, error, isFetching, refetch } = useAlternatives({ venueId: venue.id, date, faithTradition });
  if (isPending)
    return (
      <div className="grid gap-2.5">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
      </div>
    );
  if (!data) return <RetryNotice error={error} isTrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <div className="grid gap-5">
      {data.nearestDays.length > 0 && (
        <Offers title={<Trans>Nearest free dates at this venue</Trans>}>
          {data.nearestDays.map((day) => (
            <Offer key={day} onTake={() => onDate(day)}>
              {calendarDay(day, i18n)}
            </Offer>
          ))}
        </Offers>
      )}
      {onShow && data.similarVenues.length > 0 && (
        <Offers title={<Trans>Similar venues free that day</Trans>}>
          {data.similarVenues.map((similar) => (
            <Offer key={similar.id} onTake={() => onShow(similar)}>
              <span translate="no">{similar.name}</span>
              <span className="text-ink-2 text-sm">
                {similar.location} · <Amount from="vendor" words={similar.costRange} />
              </span>
            </Offer>
          ))}
        </Offers>
      )}
    </div>
  );
}

function Offers({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-sans font-semibold text-ui tracking-normal">{title}</h3>
      <ul className="grid gap-2">{children}</ul>
    </section>
  );
}

function Offer({ onTake, children }: { onTake: () => void; children: ReactNode }) {
  return (
    <li>
      <button
        type="button"
        className="grid min-h-11 w-full content-center rounded-md border border-line-strong bg-surface px-4 py-2 text-start transition-colors duration-150 hover:bg-mist"
        onClick={onTake}
      >
        {children}
      </button>
    </li>
  );
}
