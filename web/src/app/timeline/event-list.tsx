// The events in their order, day by day; those far ahead, and those to ask about, by themselves.
import type { Plan } from '@evenlight/contract/plans';
import type { Timeline, TimelineEvent } from '@evenlight/contract/timelines';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { type EventGroup, groupedByDay } from '../../features/timelines/days-of-events';
import { calendarDay, today } from '../../platform/dates';
import { EmptyState } from '../../ui/status/empty-state';
import { EventCard } from './event-card';

type Props = { plan: Plan; timeline: Timeline };

export function EventList({ plan, timeline }: Props) {
  const { timeline: events } = timeline;
  return (
    <section aria-labelledby="timeline-days" className="min-w-0">
      <h3 id="timeline-days" className="text-2xl print:text-lg">
        {plan.planIntent === 'plan-ahead' ? (
          <Trans>What will happen, when the time comes</Trans>
        ) : (
          <Trans>Day by day</Trans>
        )}
      </h3>
      {events.length === 0 ? (
        <EmptyState className="mt-5" icon={CalendarDays} title={<Trans>Nothing to show</Trans>}>
          <Trans>Open “Change what is shown” above and choose more.</Trans>
        </EmptyState>
      ) : (
        <Groups events={events} plan={plan} timeline={timeline} />
      )}
    </section>
  );
}

export function LaterObservances({ plan, timeline }: Props) {
  const { later } = timeline;
  if (later.length === 0) return null;
  return (
    <section aria-labelledby="timeline-later" className="min-w-0">
      <h3 id="timeline-later" className="text-2xl print:text-lg">
        <Trans>Later observances</Trans>
      </h3>
      <p className="mt-2 max-w-[62ch] text-ink-2 print:hidden">
        <Trans>Important days that lie beyond the time you chose to see. There is nothing to do for them yet.</Trans>
      </p>
      <Groups events={later} plan={plan} timeline={timeline} />
    </section>
  );
}

function Groups({ events, plan, timeline }: Props & { events: readonly TimelineEvent[] }) {
  const isServiceDayKnown = !timeline.notices.includes('service-date-missing');
  return (
    <div className="mt-5 grid gap-7 print:mt-2 print:gap-3">
      {groupedByDay(events, { today: today(), isServiceDayKnown }).map((group) => (
        <Group key={group.key} group={group} plan={plan} timeline={timeline} />
      ))}
    </div>
  );
}

function Group({ group, plan, timeline }: Props & { group: EventGroup<TimelineEvent> }) {
  const { key, kind, events } = group;
  const { i18n } = useLingui();
  const heading = `day-${key}`;
  return (
    <div>
      <h4 id={heading} className="break-after-avoid font-sans font-semibold text-ink-2">
        <Heading group={group} />
      </h4>
      <ul aria-labelledby={heading} className="mt-3 grid gap-3 print:mt-1 print:gap-0">
        {events.map((event) => (
          <EventCard key={event.id} {...{ plan, timeline, event }} when={whenOf(event)} />
        ))}
      </ul>
    </div>
  );

  /** Nothing where the heading has said it; and what goes on says how long, not since when. */
  function whenOf({ endsOn, timeframe }: TimelineEvent): string {
    return kind === 'words' ? '' : timeframe;
  }
}
