// Vendors and their search index, by SQL: a hundred thousand through `keepVendors` take longer than the
// whole bench may. That both write the same is looked at for some rows of every run (`requireSameIndex`).
import { deepStrictEqual } from 'node:assert/strict';
import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import { faithTraditions } from '../../contract/src/traditions.ts';
import { vendorCategories } from '../../contract/src/vendors/categories.ts';
import { keepVendors } from '../../server/src/features/vendors/keep-vendors.ts';
import { vendorSearchIndex, vendors } from '../../server/src/features/vendors/tables.ts';
import { bareWord, factTerms } from '../../server/src/features/vendors/terms.ts';
import type { Db } from '../../server/src/platform/database/database.ts';
import { citiesByPeople } from './fill-venues.ts';
import { AT_SIZE_ONE, type Growth, idIn, idOf, oneOf, range, thrown } from './measures.ts';
import { DESCRIPTIONS, descriptionOf, nameOf, termsOfNameWord, termsOfText, wordsIn } from './vendor-texts.ts';

const TERM_INDEXES = ['vendor_search_index_terms', 'vendor_search_index_sample_terms'];

export async function fillVendors(client: pg.Client, growth: Growth): Promise<void> {
  const [first, last] = range(AT_SIZE_ONE.vendors, growth);
  await giveTexts(client, first, last);
  await client.query('analyze bench_texts, bench_words, bench_names');
  await client.query(vendorRows, [first, last]);
  // Made again over all rows, as a restore does: term by term it would take minutes.
  const indexes = await definitionsOf(client);
  for (const { indexname } of indexes) await client.query(`drop index ${indexname}`);
  await client.query(indexRows, [first, last]);
  for (const { indexdef } of indexes) await client.query(indexdef);
}

/** Names and descriptions of these vendors, and the terms that the product makes of them. */
async function giveTexts(client: pg.Client, first: number, last: number): Promise<void> {
  await client.query(
    'create temporary table if not exists bench_texts (number int primary key, description text, specialties text[], terms text[])',
  );
  await client.query('create temporary table if not exists bench_words (word text primary key, terms text[])');
  await client.query('create temporary table if not exists bench_names (number bigint primary key, name text)');
  await client.query('truncate bench_names');
  const { rows } = await client.query<{ known: number }>('select count(*)::int as known from bench_texts');
  const known = rows[0]?.known ?? 0;
  const numbers = Array.from({ length: Math.min(last, DESCRIPTIONS - 1) + 1 - known }, (_, at) => at + known);
  const texts = numbers.map((number) => ({ number, ...descriptionOf(number) }));
  await insertJson(
    client,
    'bench_texts',
    'number int, description text, specialties text[], terms text[]',
    texts.map((text) => ({ ...text, terms: termsOfText(text) })),
  );
  const names = Array.from({ length: last - first + 1 }, (_, at) => ({ number: first + at, name: nameOf(first + at) }));
  await insertJson(client, 'bench_names', 'number bigint, name text', names);
  const nameWords = wordsIn(names.map(({ name }) => name));
  await insertJson(
    client,
    'bench_words',
    'word text, terms text[]',
    nameWords.map((word) => ({ word, terms: termsOfNameWord(word) })),
  );
  const textWords = wordsIn(texts.flatMap(({ description, specialties }) => [description, ...specialties]));
  const words = [...new Set([...nameWords, ...textWords])];
  await client.query(
    `
    insert into vendor_words (word, stem) select word, coalesce((ts_lexize('english_stem', bare))[1], bare)
    from unnest($1::text[], $2::text[]) as words (word, bare) on conflict do nothing`,
    [words, words.map(bareWord)],
  );
}

async function insertJson(client: pg.Client, table: string, columns: string, rows: readonly object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 5_000) {
    const some = JSON.stringify(rows.slice(start, start + 5_000));
    await client.query(
      `insert into ${table} select * from json_to_recordset($1) as rows (${columns}) on conflict do nothing`,
      [some],
    );
  }
}

async function definitionsOf(client: pg.Client): Promise<{ indexname: string; indexdef: string }[]> {
  const definitions = 'select indexname, indexdef from pg_indexes where indexname = any ($1)';
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(definitions, [TERM_INDEXES]);
  return rows;
}

const hasPrice = `${thrown(21)} % 100 < 88`;
const hasHighest = `${hasPrice} and ${thrown(22)} % 100 < 80`;
const minCents = `case when ${hasPrice} then ${thrown(23)} % 80 * 10000 end`;

const vendorRows = `
  insert into vendors (id, name, category, description, location, phone, email, website, image, specialties, faith_traditions,
    min_cents, max_cents, price_note, business_type, hours, license_number, license_checked_on, is_verified, is_featured,
    is_sample, is_listed, created_at, rating, review_count, completed_jobs, response_minutes)
  select ${idIn('vendor', 'n')}, bench_names.name, ${oneOf(vendorCategories, thrown(24))}, bench_texts.description,
    ${oneOf(citiesByPeople, thrown(25))}, '(415) 555-0101', 'a@bench.example', null, null, bench_texts.specialties,
    array(select tradition from unnest('{${faithTraditions.join(',')}}'::text[]) with ordinality as all_of (tradition, place)
      where ${thrown(26, 'n * 8 + place')} % 100 < 40 order by place),
    ${minCents}, case when ${hasHighest} then ${minCents} + ${thrown(27)} % 50 * 10000 end, '', 'Company', '', null, null,
    ${thrown(28)} % 100 < 93, ${thrown(29)} % 100 < 5, false, true, now() - interval '900 days' + n * interval '12 minutes',
    case when ${thrown(30)} % 10 > 0 then 3.5 + ${thrown(31)} % 150 / 100.0 end, ${thrown(32)} % 40, 0, ${thrown(33)} % 3000
  from generate_series($1::bigint, $2::bigint) n
  join bench_names on bench_names.number = n
  join bench_texts on bench_texts.number = n % ${DESCRIPTIONS}`;

const placeIn = (list: readonly string[], column: string) =>
  `(array_position('{${list.map((word) => `"${word}"`).join(',')}}'::text[], ${column}) - 1)`;

/** A term of the product without the number at its end, which SQL adds. */
const CATEGORY = withoutNumber(factTerms({ category: 0 }));
const CITY = withoutNumber(factTerms({ city: 0 }));
const FAITH = withoutNumber(factTerms({ faiths: 1 }));

function withoutNumber([term = '']: readonly string[]): string {
  return term.replace('0', '');
}

const indexRows = `
  insert into vendor_search_index (vendor_id, category, city, faiths, rating, is_verified, is_featured, has_whole_price, min_cents,
    max_cents, review_count, response_minutes, created_at, name, specialties, terms)
  select id, category_place, city_place, faith_bits, round(rating * 100), is_verified, is_featured,
    min_cents is not null and max_cents is not null and price_note = '', min_cents, coalesce(max_cents, min_cents), review_count,
    response_minutes, created_at, lower(vendors.name), array_to_string(vendors.specialties, E'\\n'),
    named.terms || bench_texts.terms || array['${CATEGORY}' || category_place,
      '${CITY}' || city_place]
      || array(select '${FAITH}' || place from generate_series(0, ${faithTraditions.length - 1}) place
        where faith_bits & (1 << place) <> 0)
      || case when is_verified then array['${factTerms({ isVerified: true }).join()}'] end
      || case when is_featured then array['${factTerms({ isFeatured: true }).join()}'] end
  from vendors
  join generate_series($1::bigint, $2::bigint) n on vendors.id = ${idIn('vendor', 'n')}
  join bench_texts on bench_texts.number = n % ${DESCRIPTIONS}
  cross join lateral (select ${placeIn(vendorCategories, 'category')} as category_place,
    (select number from cities where cities.name = location) as city_place,
    (select coalesce(sum(1 << ${placeIn(faithTraditions, 'tradition')}), 0)::int from unnest(faith_traditions) tradition) as faith_bits) facts
  cross join lateral (select array_agg(distinct term) as terms from bench_words, unnest(bench_words.terms) term
    where bench_words.word = any (string_to_array(lower(vendors.name), ' '))) named`;

/** Indexes some vendors again as the product does, and compares; nothing of it stays. */
export async function requireSameIndex(db: Db, numbers: readonly number[]): Promise<void> {
  const ids = numbers.map((number) => idOf('vendor', number));
  const chosen = sql`= any (${sql.param(ids)}::uuid[])`;
  const before = await indexedOf(db, chosen);
  if (before.length !== ids.length) throw new Error('Vendors are missing in the search index.');
  const after = await db
    .transaction(async (db) => {
      const rows = await db.select().from(vendors).where(sql`${vendors.id} ${chosen}`);
      await db.delete(vendorSearchIndex).where(sql`${vendorSearchIndex.vendorId} ${chosen}`);
      await keepVendors(db, rows);
      throw new Undone(await indexedOf(db, chosen));
    })
    .catch((thrown) => {
      if (thrown instanceof Undone) return thrown.found;
      throw thrown;
    });
  deepStrictEqual(before, after);
}

class Undone extends Error {
  readonly found: Awaited<ReturnType<typeof indexedOf>>;
  constructor(found: Undone['found']) {
    super('undone on purpose');
    this.found = found;
  }
}

async function indexedOf(db: Db, chosen: SQL) {
  const rows = await db
    .select()
    .from(vendorSearchIndex)
    .where(sql`${vendorSearchIndex.vendorId} ${chosen}`)
    .orderBy(vendorSearchIndex.vendorId);
  return rows.map((row) => ({ ...row, terms: [...new Set(row.terms)].sort() }));
}
