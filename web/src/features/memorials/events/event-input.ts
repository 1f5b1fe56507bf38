// What the form of a gathering holds: a day and times on the clock of the Bay Area, and the instants they stand for.
import { instantAt, wallTimeAt } from '@evenlight/contract/dates';
import { type MemorialEvent, NewEvent } from '@evenlight/contract/memorials/events';
import { Day } from '@evenlight/contract/venues';
import { z } from 'zod';
import type { EventInput } from './queries';

const { title, description, location, livestreamUrl, maxAttendees, isPublic } = NewEvent.shape;
const ClockTime = z.string().regex(/^\d{2}:\d{2}$/);

export const EventFields = z.object({
  title,
  description,
  location,
  livestreamUrl,
  isPublic,
  eventDate: Day,
  time: ClockTime,
  endTime: z.union([z.literal(''), ClockTime]),
  /** Left empty it is 0, which means no limit. */
  maxAttendees: z.coerce.number<string | number>().pipe(maxAttendees.unwrap()),
});

/** As it is kept in this browser, finished or not. */
export const TypedEvent = z.object({
  title: z.string(),
  description: z.string(),
  location: z.string(),
  livestreamUrl: z.string(),
  eventDate: z.string(),
  time: z.string(),
  endTime: z.string(),
  maxAttendees: z.string(),
  isPublic: z.boolean(),
});
export type TypedEvent = z.infer<typeof TypedEvent>;

export const emptyFields: TypedEvent = {
  title: '',
  description: '',
  location: '',
  livestreamUrl: '',
  isPublic: true,
  eventDate: '',
  time: '',
  endTime: '',
  maxAttendees: '0',
};

export function fieldsOf(event: MemorialEvent): TypedEvent {
  const begins = wallTimeAt(new Date(event.eventDate));
  return {
    title: event.title,
    description: event.description,
    location: event.location,
    isPublic: event.isPublic,
    livestreamUrl: event.livestreamUrl ?? '',
    eventDate: begins.date,
    time: clockTime(begins.minute),
    endTime: event.endsAt ? clockTime(wallTimeAt(new Date(event.endsAt)).minute) : '',
    maxAttendees: String(event.maxAttendees),
  };
}

export function eventInputOf({ eventDate, time, endTime, ...rest }: z.output<typeof EventFields>): EventInput {
  const begins = instantAt(eventDate, minuteOf(time));
  return {
    ...rest,
    eventDate: begins.toISOString(),
    endsAt: endTime === '' ? null : endAfter(begins, eventDate, endTime).toISOString(),
  };
}

/** A wake may end after midnight: an hour before the beginning is of the next day. */
function endAfter(begins: Date, day: string, endTime: string): Date {
  const end = instantAt(day, minuteOf(endTime));
  return end > begins ? end : instantAt(day, minuteOf(endTime) + MINUTES_OF_A_DAY);
}
const MINUTES_OF_A_DAY = 24 * 60;

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function clockTime(minute: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
