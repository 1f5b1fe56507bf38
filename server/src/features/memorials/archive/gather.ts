// Everything of a memorial that goes into its archive, as of one moment.
import type { Tribute } from '@evenlight/contract/memorials/collaboration';
import type { MemorialEvent } from '@evenlight/contract/memorials/events';
import type { GuestbookEntry } from '@evenlight/contract/memorials/guestbook';
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import type { Db } from '../../../platform/database/database.ts';
import type { World } from '../../../platform/world.ts';
import type { MemorialScope } from '../access.ts';
import { tributesOf } from '../collaboration/contribution-store.ts';
import { eventsFor } from '../events/read-events.ts';
import { entriesOnPage } from '../guestbook/entry-store.ts';
import { albumsOf, findPhoto, galleryOf, type PhotoRow } from '../photos/photo-store.ts';
import { storiesOf } from '../store.ts';
import { asWire } from '../wire.ts';

/** A photo, and where it lies in the archive. Browsers tell a picture by its bytes, whatever its name ends in. */
export type KeptPhoto = { row: PhotoRow; path: string };
export type Gathered = {
  memorial: Memorial;
  portrait: KeptPhoto | null;
  photos: KeptPhoto[];
  albums: { id: string; title: string }[];
  tributes: Tribute[];
  /** Without e-mail addresses: an archive is passed around. */
  entries: GuestbookEntry[];
  entryPhotos: KeptPhoto[];
  events: MemorialEvent[];
  stories: { version: number; biography: string; savedAt: Date }[];
};

// More than any guestbook holds.
const ALL = 1_000_000;

export async function gather(
  db: Db,
  scope: MemorialScope,
  { keys, now }: { keys: World['keys']; now: Date },
): Promise<Gathered> {
  const { memorialId, memorial } = scope;
  const rows = await galleryOf(db, memorialId);
  const entries = await entriesOnPage(db, memorialId, { page: 1, perPage: ALL });
  const entryPhotos: KeptPhoto[] = [];
  for (const { photo } of entries) {
    const row = photo && (await findPhoto(db, memorialId, photo.id));
    if (row) entryPhotos.push({ row, path: `photos/guestbook-${numbered(entryPhotos.length)}.jpg` });
  }
  const portrait = memorial.portraitId ? await findPhoto(db, memorialId, memorial.portraitId) : null;
  return {
    memorial: asWire(scope, keys),
    portrait: portrait && { row: portrait, path: `photos/portrait.jpg` },
    photos: rows.map((row, place) => ({ row, path: `photos/${numbered(place)}.jpg` })),
    albums: await albumsOf(db, memorialId),
    tributes: await tributesOf(db, memorialId),
    entries,
    entryPhotos,
    events: await eventsFor(db, scope, now),
    stories: await storiesOf(db, memorialId),
  };
}

function numbered(place: number): string {
  return String(place + 1).padStart(3, '0');
}
