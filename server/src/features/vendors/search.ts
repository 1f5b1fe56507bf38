// One page of the marketplace, from the search index alone.
import type { VendorSort } from '@evenlight/contract/vendors/search';
import { and, asc, type Column, gte, inArray, lt, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { expectedWith } from './counting.ts';
import { type Asked, fits, hasWords, type Places, placesFor, steadily, vendorsWith } from './fitting.ts';
import { exactTermsFor, isTelling, type Reading, type ReadWord } from './reading.ts';
import { vendorSearchIndex as searchIndex } from './tables.ts';
import type { Place } from './terms.ts';

export type Page = { limit: number; offset: number };

/** One vendor that is passed by in order costs as much as so many that are found by the index and sorted. */
const PASSING_COSTS = 20;

/** How many of how many are expected to fit; null when they are few. */
export type Expected = { fitting: number; listed: number } | null;

/** Whether going through all vendors in order fills the page sooner than picking it from those the index finds. */
function isSoonFilled({ limit, offset }: Page, expected: Expected): boolean {
  if (!expected) return false;
  const { fitting, listed } = expected;
  return ((limit + offset) * listed * PASSING_COSTS) / fitting < fitting;
}

export function idsThatFit(db: Db, asked: Asked, page: Page, expected: Expected = null): Promise<string[]> {
  const { reading } = asked;
  const sort = sortOf(asked);
  const [onlyWord] = reading?.words.length === 1 ? reading.words : [];
  if (sort === 'relevance' && reading && onlyWord)
    return mostRelevant(db, asked, { word: onlyWord, phrase: reading.phrase, page, expected });
  return idsFrom(db, asked, { order: orders[sort](asked), page, isCommon: isSoonFilled(page, expected) });
}

export type AskedInWords = Asked & { reading: Reading };

export function rankedBySeveralWords(asked: Asked): AskedInWords | null {
  const { reading } = asked;
  return reading && reading.words.length > 1 && sortOf(asked) === 'relevance' ? { ...asked, reading } : null;
}

/** Of those that have every word in their name. They come before all others, and are found without looking at the others. */
export function idsNamedSo(db: Db, asked: AskedInWords, page: Page): Promise<string[]> {
  const { reading, filters } = asked;
  const lists = reading.words.flatMap((word) => exactTermsFor(word, 'name'));
  const inName = reading.words.map(({ meant }) => sql`strpos(${searchIndex.name}, ${meant}) > 0`);
  const places = vendorsWith(db, { lists, filters });
  return idsFrom(db, asked, { places, besides: and(...inName), order: orders.relevance(asked), page });
}

type Ranking = { word: ReadWord; phrase: string; page: Page; expected: Expected };

/**
 * One word, and how well it fits is a matter of where it stands. So the vendors are taken from the best place first, and
 * the many that have it somewhere are looked at only when the few that have it in their name do not fill the page.
 */
async function mostRelevant(db: Db, asked: Asked, ranking: Ranking): Promise<string[]> {
  const { offset, limit } = ranking.page;
  const found: string[] = [];
  for (const tier of tiersOf(db, asked, ranking)) {
    const rest = { limit: offset + limit - found.length, offset: 0 };
    if (rest.limit === 0) break;
    found.push(...(await idsFrom(db, asked, { ...(await tier(found)), order: [bestFirst], page: rest })));
  }
  return found.slice(offset);
}

type Part = Pick<Picking, 'places' | 'besides' | 'isCommon'>;
type Tier = (found: readonly string[]) => Part | Promise<Part>;

function tiersOf(db: Db, asked: Asked, { word, phrase, page, expected }: Ranking): Tier[] {
  const { meant } = word;
  const { filters } = asked;
  const isCommon = isSoonFilled(page, expected);
  const begins = nameBeginsWith(phrase);
  const inName = sql`strpos(${searchIndex.name}, ${meant}) > 0`;
  const phraseInName = sql`strpos(${searchIndex.name}, ${phrase}) > 1`;
  const notFirst = and(inName, not(begins), isTelling(phrase) ? not(phraseInName) : undefined);
  const standsIn = async (place: Place, besides: SQL | undefined): Promise<Part> => {
    const lists = exactTermsFor(word, place);
    const fitting = expected && isCommon ? await expectedWith(db, asked, lists) : 0;
    // Where many have it there, the order by rating fills the page sooner than all of them are sorted.
    if (expected && isSoonFilled(page, { ...expected, fitting })) return { places: searchIndex, besides, isCommon };
    return { places: vendorsWith(db, { lists, filters }), besides };
  };
  return [
    () => ({ places: searchIndex, besides: begins }),
    ...(isTelling(phrase) ? [() => standsIn('name', phraseInName)] : []),
    ...(phrase === meant && isTelling(phrase) ? [] : [() => standsIn('name', notFirst)]),
    () => standsIn('specialty', and(not(inName), sql`strpos(${searchIndex.specialties}, ${meant}) > 0`)),
    (found) => ({ besides: not(inArray(searchIndex.vendorId, [...found])), isCommon }),
  ];
}

/** Between the word and the word with the last possible letter behind it: the index answers that. */
function nameBeginsWith(word: string): SQL {
  return sql`(${gte(searchIndex.name, word)} and ${lt(searchIndex.name, `${word}\u{10ffff}`)})`;
}

type Picking = {
  order: SQL[];
  page: Page;
  /** Where to look, when it is not wherever the words are. */
  places?: Places;
  besides?: SQL | undefined;
  /** Nearly all that are passed by fit. */
  isCommon?: boolean;
};

function idsFrom(db: Db, asked: Asked, { order, page, places, besides, isCommon }: Picking): Promise<string[]> {
  const way = isCommon ? 'in order' : 'by the index of terms';
  return steadily(db, asked.reading ? way : null, async (db) => {
    const rows = await db
      .select({ id: searchIndex.vendorId })
      .from(places ?? (isCommon ? searchIndex : placesFor(db, asked)))
      .where(and(besides, fits(asked), isCommon && !places ? hasWords(asked) : undefined))
      .orderBy(...order, asc(searchIndex.name), asc(searchIndex.vendorId))
      .limit(page.limit)
      .offset(page.offset);
    return rows.map(({ id }) => id);
  });
}

/** Those that fit and are wanted at least `from` much, with the most wanted first. */
export function idsByInput(db: Db, asked: Asked, { weight, from, limit }: { weight: SQL; from: SQL; limit: number }) {
  return steadily(db, asked.reading ? 'by the index of terms' : null, (db) =>
    db
      .select({ id: searchIndex.vendorId, weight: sql<number>`${weight}` })
      .from(placesFor(db, asked))
      .where(and(fits(asked), from))
      .orderBy(sql`${weight} desc`, bestFirst, asc(searchIndex.name), asc(searchIndex.vendorId))
      .limit(limit),
  );
}

function sortOf({ filters: { sort }, reading }: Asked): VendorSort {
  if (!reading) return sort === undefined || sort === 'relevance' ? 'featured' : sort;
  return sort ?? 'relevance';
}

/** Nulls last, also where there are none: so the indexes are made. */
const highestFirst = (column: Column) => sql`${column} desc nulls last`;
const bestFirst = highestFirst(searchIndex.rating);

const orders: Record<VendorSort, (asked: Asked) => SQL[]> = {
  featured: () => [highestFirst(searchIndex.isFeatured), bestFirst],
  rating: () => [bestFirst],
  'price-low': () => [sql`${searchIndex.minCents} asc nulls last`],
  'price-high': () => [highestFirst(searchIndex.maxCents)],
  popularity: () => [highestFirst(searchIndex.reviewCount)],
  newest: () => [highestFirst(searchIndex.createdAt)],
  relevance: ({ reading }) => [...(reading ? [sql`${relevance(reading)} desc`] : []), bestFirst],
};

// A name that begins with what was typed comes before every other, however many words match elsewhere.
const NAME_BEGINS = 2_000;
const NAME_HAS_PHRASE = 1_000;
const NAME_HAS_WORD = 2;
const SPECIALTY_HAS_WORD = 1;

export function relevance({ phrase, words }: Reading): SQL {
  const byWord = words.map(
    ({ meant }) => sql`case
      when strpos(${searchIndex.name}, ${meant}) > 0 then ${sql.raw(String(NAME_HAS_WORD))}
      when strpos(${searchIndex.specialties}, ${meant}) > 0 then ${sql.raw(String(SPECIALTY_HAS_WORD))}
      else 0 end`,
  );
  const byPhrase = sql`case strpos(${searchIndex.name}, ${phrase})
    when 0 then 0 when 1 then ${sql.raw(String(NAME_BEGINS))} else ${sql.raw(String(NAME_HAS_PHRASE))} end`;
  return sql`(${sql.join([byPhrase, ...byWord], sql` + `)})`;
}
