// The events in their order, day by day; those far ahead, and those to ask about, by themselves.
import type { Plan } from '@evenlight/contract/plans';
import type { Timeline, TimelineEvent } from '@evenlight/contract/timelines';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { calendarDay, today } from '../../platform/dates';
import { EmptyState } from '../../ui/status/empty-state';
import { type EventGroup, type GroupKind, groupedByDay } from './days-of-events';
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
  const { t, i18n } = useLingui();
  const { key, kind, startsOn, timeframe, events } = group;
  const heading = `day-${key}`;
  const headings: Record<GroupKind, string> = {
    'by-now': t`Up to today`,
    'going-on': t`Now, and going on`,
    day: startsOn === null ? '' : calendarDay(startsOn, i18n),
    words: timeframe,
  };
  return (
    <div>
      <h4 id={heading} className="break-after-avoid font-sans font-semibold text-ink-2">
        {headings[kind]}
      </h4>
      <ul aria-labelledby={heading} className="mt-3 grid gap-3 print:mt-1 print:gap-0">
        {events.map((event) => (
          <EventCard key={event.id} plan={plan} timeline={timeline} event={event} when={whenOf(event, kind, i18n)} />
        ))}
      </ul>
    </div>
  );
}

/** Nothing where the heading has said it; what goes on says until when, and not since when. */
function whenOf({ endsOn, timeframe }: TimelineEvent, kind: GroupKind, i18n: I18n): string {
  if (kind === 'words') return '';
  if (kind !== 'going-on' || endsOn === null) return timeframe;
  const day = calendarDay(endsOn, i18n);
  return i18n._(msg`Until ${day}`);
}

export function AskClergy({ customs }: { customs: Timeline['askClergy'] }) {
  if (customs.length === 0) return null;
  return (
    <section aria-labelledby="timeline-clergy" className="min-w-0">
      <h3 id="timeline-clergy" className="text-2xl print:text-lg">
        <Trans>Ask your clergy</Trans>
      </h3>
      <p className="mt-2 max-w-[62ch] text-ink-2 print:mt-1 print:text-sm">
        <Trans>Some branches of your tradition keep these. Ask whether they belong to yours.</Trans>
      </p>
      <ul className="mt-4 grid gap-4 print:mt-2 print:gap-1">
        {customs.map(({ key, title, description }) => (
          <li key={key} className="max-w-[62ch] border-line border-s-2 ps-4 print:text-sm">
            <p className="font-semibold">{title}</p>
            <p className="text-ink-2">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
