import type { TimelineEvent } from '@evenlight/contract/timelines';
import { Trans } from '@lingui/react/macro';
import { Card } from '../../ui/base/card';
import { TextLink } from '../../ui/base/text-link';
import { placeOf } from './event-card';
import { upcomingOf } from './progress';

export function Upcoming({ events }: { events: readonly TimelineEvent[] }) {
  const upcoming = upcomingOf(events);
  return (
    <Card as="section" aria-labelledby="timeline-upcoming" className="min-w-0">
      <h3 id="timeline-upcoming" className="text-xl">
        <Trans>Upcoming</Trans>
      </h3>
      {upcoming.length === 0 ? (
        <p className="mt-3 text-ink-2">
          <Trans>Nothing is waiting just now.</Trans>
        </p>
      ) : (
        <ol className="mt-2">
          {upcoming.map((event) => (
            <li key={event.id} className="border-line border-b py-3 last:border-0 last:pb-0">
              <TextLink href={`#${placeOf(event)}`} className="wrap-anywhere">
                {event.title}
              </TextLink>
              <p className="mt-0.5 text-ink-2 text-sm">{event.timeframe}</p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
