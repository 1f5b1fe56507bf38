// The public page in one answer: what a tab shows, and how much there is behind the others.
import { AlbumId } from '@evenlight/contract/ids';
import {
  ENTRIES_ON_A_PAGE,
  getMemorialPage,
  listTributes,
  type MemorialPage,
  type PageTab,
  PHOTOS_ON_ABOUT,
} from '@evenlight/contract/memorials/page';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/database/database.ts';
import { serve } from '../../../platform/http/serve.ts';
import { type MemorialVisit, visitMemorial, visitMemorialAt } from '../access.ts';
import { tributesOf } from '../collaboration/contribution-store.ts';
import { eventsFor, nextOf } from '../events/read-events.ts';
import { entriesOnPage } from '../guestbook/entry-store.ts';
import { albumsOf, galleryOf, photoAsWire } from '../photos/photo-store.ts';
import { asWire } from '../wire.ts';
import { asNewAs, countsOf } from './page-store.ts';

export function pageRoutes(app: FastifyInstance) {
  serve(app, listTributes, async ({ actor, params, query, db, world }) => {
    const visit = await visitMemorial(world, actor, params.memorialId, query.address);
    return tributesOf(await asNewAs(visit, db, world), visit.memorialId);
  });

  serve(app, getMemorialPage, async ({ actor, params, query, db: given, now, world }) => {
    const visit = await visitMemorialAt(world, actor, params.address);
    const { memorialId } = visit;
    const db = await asNewAs(visit, given, world);
    const [{ entries, photos }, events] = await Promise.all([countsOf(db, memorialId), eventsFor(db, visit, now)]);
    const pages = Math.max(1, Math.ceil(entries / ENTRIES_ON_A_PAGE));
    const page = Math.min(query.page, pages);
    return {
      memorial: asWire(visit, world.keys),
      counts: { entries, events: events.length, photos },
      nextEvent: nextOf(events),
      page,
      pages,
      ...(await partsOf(db, visit, query.tab, page)),
      events: query.tab === 'events' ? events : [],
    };
  });
}

type Parts = Pick<MemorialPage, 'gallery' | 'tributes' | 'entries'>;

async function partsOf(db: Db, { memorialId }: MemorialVisit, tab: PageTab, page: number): Promise<Parts> {
  const nothing: Parts = { gallery: { albums: [], photos: [] }, tributes: [], entries: [] };
  if (tab === 'events') return nothing;
  if (tab === 'guestbook') {
    const part = { page, perPage: ENTRIES_ON_A_PAGE };
    return { ...nothing, entries: await entriesOnPage(db, memorialId, part) };
  }
  const isAbout = tab === 'about';
  const [photos, albums, tributes] = await Promise.all([
    galleryOf(db, memorialId, isAbout ? PHOTOS_ON_ABOUT : undefined),
    isAbout ? [] : albumsOf(db, memorialId),
    isAbout ? tributesOf(db, memorialId) : [],
  ]);
  const named = albums.map(({ id, title }) => ({ id: AlbumId.parse(id), title }));
  return { ...nothing, gallery: { albums: named, photos: photos.map(photoAsWire) }, tributes };
}
