// One gathering as a calendar file. Instants only, in UTC: every calendar shows them on its own clock.
import type { Brand } from '@evenlight/contract/brand';
import type { Language } from '@evenlight/contract/languages';
import ical, { ICalEventStatus } from 'ical-generator';
import type { EventRow } from './event-store.ts';
import { endOf } from './rules.ts';

/** `pageUrl`: where the livestream stands, for calendars are shared and the link is not theirs to carry. */
type Options = { brand: Brand; language: Language; pageUrl: string | null; now: Date };

export function calendarOfEvent(event: EventRow, { brand, language, pageUrl, now }: Options): string {
  const calendar = ical({
    name: event.title,
    prodId: { company: brand.name, product: 'Gatherings', language: language.toUpperCase() },
  });
  calendar.createEvent({
    id: `${event.id}@${brand.name.toLowerCase()}`,
    stamp: now,
    sequence: event.version,
    start: event.eventDate,
    end: endOf(event),
    summary: event.title,
    location: event.location || null,
    description: [event.description, pageUrl].filter(Boolean).join('\n\n'),
    url: pageUrl,
    status: event.canceledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
