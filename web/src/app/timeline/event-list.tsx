// The events in their order, day by day; those far ahead, and those to ask about, by themselves.
import type { Timeline, TimelineEvent } from '@evenlight/contract/timelines';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { type EventGroup, groupedByDay } from '../../features/timelines/days-of-events';
import { calendarDay, today } from '../../platform/dates';
import { EmptyState } from '../../ui/status/empty-state';
import { EventCard } from './event-card';

type Props = { timeline: Timeline };

export function EventList({ timeline }: Props) {
  const { timeline: events } = timeline;
  return (
    <section aria-labelledby="timeline-days" className="min-w-0">
      <h3 id="timeline-days" className="text-2xl">
        <Trans>Day by day</Trans>
      </h3>
      {events.length === 0 ? (
        <EmptyState className="mt-5" icon={CalendarDays} title={<Trans>Nothing to show</Trans>}>
          <Trans>Open “Change what is shown” above and choose more.</Trans>
        </EmptyState>
      ) : (
        <Groups events={events} timeline={timeline} />
      )}
    </section>
  );
}

export function LaterObservances({ timeline }: Props) {
  const { later } = timeline;
  if (later.length === 0) return null;
  return (
    <section aria-labelledby="timeline-later" className="min-w-0">
      <h3 id="timeline-later" className="text-2xl">
        <Trans>Later observances</Trans>
      </h3>
      <p className="mt-2 max-w-[62ch] text-ink-2">
        <Trans>Important days that lie beyond the time you chose to see. There is nothing to do for them yet.</Trans>
      </p>
      <Groups events={later} timeline={timeline} />
    </section>
  );
}

function Groups({ events, timeline }: { events: readonly TimelineEvent[]; timeline: Timeline }) {
  return (
    <div className="mt-5 grid gap-7">
      {groupedByDay(events, today()).map((group) => (
        <Group key={group.key} group={group} timeline={timeline} />
      ))}
    </div>
  );
}

function Group({ group, timeline }: { group: EventGroup<TimelineEvent>; timeline: Timeline }) {
  const { t, i18n } = useLingui();
  const { key, day, isByNow, timeframe, events } = group;
  const isToldInWords = day === null && !isByNow;
  const heading = `day-${key}`;
  return (
    <div>
      <h4 id={heading} className="font-sans font-semibold text-ink-2">
        {isByNow ? t`Up to today` : day === null ? timeframe : calendarDay(day, i18n)}
      </h4>
      <ul aria-labelledby={heading} className="mt-3 grid gap-3">
        {events.map((event) => (
          <EventCard key={event.id} timeline={timeline} event={event} hasTimeframe={!isToldInWords} />
        ))}
      </ul>
    </div>
  );
}

export function AskClergy({ customs }: { customs: Timeline['askClergy'] }) {
  if (customs.length === 0) return null;
  return (
    <section aria-labelledby="timeline-clergy" className="min-w-0">
      <h3 id="timeline-clergy" className="text-2xl">
        <Trans>Ask your clergy</Trans>
      </h3>
      <p className="mt-2 max-w-[62ch] text-ink-2">
        <Trans>Some branches of your tradition keep these. Ask whether they belong to yours.</Trans>
      </p>
      <ul className="mt-4 grid gap-4">
        {customs.map(({ key, title, description }) => (
          <li key={key} className="max-w-[62ch] border-line border-s-2 ps-4">
            <p className="font-semibold">{title}</p>
            <p className="text-ink-2">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
