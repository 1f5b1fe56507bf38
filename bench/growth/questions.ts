// The calls of the growth table: what a visitor reads, what a family reads, and what they write. Every call asks about
// somebody or something else, as real ones do; `chance` gives a number below the one it is handed.
import { randomUUID } from 'node:crypto';
import { vendorCategories } from '../../contract/src/vendors/categories.ts';
import { sampleCities } from '../../server/src/sample-data/places.ts';
import type { Asked } from '../tools/asking.ts';
import { elementOf } from '../tools/element-of.ts';
import { ENTRIES_OF_A_TOWN, slugOf, TOWN_EVERY } from './fill-memorials.ts';
import { AT_SIZE_ONE, idOf } from './measures.ts';
import { nameOf } from './vendor-texts.ts';

const ENTRIES_ON_A_PAGE = 40;
const COMMON_WORDS = ['flowers', 'gentle', 'choir', 'bilingual', 'incense'];
/** No plan reaches further than some decades. */
const DAYS_AHEAD = 20_000;
const DAY_MS = 24 * 60 * 60 * 1000;

type Chance = (below: number) => number;
export type QuestionPerson = { id: string; planId: string; cookie: string };
/** Who asks, in a house of which size, and how many calls there were before. */
type Occasion = { size: number; chance: Chance; turn: number; person: QuestionPerson };
export type Question = (occasion: Occasion) => Asked | Asked[];
type House = Pick<Occasion, 'size' | 'chance'>;

export const reads: Record<string, Question> = {
  'venues: first page': () => get('/api/venues/search'),
  'venues: city, tradition, guests': ({ chance }) =>
    get(
      `/api/venues/search?location=${encodeURIComponent(pick(sampleCities, chance))}&faithTradition=christian&minCapacity=150`,
    ),
  'venues: free on a day': ({ chance }) =>
    get(`/api/venues/search?date=${dayIn(20 + chance(60))}&availability=available`),
  'venues: a word': () => get('/api/venues/search?search=ocotillo'),
  'venues: like this one, near, free': ({ size, chance }) =>
    get(
      `/api/venues/${idOf('venue', 1 + chance(AT_SIZE_ONE.venues * size))}/alternatives?date=${dayIn(20 + chance(60))}`,
    ),
  'vendors: first page': () => get('/api/vendors/search'),
  'vendors: category and city': ({ chance }) =>
    get(
      `/api/vendors/search?category=${pick(vendorCategories, chance)}&city=${encodeURIComponent(pick(sampleCities, chance))}`,
    ),
  'vendors: a common word': ({ chance }) => get(`/api/vendors/search?search=${pick(COMMON_WORDS, chance)}`),
  'vendors: a rare word': () => get('/api/vendors/search?search=ocotillo'),
  'vendors: a name': ({ size, chance }) =>
    get(`/api/vendors/search?search=${encodeURIComponent(nameOf(1 + chance(AT_SIZE_ONE.vendors * size)))}`),
  // A word of one visitor's own is in no cache.
  'memorial: public page, drawn anew': (house) => get(`/memorial/${slugOf(anyMemorial(house))}?said=bench`),
  'memorial: a page of a long guestbook': ({ size, chance }) => {
    const town = TOWN_EVERY * (1 + chance((AT_SIZE_ONE.memorials * size) / TOWN_EVERY));
    const page = 1 + chance(Math.floor(ENTRIES_OF_A_TOWN / ENTRIES_ON_A_PAGE));
    return get(`/api/memorials/page/${slugOf(town)}?tab=guestbook&page=${page}`);
  },
  'memorial: gallery': (house) => get(`/api/memorials/page/${slugOf(anyMemorial(house))}?tab=gallery`),
  'family: its memorials': ({ person }) => get(`/api/memorials/user/${person.id}`, person),
  'family: its plans': ({ person }) => get(`/api/users/${person.id}/plans`, person),
  'family: timeline, papers, payments of a plan': ({ person }) =>
    ['timeline', 'documents', 'payments'].map((part) => get(`/api/funeral-plans/${person.planId}/${part}`, person)),
};

export const writes = {
  'save a plan': ({ person }: Occasion) =>
    post('/api/funeral-plans', person, {
      userId: person.id,
      saveKey: randomUUID(),
      title: 'A quiet service',
      personName: 'Elena Ruiz',
      relation: 'mother',
      faithTradition: 'secular',
      packageTier: 'basic',
      budget: 900_000,
    }),
  'sign a guestbook': (house: Occasion) =>
    post(`/api/memorials/${anyMemorial(house)}/guestbook`, null, {
      authorName: 'Rosa',
      idempotencyKey: randomUUID(),
      message: `She taught me to sew, and never let me pay. ${randomUUID()}`,
    }),
  // A family that had a day moves it: the old one is free again.
  'book a slot': ({ person, turn }: Occasion) =>
    post(`/api/funeral-plans/${person.planId}/schedule/block`, person, {
      serviceDate: dayIn(200 + (turn % DAYS_AHEAD)),
      serviceTime: '10:00',
    }),
} satisfies Record<string, (occasion: Occasion) => Asked>;

export type Write = keyof typeof writes;

function get(path: string, person?: QuestionPerson): Asked {
  return { method: 'GET', path, headers: person ? { cookie: person.cookie } : {} };
}

function post(path: string, person: QuestionPerson | null, body: object): Asked {
  return { method: 'POST', path, headers: person ? { cookie: person.cookie } : {}, body };
}

function anyMemorial({ size, chance }: House): number {
  return 1 + chance(AT_SIZE_ONE.memorials * size);
}

function pick(list: readonly string[], chance: Chance): string {
  return elementOf(list, chance(list.length));
}

function dayIn(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}
