// Puts vendors where the search finds them. Called with every change of a listing or its figures.

import { fold } from '@evenlight/contract/folding';
import { faithTraditions } from '@evenlight/contract/traditions';
import type { Words } from '@evenlight/contract/translations';
import { vendorCategories } from '@evenlight/contract/vendors/categories';
import { and, eq, getTableColumns, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { type Db, takeTurn } from '../../platform/database/database.ts';
import { numberCities } from '../venues/cities.ts';
import { vendorSearchIndex, vendors, vendorWords } from './tables.ts';
import { bareWord, factTerms, termsOf, wordTerm } from './terms.ts';

type VendorRow = typeof vendors.$inferSelect;
/** Everything of a vendor that the search needs. */
export type Indexed = Pick<
  VendorRow,
  | ('id' | 'name' | 'description' | 'specialties' | 'category' | 'location' | 'faithTraditions')
  | ('isVerified' | 'isFeatured' | 'isListed' | 'minCents' | 'maxCents' | 'priceNote' | 'createdAt')
  | ('rating' | 'reviewCount' | 'responseMinutes')
> & { translations?: VendorRow['translations'] | undefined };

// A statement takes so many values; a vendor has sixteen here.
const AT_ONCE = 1_000;

/** One after the other: two who change listings at once would wait for each other's words in a ring. */
export function takeListingsTurn(db: Db): Promise<void> {
  return takeTurn(db, 'listings of vendors');
}

export async function updateSearchIndex(db: Db, vendorIds: readonly string[]): Promise<void> {
  if (vendorIds.length === 0) return;
  const rows = await db.select().from(vendors).where(isOneOf(vendorIds));
  await updateIndexedListings(db, rows);
}

/** As one value: a statement takes 65,535 of them, and there may be more vendors. */
function isOneOf(vendorIds: readonly string[]): SQL {
  return sql`${vendors.id} = any (${sql.param([...vendorIds])}::uuid[])`;
}

export async function updateIndexedListings(db: Db, rows: readonly Indexed[]): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE) await updateSome(db, rows.slice(start, start + AT_ONCE));
}

async function updateSome(db: Db, rows: readonly Indexed[]): Promise<void> {
  const listed = rows.filter(({ isListed }) => isListed);
  const off = rows.filter(({ isListed }) => !isListed).map(({ id }) => id);
  if (off.length > 0) await db.delete(vendorSearchIndex).where(inArray(vendorSearchIndex.vendorId, off));
  if (listed.length === 0) return;
  const found = listed.map((row) => ({ row, ...termsOf(inEveryLanguage(row)) }));
  await keepWords(db, [...new Set(found.flatMap(({ words }) => words))]);
  const numbers = await numberCities(
    db,
    listed.map(({ location }) => location),
  );
  await insertPlaces(
    db,
    found.map(({ row, terms }) => placeOf(row, terms, numberIn(numbers, row.location))),
  );
}

/** Any number instead of the right one would list a vendor in a city where it is not. */
function numberIn(numbers: ReadonlyMap<string, number>, city: string): number {
  const number = numbers.get(city);
  if (number === undefined) throw new Error(`the city ${city} has no number`);
  return number;
}

/** A process from before cities had numbers wrote -1 for those it did not know, and no filter finds these. */
export async function indexUnknownCities(db: Db): Promise<void> {
  await db.transaction(async (db) => {
    await takeListingsTurn(db);
    const found = await db
      .select({ id: vendorSearchIndex.vendorId })
      .from(vendorSearchIndex)
      .where(lt(vendorSearchIndex.city, 0));
    await updateSearchIndex(
      db,
      found.map(({ id }) => id),
    );
  });
}

const columns = Object.entries(getTableColumns(vendorSearchIndex));
const columnNames = columns.map(([, { name }]) => `"${name}"`);
/** Terms have no line breaks in them; as one text they travel much faster than one by one. */
const columnTypes = columns.map(
  ([field, column]) => `"${column.name}" ${field === 'terms' ? 'text' : column.getSQLType()}`,
);

async function insertPlaces(db: Db, rows: readonly (typeof vendorSearchIndex.$inferInsert)[]): Promise<void> {
  const named = rows.map((row) => {
    const values = new Map<string, unknown>(Object.entries({ ...row, terms: row.terms.join('\n') }));
    return Object.fromEntries(columns.map(([field, { name }]) => [name, values.get(field)]));
  });
  const selected = columns.map(([field, { name }]) =>
    field === 'terms' ? `string_to_array("${name}", E'\\n')` : `"${name}"`,
  );
  const renewed = columnNames.map((name) => `${name} = excluded.${name}`);
  await db.execute(sql`
    insert into ${vendorSearchIndex} (${sql.raw(columnNames.join(', '))})
    select ${sql.raw(selected.join(', '))}
    from json_to_recordset(${JSON.stringify(named)}) as rows (${sql.raw(columnTypes.join(', '))})
    on conflict (vendor_id) do update set ${sql.raw(renewed.join(', '))}`);
}

function placeOf(row: Indexed, terms: string[], city: number): typeof vendorSearchIndex.$inferInsert {
  const { isVerified, isFeatured, minCents, reviewCount, responseMinutes, createdAt } = row;
  const facts = {
    category: vendorCategories.indexOf(row.category),
    city,
    faiths: faithBits(row.faithTraditions),
    isVerified,
    isFeatured,
  };
  return {
    ...facts,
    vendorId: row.id,
    terms: [...terms, ...factTerms(facts)],
    rating: row.rating === null ? null : Math.round(row.rating * 100),
    maxCents: row.maxCents ?? minCents,
    hasWholePrice: minCents !== null && row.maxCents !== null && row.priceNote === '',
    name: fold(row.name),
    specialties: inEveryLanguage(row).specialties.map(fold).join('\n'),
    minCents,
    reviewCount,
    responseMinutes,
    createdAt,
  };
}

/** Found by what it says, in whichever language that is read. */
function inEveryLanguage({ name, description, specialties, translations = {} }: Indexed) {
  const said = Object.values(translations);
  return {
    name,
    description: [description, ...said.flatMap((words) => words?.description ?? [])].join('\n'),
    specialties: [...specialties, ...said.flatMap((words) => wordsIn(words?.specialties))],
  };
}

function wordsIn(words: Words | undefined): string[] {
  return Array.isArray(words) ? words : [];
}

function faithBits(traditions: readonly VendorRow['faithTraditions'][number][]): number {
  return traditions.reduce((bits, tradition) => bits | (1 << faithTraditions.indexOf(tradition)), 0);
}

async function keepWords(db: Db, words: readonly string[]): Promise<void> {
  await db.execute(sql`
    insert into ${vendorWords} (word, stem)
    select word, coalesce((ts_lexize('english_stem', bare))[1], bare)
    from unnest(${sql.param(words)}::text[], ${sql.param(words.map(bareWord))}::text[]) as words (word, bare)
    on conflict do nothing`);
}

const WORDS_AT_ONCE = 2_000;

/** Words that no listing has any more: they would be found, and lead to nothing. */
export async function forgetUnusedWords(db: Db): Promise<void> {
  let last = '';
  for (;;) {
    const words = await db.transaction((db) => forgetUnusedAfter(db, last));
    const next = words.at(-1);
    if (next === undefined) return;
    last = next;
  }
}

async function forgetUnusedAfter(db: Db, last: string): Promise<string[]> {
  await takeListingsTurn(db);
  await db.execute(sql`select set_config('enable_seqscan', 'off', true)`);
  const rows = await db
    .select({ word: vendorWords.word })
    .from(vendorWords)
    .where(gt(vendorWords.word, last))
    .orderBy(vendorWords.word)
    .limit(WORDS_AT_ONCE);
  const words = rows.map(({ word }) => word);
  const term = sql`${wordTerm('', 'anywhere')} || ${vendorWords.word}`;
  await db.execute(sql`
    delete from ${vendorWords}
    where ${vendorWords.word} = any (${sql.param(words)}::text[])
      and not exists (select 1 from ${vendorSearchIndex} where terms @> array[${term}]::text[])`);
  return words;
}

/** Only what is changed by figures; the words of a listing stay as they are. */
export async function updateIndexedFigures(db: Db, vendorIds: readonly string[]): Promise<void> {
  await db
    .update(vendorSearchIndex)
    .set({
      rating: sql`round(${vendors.rating} * 100)`,
      reviewCount: sql`${vendors.reviewCount}`,
      responseMinutes: sql`${vendors.responseMinutes}`,
    })
    .from(vendors)
    .where(and(eq(vendors.id, vendorSearchIndex.vendorId), isOneOf(vendorIds), hasOtherFigures));
}

/** A row that is written again has all its terms written again. */
const hasOtherFigures = sql`(round(${vendors.rating} * 100), ${vendors.reviewCount}, ${vendors.responseMinutes})
  is distinct from (${vendorSearchIndex.rating}, ${vendorSearchIndex.reviewCount}, ${vendorSearchIndex.responseMinutes})`;
