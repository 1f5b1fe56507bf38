// Which vendors of the search index match the query.
import type { UserId } from '@evenlight/contract/ids';
import { faithTraditions } from '@evenlight/contract/traditions';
import { vendorCategories } from '@evenlight/contract/vendors/categories';
import type { VendorFilters } from '@evenlight/contract/vendors/search';
import { and, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { numberOfCity } from '../venues/cities.ts';
import { type Reading, termsFor } from './reading.ts';
import { savedVendors, vendorSearchIndex as searchIndex } from './tables.ts';
import { factTerms } from './terms.ts';

/** What is asked, with the number of the city. */
export type Filters = Omit<VendorFilters, 'city'> & { city?: number };

export async function withNumberOfCity(db: Db, { city, ...others }: VendorFilters): Promise<Filters> {
  return city === undefined ? others : { ...others, city: await numberOfCity(db, city) };
}

/** What is asked, who asks, and how their words are understood. */
export type Asked = { filters: Filters; reading: Reading | null; userId: UserId | null };

export type Lists = readonly (readonly string[])[];

// A limit that nothing reaches. It keeps two steps apart: PostgreSQL thinks little of comparing lists of terms, and would
// rather do that for every vendor of a city than ask the index of terms first.
const NO_LIMIT = 2 ** 31 - 1;

type Narrowing = { lists: Lists; filters: Filters; besides?: SQL | undefined };

/** The vendors that have a term of each list, under the name of the index, so that a query can read either. */
export function vendorsWith(db: Db, narrowing: Narrowing) {
  return db
    .select()
    .from(searchIndex)
    .where(and(hasTerms(narrowing), narrowing.besides))
    .limit(NO_LIMIT)
    .as('vendor_search_index');
}

function hasTerms({ lists, filters }: Omit<Narrowing, 'besides'>): SQL | undefined {
  const facts = factsAsked(filters);
  return and(
    ...lists.map(hasAnyOf),
    facts.length > 0 ? sql`${searchIndex.terms} @> ${sql.param(facts)}::text[]` : undefined,
  );
}

// The index looks at every term again for each vendor it finds; several short lists take less time than a long one.
const TERMS_AT_ONCE = 50;

function hasAnyOf(terms: readonly string[]): SQL | undefined {
  const lists = Array.from({ length: Math.ceil(terms.length / TERMS_AT_ONCE) }, (_, at) =>
    terms.slice(at * TERMS_AT_ONCE, (at + 1) * TERMS_AT_ONCE),
  );
  return or(...lists.map((some) => sql`${searchIndex.terms} && ${sql.param(some)}::text[]`)) ?? sql`false`;
}

/** The search index, or the part of it that has the searched words. */
export function placesFor(db: Db, { filters, reading }: Asked, besides?: SQL) {
  return reading ? vendorsWith(db, { lists: listsFor(reading), filters, besides }) : searchIndex;
}

export type Places = ReturnType<typeof placesFor>;

/** The words as a condition on every vendor that is passed by, for where nearly every one has them. */
export function hasWords({ filters, reading }: Asked): SQL | undefined {
  return reading ? hasTerms({ lists: listsFor(reading), filters }) : undefined;
}

function listsFor({ words }: Reading): Lists {
  return words.flatMap((word) => termsFor(word));
}

function factsAsked({ category, city, faith, verified, featured }: Filters): string[] {
  return factTerms({
    category: category && vendorCategories.indexOf(category),
    city,
    faiths: faith ? faithBit(faith) : 0,
    isVerified: verified ?? false,
    isFeatured: featured ?? false,
  });
}

const faithBit = (faith: (typeof faithTraditions)[number]) => 1 << faithTraditions.indexOf(faith);

/** All filters. */
export function fits({ filters, userId }: Asked): SQL | undefined {
  const { category, faith, city, minPrice, maxPrice, verified, featured, saved } = filters;
  return and(
    category && eq(searchIndex.category, vendorCategories.indexOf(category)),
    faith && sql`${searchIndex.faiths} & ${faithBit(faith)} <> 0`,
    city === undefined ? undefined : eq(searchIndex.city, city),
    withinPrices(minPrice, maxPrice),
    verified ? eq(searchIndex.isVerified, true) : undefined,
    featured ? eq(searchIndex.isFeatured, true) : undefined,
    saved
      ? sql`${searchIndex.vendorId} in (select vendor_id from ${savedVendors} where user_id = ${userId})`
      : undefined,
  );
}

/** The contract's `fitsPrice`; a test holds the two together. */
function withinPrices(minPrice: number | undefined, maxPrice: number | undefined): SQL | undefined {
  if (minPrice === undefined && maxPrice === undefined) return undefined;
  return or(
    isNull(searchIndex.minCents),
    and(
      gte(searchIndex.minCents, (minPrice ?? 0) * 100),
      maxPrice === undefined ? undefined : lte(searchIndex.maxCents, maxPrice * 100),
    ),
  );
}

/** Ways that PostgreSQL would not choose by itself, because it does not know what comparing lists of terms costs. */
type Way = 'by the index of terms' | 'in order';
const settings: Record<Way, readonly string[]> = {
  'by the index of terms': ['enable_seqscan'],
  'in order': ['enable_seqscan', 'enable_bitmapscan', 'enable_sort'],
};

/** Reading the whole search index is never quicker than its indexes. Without an order, PostgreSQL chooses well by itself. */
export async function steadily<T>(db: Db, way: Way | null, work: (db: Db) => Promise<T>): Promise<T> {
  if (!way) return work(db);
  return db.transaction(async (db) => {
    const off = settings[way].map((name) => sql`set_config(${name}, 'off', true)`);
    await db.execute(sql`select ${sql.join(off, sql`, `)}`);
    return work(db);
  });
}
