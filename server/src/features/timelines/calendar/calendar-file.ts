// A timeline as a calendar file. Days are days in every time zone; the service, once it has its hour, is an instant,
// written in UTC, which every calendar shows on its own clock. No names: calendars are shared, and shown on many screens.

import { type Brand, localPhone } from '@evenlight/contract/brand';
import { addDays, wallTimeAt } from '@evenlight/contract/dates';
import type { Language } from '@evenlight/contract/languages';
import type { Plan } from '@evenlight/contract/plans';
import { serviceInstant } from '@evenlight/contract/scheduling';
import type { Timeline, TimelineEvent } from '@evenlight/contract/timelines';
import { everyEventOf } from '@evenlight/contract/timelines/timeline-of';
import ical, { ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import { inEveryLanguage } from '../../../platform/texts/texts.ts';

type Options = { brand: Brand; language: Language; origin: string; now: Date };

const names: Record<Language, (brandName: string) => string> = inEveryLanguage(
  (t) => (brandName) => t('{brandName}: days around the service', { brandName }),
);

/** What a calendar keeps free for a service; some take longer, and nobody is hurried. */
const SERVICE_MINUTES = 60;
// A subscribed calendar asks again after this.
const HOURS_UNTIL_ASKED_AGAIN = 6;

export function calendarOf(plan: Plan, { timeline, later, answers }: Timeline, options: Options): string {
  const { brand, language, origin, now } = options;
  const calendar = ical({
    name: names[language](brand.name),
    prodId: { company: brand.name, product: 'Timeline', language: language.toUpperCase() },
    ttl: HOURS_UNTIL_ASKED_AGAIN * 3600,
  });
  const today = wallTimeAt(now).date;
  const mainKeys = new Set(everyEventOf(plan, answers).flatMap(({ id, isMain }) => (isMain ? [id] : [])));
  for (const event of [...timeline, ...later]) {
    if (event.startsOn === null) continue;
    calendar.createEvent({
      ...timesOf(event, plan, { isMain: mainKeys.has(event.id), today }),
      id: `${event.id}@${plan.id}`,
      stamp: now,
      summary: event.title,
      description: descriptionOf(event, brand),
      location: mainKeys.has(event.id) && plan.venueName ? plan.venueName : event.location,
      url: `${origin}/timeline?plan_id=${plan.id}`,
    });
  }
  return calendar.toString();
}

function descriptionOf({ description, notes, remarks, timeframe }: TimelineEvent, { name, supportPhone }: Brand) {
  return [description, notes, ...remarks, timeframe, `${name} · ${localPhone(supportPhone)}`]
    .filter(Boolean)
    .join('\n');
}

type Place = { isMain: boolean; today: string };

function timesOf(event: TimelineEvent, { schedule, serviceDate }: Plan, { isMain, today }: Place) {
  // What should be done by now stands on today, where somebody sees it.
  const { startsOn, endsOn } = event.isOverdue ? { startsOn: today, endsOn: null } : event;
  const first = startsOn ?? '';
  if (isMain && schedule?.mode === 'blocked' && schedule.startsAt !== null && schedule.day === serviceDate) {
    const start = serviceInstant(schedule.day, schedule.startsAt);
    const end = new Date(start.getTime() + SERVICE_MINUTES * 60_000);
    return { start, end, busystatus: ICalEventBusyStatus.BUSY };
  }
  // The end of a whole day is the morning after it.
  const end = addDays(endsOn ?? first, 1);
  return {
    start: new Date(`${first}T00:00:00Z`),
    end: new Date(`${end}T00:00:00Z`),
    allDay: true,
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}
