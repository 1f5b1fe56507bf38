import type { VenueId } from '@evenlight/contract/ids';
import type { VenueOnDay } from '@evenlight/contract/venues';

/** The day that is kept for this very family: until when, or null when it is booked for them. */
export type OwnHold = { venueId: VenueId; date: string; until: string | null };

export function isOwn(venueId: VenueId, date: string | undefined, own: OwnHold | undefined): boolean {
  return own !== undefined && own.venueId === venueId && own.date === date;
}

/** What is kept for a family is free for that family. */
export function asSeenBy<Seen extends VenueOnDay>(
  venue: Seen,
  date: string | undefined,
  own: OwnHold | undefined,
): Seen {
  return isOwn(venue.id, date, own) ? { ...venue, availability: 'available', heldUntil: null } : venue;
}
