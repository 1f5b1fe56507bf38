// What the page by id shows when it comes: read by the server, so that it can be read without scripts as well.
import type { MemorialId } from '@evenlight/contract/ids';
import type { Tribute } from '@evenlight/contract/memorials/collaboration';
import { listEvents, type MemorialEvent } from '@evenlight/contract/memorials/events';
import { ENTRIES_AT_ONCE, type GuestbookEntry, listGuestbook } from '@evenlight/contract/memorials/guestbook';
import { listTributes } from '@evenlight/contract/memorials/page';
import { type Gallery, listPhotos } from '@evenlight/contract/memorials/photos';
import type { PageContext } from '../../../platform/page-context';
import { partReader } from '../../../platform/page-parts';

/** Null for a part that could not be read; the page asks for it once more, and says so if that fails as well. */
export type FirstContent = {
  gallery: Gallery | null;
  tributes: Tribute[] | null;
  entries: GuestbookEntry[] | null;
  events: MemorialEvent[] | null;
};

export async function readFirstContent(
  context: Pick<PageContext, 'api' | 'report'>,
  memorialId: MemorialId,
): Promise<FirstContent> {
  const of = { params: { memorialId } };
  const readPart = partReader(context);
  const [gallery, tributes, entries, events] = await Promise.all([
    readPart(listPhotos, { ...of, query: {} }),
    readPart(listTributes, { ...of, query: {} }),
    readPart(listGuestbook, { ...of, query: { limit: ENTRIES_AT_ONCE } }),
    readPart(listEvents, { ...of, query: {} }),
  ]);
  return { gallery, tributes, entries, events };
}
