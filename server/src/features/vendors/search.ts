// One page of the marketplace and its counts, from the shelf alone: two questions that PostgreSQL answers side by side.
import type { UserId } from '@evenlight/contract/ids';
import { faithTraditions } from '@evenlight/contract/traditions';
import { vendorCategories } from '@evenlight/contract/vendors/categories';
import type { VendorFilters, VendorSort } from '@evenlight/contract/vendors/search';
import { vendorCities } from '@evenlight/contract/vendors/vendor';
import { and, asc, type Column, eq, gte, inArray, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { exactTermsFor, type Reading, type ReadWord, termsFor } from './reading.ts';
import { savedVendors, vendorShelf } from './tables.ts';

const shelf = vendorShelf;

/** What is asked, who asks, and how their words are understood. */
export type Asked = { filters: VendorFilters; reading: Reading | null; userId: UserId | null };
type Page = { limit: number; offset: number };

// A limit that nothing reaches. It keeps two steps apart: PostgreSQL thinks little of comparing lists of terms, and would
// rather do that for every vendor of a city than ask the index of terms first.
const NO_LIMIT = 2 ** 31 - 1;

/** The vendors that have a term of each list; under the shelf's own name, so that either can be asked the same. */
function vendorsWith(db: Db, lists: readonly (readonly string[])[]) {
  const has = lists.map(hasAnyOf);
  return db
    .select()
    .from(shelf)
    .where(and(...has))
    .limit(NO_LIMIT)
    .as('vendor_shelf');
}

// The index looks at every term anew for each vendor it finds; several short lists take less time than a long one.
const TERMS_AT_ONCE = 50;

function hasAnyOf(terms: readonly string[]): SQL | undefined {
  const lists = Array.from({ length: Math.ceil(terms.length / TERMS_AT_ONCE) }, (_, at) =>
    terms.slice(at * TERMS_AT_ONCE, (at + 1) * TERMS_AT_ONCE),
  );
  return or(...lists.map((some) => sql`${shelf.terms} && ${sql.param(some)}::text[]`)) ?? sql`false`;
}

/** The shelf, or the part of it that has what was searched. */
function placesFor(db: Db, reading: Reading | null) {
  return reading
    ? vendorsWith(
        db,
        reading.words.flatMap((word) => termsFor(word)),
      )
    : shelf;
}

/** All filters but the category, which the counts leave open. */
function fits({ filters, userId }: Asked): SQL | undefined {
  const { faith, city, minPrice, maxPrice, verified, featured, saved } = filters;
  return and(
    faith && sql`${shelf.faiths} & ${1 << faithTraditions.indexOf(faith)} <> 0`,
    city && eq(shelf.city, vendorCities.indexOf(city)),
    withinPrices(minPrice, maxPrice),
    verified ? eq(shelf.isVerified, true) : undefined,
    featured ? eq(shelf.isFeatured, true) : undefined,
    saved ? sql`${shelf.vendorId} in (select vendor_id from ${savedVendors} where user_id = ${userId})` : undefined,
  );
}

/** The contract's `fitsPrice`; a test holds the two together. */
function withinPrices(minPrice: number | undefined, maxPrice: number | undefined): SQL | undefined {
  if (minPrice === undefined && maxPrice === undefined) return undefined;
  return or(
    isNull(shelf.minCents),
    and(
      gte(shelf.minCents, (minPrice ?? 0) * 100),
      maxPrice === undefined ? undefined : lte(shelf.maxCents, maxPrice * 100),
    ),
  );
}

function inCategory({ category }: VendorFilters): SQL | undefined {
  return category && eq(shelf.category, vendorCategories.indexOf(category));
}

/** How many vendors there are in each category, in the contract's order. */
export function countByCategory(db: Db, asked: Asked): Promise<number[]> {
  return steadily(db, asked, async (db) => {
    const rows = await db
      .select({ category: shelf.category, times: sql<number>`count(*)::int` })
      .from(placesFor(db, asked.reading))
      .where(fits(asked))
      .groupBy(shelf.category);
    const counted = new Map(rows.map(({ category, times }) => [category, times]));
    return vendorCategories.map((_, place) => counted.get(place) ?? 0);
  });
}

// Counting so many takes as long as a search, and a few more or less of them change nothing for anybody.
const MANY = 10_000;
const REMEMBERED_MS = 10_000;
const remembered = new WeakMap<Db, { times: number; until: number }>();

/** All that are listed. */
export async function countListed(db: Db): Promise<number> {
  const known = remembered.get(db);
  if (known && performance.now() < known.until) return known.times;
  const times = await db.$count(shelf);
  if (times > MANY) remembered.set(db, { times, until: performance.now() + REMEMBERED_MS });
  return times;
}

export function idsThatFit(db: Db, asked: Asked, page: Page): Promise<string[]> {
  const { reading } = asked;
  const sort = sortOf(asked);
  return steadily(db, asked, (db) => {
    const word = sort === 'relevance' && reading?.words.find(({ meant }) => meant === reading.phrase);
    if (word) return mostRelevant(db, asked, word, page);
    return idsFrom(db, placesFor(db, reading), { asked, order: orders[sort](asked), page });
  });
}

/**
 * One word, and how well it fits is a matter of where it stands. So the vendors are taken from the best place first, and
 * the many that have it somewhere are looked at only when the few that have it in their name do not fill the page.
 */
async function mostRelevant(db: Db, asked: Asked, word: ReadWord, { limit, offset }: Page): Promise<string[]> {
  const { meant } = word;
  const wanted = limit + offset;
  const found: string[] = [];
  const tiers = [
    () => ({ places: shelf, besides: nameBeginsWith(meant) }),
    () => ({
      places: vendorsWith(db, exactTermsFor(word, 'name')),
      besides: sql`strpos(${shelf.name}, ${meant}) > 1`,
    }),
    () => ({
      places: vendorsWith(db, exactTermsFor(word, 'specialty')),
      besides: sql`strpos(${shelf.name}, ${meant}) = 0 and strpos(${shelf.specialties}, ${meant}) > 0`,
    }),
    () => ({ places: placesFor(db, asked.reading), besides: not(inArray(shelf.vendorId, [...found])) }),
  ];
  for (const tier of tiers) {
    if (found.length === wanted) break;
    const { places, besides } = tier();
    const page = { limit: wanted - found.length, offset: 0 };
    found.push(...(await idsFrom(db, places, { asked, order: [bestFirst], page, besides })));
  }
  return found.slice(offset);
}

/** Between the word and the word with the last possible letter behind it: the index answers that. */
function nameBeginsWith(word: string): SQL | undefined {
  return and(gte(shelf.name, word), lt(shelf.name, `${word}\u{10ffff}`));
}

type Picking = { asked: Asked; order: SQL[]; page: Page; besides?: SQL | undefined };
type Places = ReturnType<typeof placesFor>;

async function idsFrom(db: Db, places: Places, { asked, order, page, besides }: Picking): Promise<string[]> {
  const rows = await db
    .select({ id: shelf.vendorId })
    .from(places)
    .where(and(besides, fits(asked), inCategory(asked.filters)))
    .orderBy(...order, asc(shelf.name), asc(shelf.vendorId))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(({ id }) => id);
}

/** Those that fit and are wanted at least `from` much, with the most wanted first. */
export function idsByWish(db: Db, asked: Asked, { weight, from, limit }: { weight: SQL; from: SQL; limit: number }) {
  return steadily(db, asked, (db) =>
    db
      .select({ id: shelf.vendorId, weight: sql<number>`${weight}` })
      .from(placesFor(db, asked.reading))
      .where(and(fits(asked), inCategory(asked.filters), from))
      .orderBy(sql`${weight} desc`, bestFirst, asc(shelf.name), asc(shelf.vendorId))
      .limit(limit),
  );
}

function sortOf({ filters: { sort }, reading }: Asked): VendorSort {
  if (!reading) return sort === undefined || sort === 'relevance' ? 'featured' : sort;
  return sort ?? 'relevance';
}

/** Nulls last, also where there are none: so the indexes are made. */
const highestFirst = (column: Column) => sql`${column} desc nulls last`;
const bestFirst = highestFirst(shelf.rating);

const orders: Record<VendorSort, (asked: Asked) => SQL[]> = {
  featured: () => [highestFirst(shelf.isFeatured), bestFirst],
  rating: () => [bestFirst],
  'price-low': () => [sql`${shelf.minCents} asc nulls last`],
  'price-high': () => [highestFirst(shelf.maxCents)],
  popularity: () => [highestFirst(shelf.reviewCount)],
  newest: () => [highestFirst(shelf.createdAt)],
  relevance: ({ reading }) => [...(reading ? [sql`${relevance(reading)} desc`] : []), bestFirst],
};

// A name that begins with what was typed comes before every other, however many words match elsewhere.
const NAME_BEGINS = 2_000;
const NAME_HAS_PHRASE = 1_000;
const NAME_HAS_WORD = 2;
const SPECIALTY_HAS_WORD = 1;

function relevance({ phrase, words }: Reading): SQL {
  const byWord = words.map(
    ({ meant }) => sql`case
      when strpos(${shelf.name}, ${meant}) > 0 then ${sql.raw(String(NAME_HAS_WORD))}
      when strpos(${shelf.specialties}, ${meant}) > 0 then ${sql.raw(String(SPECIALTY_HAS_WORD))}
      else 0 end`,
  );
  const byPhrase = sql`case strpos(${shelf.name}, ${phrase})
    when 0 then 0 when 1 then ${sql.raw(String(NAME_BEGINS))} else ${sql.raw(String(NAME_HAS_PHRASE))} end`;
  return sql`(${sql.join([byPhrase, ...byWord], sql` + `)})`;
}

/** Reading the whole shelf is never quicker than the index of terms, and helpers come later than the work is done. */
async function steadily<T>(db: Db, { reading }: Asked, work: (db: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (db) => {
    const settings = [sql`set_config('max_parallel_workers_per_gather', '0', true)`];
    if (reading) settings.push(sql`set_config('enable_seqscan', 'off', true)`);
    await db.execute(sql`select ${sql.join(settings, sql`, `)}`);
    return work(db);
  });
}
