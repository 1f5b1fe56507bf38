// What the page by id shows when it comes: read by the server, so that it can be read without scripts as well.
import type { MemorialId } from '@evenlight/contract/ids';
import type { Tribute } from '@evenlight/contract/memorials/collaboration';
import { listEvents, type MemorialEvent } from '@evenlight/contract/memorials/events';
import { ENTRIES_AT_ONCE, type GuestbookEntry, listGuestbook } from '@evenlight/contract/memorials/guestbook';
import { listTributes } from '@evenlight/contract/memorials/page';
import { type Gallery, listPhotos } from '@evenlight/contract/memorials/photos';
import type { PageContext } from '../../../platform/page-context';

/** A part is missing when it could not be read; the page asks for it once more, and says so if that fails as well. */
export type FirstContent = {
  gallery?: Gallery | undefined;
  tributes?: Tribute[] | undefined;
  entries?: GuestbookEntry[] | undefined;
  events?: MemorialEvent[] | undefined;
};

export async function readFirstContent(api: PageContext['api'], memorialId: MemorialId): Promise<FirstContent> {
  const of = { params: { memorialId } };
  const [gallery, tributes, entries, events] = await Promise.all([
    unlessRefused(api(listPhotos, { ...of, query: {} })),
    unlessRefused(api(listTributes, { ...of, query: {} })),
    unlessRefused(api(listGuestbook, { ...of, query: { limit: ENTRIES_AT_ONCE } })),
    unlessRefused(api(listEvents, { ...of, query: {} })),
  ]);
  return { gallery, tributes, entries, events };
}

function unlessRefused<Read>(reading: Promise<Read>): Promise<Read | undefined> {
  return reading.catch(() => undefined);
}
