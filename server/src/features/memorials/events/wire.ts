// Gatherings and answers as the API shows them to their reader.
import { GatheringId, MemorialId, RsvpId } from '@evenlight/contract/ids';
import type { Guest, MemorialEvent, OwnRsvp } from '@evenlight/contract/memorials/events';
import { MEMORIAL_PATH } from '@evenlight/contract/memorials/memorial';
import { hashToken } from '../../../platform/host-cookie.ts';
import type { World } from '../../../platform/world.ts';
import { linkTrace, type MemorialVisit } from '../access.ts';
import type { EventRow } from './event-store.ts';
import type { RsvpRow } from './rsvp-store.ts';
import { isPast, placesLeft } from './rules.ts';

export function asEvent(row: EventRow, now: Date): MemorialEvent {
  const { title, description, location, maxAttendees, isPublic, livestreamUrl, version } = row;
  return {
    id: GatheringId.parse(row.id),
    title,
    description,
    location,
    maxAttendees,
    isPublic,
    livestreamUrl,
    version,
    memorialId: MemorialId.parse(row.memorialId),
    eventDate: row.eventDate.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    placesLeft: placesLeft(row),
    isPast: isPast(row, now),
    isCanceled: row.canceledAt !== null,
  };
}

export function asGuest({ id, name, email, status, partySize, note, answeredAt }: RsvpRow): Guest {
  return { id: RsvpId.parse(id), name, email, status, partySize, note, answeredAt: answeredAt.toISOString() };
}

type Answer = Pick<RsvpRow, 'name' | 'status' | 'partySize' | 'note'>;
type Around = { event: EventRow; memorialName: string; memorialPath: string | null; now: Date };

export function asOwnRsvp({ name, status, partySize, note }: Answer, { event, now, ...around }: Around): OwnRsvp {
  return { ...around, event: asEvent(event, now), name, status, partySize, note };
}

/**
 * The page as whoever asks may open it. The random address of an unlisted one is only told to those who came by it: it
 * may have been made again since, to keep somebody out.
 */
export function pagePathFor({ memorial }: MemorialVisit, keys: World['keys'], address?: string | null): string | null {
  if (!memorial.publishedAt) return null;
  if (memorial.privacy === 'public') return memorial.slug && `${MEMORIAL_PATH}/${encodeURIComponent(memorial.slug)}`;
  const cameByIt = address && memorial.linkHash?.equals(linkTrace(keys, address)) === true;
  return memorial.privacy === 'unlisted' && cameByIt ? `${MEMORIAL_PATH}/${encodeURIComponent(address)}` : null;
}

/** Made from the answer's number and our key, so that later mails can carry the same link; the database has its trace. */
export function rsvpToken(keys: World['keys'], rsvpId: string): string {
  return hashToken(`answer ${rsvpId}`, keys.of('rsvp-links')).toString('base64url');
}

export function rsvpTrace(keys: World['keys'], token: string): Buffer {
  return hashToken(token, keys.of('rsvp-links'));
}
