// Decisions about gatherings: when one is over, how many places are left, in which order they stand, who moves up.
type Times = { eventDate: Date; endsAt: Date | null };
type Places = { maxAttendees: number; attending: number };

/** What is kept free for a gathering whose family did not say when it ends. */
const HOURS_WHEN_UNSAID = 2;

export function endOf({ eventDate, endsAt }: Times): Date {
  return endsAt ?? new Date(eventDate.getTime() + HOURS_WHEN_UNSAID * 3_600_000);
}

export function isPast(event: Times, now: Date): boolean {
  return endOf(event) <= now;
}

/** Answers stay as they are. */
export function isOver(event: Times & { canceledAt: Date | null }, now: Date): boolean {
  return event.canceledAt !== null || isPast(event, now);
}

/** Null where there is no limit. */
export function placesLeft({ maxAttendees, attending }: Places): number | null {
  return maxAttendees === 0 ? null : maxAttendees - attending;
}

export function hasRoomFor(people: number, places: Places): boolean {
  const left = placesLeft(places);
  return left === null || people <= left;
}

/** The coming ones first, the nearest before the others; then the past, the latest before the others. */
export function inOrder<E extends Times>(events: readonly E[], now: Date): E[] {
  const coming = events.filter((event) => !isPast(event, now));
  const past = events.filter((event) => isPast(event, now));
  return [...coming.toSorted(byTime), ...past.toSorted(byTime).toReversed()];
}

function byTime(one: Times, other: Times): number {
  return one.eventDate.getTime() - other.eventDate.getTime();
}

/** Whoever stands first in line comes first; a party that does not fit lets smaller ones pass, and keeps its turn. */
export function movingUp<G extends { partySize: number }>(line: readonly G[], places: Places): G[] {
  const moving: G[] = [];
  let { attending } = places;
  for (const guest of line) {
    if (!hasRoomFor(guest.partySize, { ...places, attending })) continue;
    attending += guest.partySize;
    moving.push(guest);
  }
  return moving;
}
