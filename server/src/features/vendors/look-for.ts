// One page of the marketplace with how many vendors each category has.
import { vendorCategories } from '@evenlight/contract/vendors/categories';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import {
  askSample,
  byPlace,
  type Counted,
  countByCategory,
  countListed,
  exactly,
  expectedOf,
  isFew,
} from './counting.ts';
import { type Asked, fits, placesFor, steadily } from './fitting.ts';
import { type AskedInWords, idsNamedSo, idsThatFit, type Page, rankedBySeveralWords, relevance } from './search.ts';
import { vendorSearchIndex as searchIndex } from './tables.ts';

type Found = Counted & { ids: string[]; outOf: number };

export async function lookFor(db: Db, asked: Asked, page: Page): Promise<Found> {
  const ranked = rankedBySeveralWords(asked);
  if (ranked && (await guessedFits(db, ranked)) < FEW) {
    const [outOf, found] = await Promise.all([countListed(db), rankAndCount(db, ranked, page)]);
    return { ...found, outOf };
  }
  const outOf = await countListed(db);
  const [sampled, named] = await Promise.all([askSample(db, asked, outOf), ranked ? idsNamedSo(db, ranked, page) : []]);
  if (named.length === page.limit) return { ids: named, ...(await countByCategory(db, asked, sampled)), outOf };
  if (ranked && (!sampled || sampled.every(isFew))) return { ...(await rankAndCount(db, ranked, page)), outOf };
  const [ids, counted] = await Promise.all([
    idsThatFit(db, asked, page, sampled && expectedOf(sampled, asked.filters, outOf)),
    countByCategory(db, asked, sampled),
  ]);
  return { ids, ...counted, outOf };
}

/** So few are ranked and counted sooner than a sample is asked whether they are few. */
const FEW = 4_000;

/** How many PostgreSQL expects to fit, from what it knows of the terms; it looks at no vendor for that. */
async function guessedFits(db: Db, asked: AskedInWords): Promise<number> {
  const { category, ...filters } = asked.filters;
  const those = db
    .select({ id: searchIndex.vendorId })
    .from(placesFor(db, { ...asked, filters }))
    .where(fits({ ...asked, filters }));
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) ${those}`,
  );
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? Number.POSITIVE_INFINITY;
}

type Looked = { ids: string[]; times: { category: number; times: number }[] | null };

/** Ranking by several words has to look at everything that fits; so it counts on the way. */
async function rankAndCount(db: Db, asked: AskedInWords, { limit, offset }: Page) {
  const { category, ...filters } = asked.filters;
  const open = { ...asked, filters };
  const ofCategory = category ? sql`where category = ${vendorCategories.indexOf(category)}` : sql``;
  const { rows } = await steadily(db, 'by the index of terms', (db) =>
    db.execute<Looked>(sql`
      with fitting as materialized (
        select ${searchIndex.vendorId} as id, ${searchIndex.category} as category, ${searchIndex.name} as name, ${searchIndex.rating} as rating,
          ${relevance(asked.reading)} as relevance
        from ${placesFor(db, open)}
        where ${fits(open) ?? sql`true`}
      )
      select
        array(
          select id from fitting ${ofCategory}
          order by relevance desc, rating desc nulls last, name, id
          limit ${limit} offset ${offset}
        ) as ids,
        (select json_agg(counted) from (
          select category, count(*)::int as times from fitting group by category
        ) as counted) as times`),
  );
  const [{ ids, times } = { ids: [], times: null }] = rows;
  return { ids, ...exactly(byPlace(times ?? [])) };
}
