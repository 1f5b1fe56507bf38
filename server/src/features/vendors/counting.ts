// How many vendors each category would show. What is many is estimated from a sample: counting a hundred thousand of them
// takes longer than somebody's next letter, and nobody looks through them one by one.
import { vendorCategories } from '@evenlight/contract/vendors/categories';
import type { FoundVendors } from '@evenlight/contract/vendors/vendor';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { recordOf } from '../../platform/entries.ts';
import { openRecentCounts } from './counted-lately.ts';
import { type Asked, type Filters, fits, type Lists, placesFor, steadily, vendorsWith } from './fitting.ts';
import { isInSample, SAMPLE_OF, vendorSearchIndex as searchIndex } from './tables.ts';

/** With so many vendors there is a sample worth asking. */
const MANY = 20_000;
/** A category of which the sample has fewer is counted; its number would be too wrong. About two thousand vendors. */
const SAMPLED_ENOUGH = 250;

export type Counted = Pick<FoundVendors, 'counts' | 'estimated'>;

/** How many of the sample fit, by category; null where all are counted, because they are few or nothing is asked. */
export async function askSample(db: Db, asked: Asked, listed: number): Promise<number[] | null> {
  if (isOpen(asked) || listed <= MANY) return null;
  const sample = asked.reading ? 'of searches' : 'of filters';
  return lately({ db, counts: countsLately }, asked, sample, () =>
    countThose(db, asked, isInSample(searchIndex.vendorId, sample)),
  );
}

const countsLately = openRecentCounts<number[]>();
const countLately = openRecentCounts<number>();

type Recent<T> = { db: Db; counts: ReturnType<typeof openRecentCounts<T>> };

/** What somebody saved is their own, and counted whenever they look. */
function lately<T>({ db, counts }: Recent<T>, asked: Asked, what: string, count: () => Promise<T>): Promise<T> {
  const { category, sort, saved, ...filters } = asked.filters;
  if (saved) return count();
  const words = asked.reading?.words.map(({ meant, kin }) => [meant, ...kin]);
  return counts(db, JSON.stringify([what, filters, words]), count);
}

export async function countByCategory(db: Db, asked: Asked, sampled: readonly number[] | null): Promise<Counted> {
  if (!sampled) {
    return exactly(isOpen(asked) ? await countEverything(db) : await countThose(db, asked));
  }
  const few = [...sampled.keys()].filter((place) => isFew(sampled[place]));
  const isOneOfFew = few.length < sampled.length ? inArray(searchIndex.category, few) : undefined;
  const countFew = () => countThose(db, asked, isOneOfFew);
  const exact = few.length > 0 ? await lately({ db, counts: countsLately }, asked, `exactly ${few}`, countFew) : [];
  const times = sampled.map((some, place) => (few.includes(place) ? (exact[place] ?? 0) : some * SAMPLE_OF));
  const estimated = vendorCategories.filter((_, place) => !few.includes(place));
  if (estimated.length === 0) return exactly(times);
  const shown = times.map((some, place) => (few.includes(place) ? some : rounded(some)));
  return { counts: countsOf(shown, rounded(sum(times))), estimated: ['all', ...estimated] };
}

/** Whether so few are in the sample that all of the kind are counted. */
export function isFew(sampled = 0): boolean {
  return sampled < SAMPLED_ENOUGH;
}

export function exactly(times: readonly number[]): Counted {
  return { counts: countsOf(times, sum(times)), estimated: [] };
}

/** How many of all vendors are expected to fit what is asked, for whoever looks for the quickest way to them. */
export function expectedOf(sampled: readonly number[], { category }: Filters, listed: number) {
  const inSample = category ? (sampled[vendorCategories.indexOf(category)] ?? 0) : sum(sampled);
  return { fitting: inSample * SAMPLE_OF, listed };
}

/** The same for vendors that have a term of each list, whatever the words are. */
export async function expectedWith(db: Db, asked: Asked, lists: Lists): Promise<number> {
  const { filters } = asked;
  const besides = isInSample(searchIndex.vendorId, 'of searches');
  const inSample = await lately({ db, counts: countLately }, asked, `with ${filters.category} ${lists}`, () =>
    steadily(db, 'by the index of terms', (db) => db.$count(vendorsWith(db, { lists, filters, besides }))),
  );
  return inSample * SAMPLE_OF;
}

function countsOf(times: readonly number[], all: number): Counted['counts'] {
  return { all, ...recordOf(vendorCategories, (_, place) => times[place] ?? 0) };
}

function sum(times: readonly number[]): number {
  return times.reduce((total, some) => total + some, 0);
}

/** To two places: more would pretend to know. */
function rounded(times: number): number {
  return Number(times.toPrecision(2));
}

/** All that are listed. */
export async function countListed(db: Db): Promise<number> {
  return sum(await countEverything(db));
}

/** Whether nothing narrows it down but the category, which the counts leave open. */
function isOpen({ filters: { sort, category, ...others }, reading }: Asked): boolean {
  return !reading && Object.values(others).every((filter) => !filter);
}

async function countEverything(db: Db): Promise<number[]> {
  const count = () => countThose(db, { filters: {}, reading: null, userId: null });
  if (isKnownToBeMany.has(db)) return countsLately(db, 'everything', count);
  const times = await count();
  if (sum(times) > MANY) isKnownToBeMany.add(db);
  return times;
}

/** Few are counted whenever somebody asks. */
const isKnownToBeMany = new WeakSet<Db>();

function countThose(db: Db, asked: Asked, besides?: SQL): Promise<number[]> {
  const { category, ...filters } = asked.filters;
  const open = { ...asked, filters };
  return steadily(db, asked.reading ? 'by the index of terms' : null, async (db) => {
    const rows = await db
      .select({ category: searchIndex.category, times: sql<number>`count(*)::int` })
      .from(placesFor(db, open, besides))
      .where(and(fits(open), besides))
      .groupBy(searchIndex.category);
    return byPlace(rows);
  });
}

export function byPlace(rows: readonly { category: number; times: number }[]): number[] {
  const times = new Map(rows.map((row) => [row.category, row.times]));
  return vendorCategories.map((_, place) => times.get(place) ?? 0);
}
