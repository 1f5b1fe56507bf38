// All that a memorial's public page shows, in one answer, so that a page is one question.
import { endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';
import { Tribute } from './collaboration.ts';
import { MemorialEvent } from './events.ts';
import { GuestbookEntry } from './guestbook.ts';
import { Memorial, MemorialAddress, OneMemorial, seeing } from './memorial.ts';
import { Gallery } from './photos.ts';

export const pageTabs = ['about', 'photos', 'guestbook', 'events'] as const;
export const PageTab = z.enum(pageTabs);
export type PageTab = z.infer<typeof PageTab>;
/** How many photos stand below the life story; the rest has a page of its own. */
export const PHOTOS_ON_ABOUT = 12;
export const ENTRIES_ON_A_PAGE = 40;

export const MemorialPage = z.object({
  memorial: Memorial,
  counts: z.object({ entries: z.int(), events: z.int(), photos: z.int() }),
  /** The first coming one. */
  nextEvent: MemorialEvent.nullable(),
  /** Filled for the tab that was asked for; the others are empty. */
  gallery: Gallery,
  tributes: z.array(Tribute),
  entries: z.array(GuestbookEntry),
  events: z.array(MemorialEvent),
  /** Of the guestbook; both from 1. */
  page: z.int(),
  pages: z.int(),
});
export type MemorialPage = z.infer<typeof MemorialPage>;

export const getMemorialPage = endpoint({
  method: 'GET',
  path: '/memorials/page/:address',
  summary: 'The public page at an address, tab by tab.',
  access: 'anyone',
  params: z.object({ address: MemorialAddress }),
  query: z.object({
    tab: PageTab.default('about').catch('about'),
    page: z.coerce.number<string | number>().int().min(1).max(10_000).default(1).catch(1),
  }),
  returns: MemorialPage,
  problems: seeing,
});

export const listTributes = endpoint({
  method: 'GET',
  path: '/memorials/:memorialId/tributes',
  summary: 'Stories and memories of others that stand on the page, with their names.',
  access: 'anyone',
  params: OneMemorial,
  query: z.object({ address: z.string().max(120).optional() }),
  returns: z.array(Tribute),
  problems: seeing,
});
