import { firstLanguage, languages } from '@evenlight/contract/languages';
import { faithTraditions } from '@evenlight/contract/traditions';
import { vendorCategories } from '@evenlight/contract/vendors/categories';
import { type Column, eq, type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  type IndexColumn,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, languageCode, oneOf } from '../../platform/database/columns.ts';
import { translations } from '../../platform/database/translations.ts';
import { exported } from '../../platform/personal-data/columns.ts';
import { otherTable, personalTable } from '../../platform/personal-data/declared-tables.ts';
import { words } from '../../platform/texts/texts.ts';
import { ownerId } from '../accounts/tables.ts';

export const vendorNumber = words('Number of the vendor');

export const vendors = pgTable(
  'vendors',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    category: text('category', { enum: vendorCategories }).notNull(),
    description: text('description').notNull(),
    location: text('location').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    /** What they are written in. */
    letterLanguage: text('letter_language', { enum: languages }).notNull().default(firstLanguage),
    website: text('website'),
    image: text('image'),
    specialties: text('specialties').array().notNull(),
    faithTraditions: text('faith_traditions', { enum: faithTraditions }).array().notNull(),
    minCents: integer('min_cents'),
    maxCents: integer('max_cents'),
    /** 'per guest', or the vendor's own words where there is no price. */
    priceNote: text('price_note').notNull(),
    businessType: text('business_type').notNull(),
    hours: text('hours').notNull(),
    licenseNumber: text('license_number'),
    licenseCheckedOn: date('license_checked_on'),
    isVerified: boolean('is_verified').notNull(),
    isFeatured: boolean('is_featured').notNull(),
    isSample: boolean('is_sample').notNull(),
    /** False for what is no longer offered, and stays only because somebody asked it something. */
    isListed: boolean('is_listed').notNull().default(true),
    createdAt: instant('created_at').notNull(),
    translations: translations(),
    /** Counted from dealings and reviews; see figures.ts. */
    rating: numeric('rating', { precision: 3, scale: 2, mode: 'number' }),
    reviewCount: integer('review_count').notNull().default(0),
    completedJobs: integer('completed_jobs').notNull().default(0),
    responseMinutes: integer('response_minutes'),
  },
  (table) => [
    // However it is written. And no plain column: PostgreSQL would keep whoever asks a vendor waiting while its name is written.
    uniqueIndex('vendors_name').on(table.location, sql`lower(${table.name})`),
    index('vendors_by_name').on(table.name, table.id),
    check('vendors_letter_language', languageCode(table.letterLanguage)),
    check('vendors_category', oneOf(table.category, vendorCategories)),
    check(
      'vendors_prices',
      sql`${table.minCents} >= 0 and coalesce(${table.maxCents}, ${table.minCents}) >= ${table.minCents}`,
    ),
    check('vendors_only_highest', sql`${table.minCents} is not null or ${table.maxCents} is null`),
  ],
);

otherTable(vendors, { noPerson: 'Businesses that offer their help to families.' });

/** One vendor of so many is in the sample that large numbers are estimated from. */
export const SAMPLE_OF = 8;

/**
 * The ends of ids are random; written without a value in it, so that PostgreSQL knows its index again. Searches and
 * filters have a sample each: PostgreSQL would take the index of facets for both, and compare lists of terms one by one.
 */
export function isInSample(vendorId: Column, sample: 'of searches' | 'of filters'): SQL {
  const end = sample === 'of searches' ? 0 : 1;
  return sql`(get_byte(uuid_send(${vendorId}), 15) & ${sql.raw(String(SAMPLE_OF - 1))}) = ${sql.raw(String(end))}`;
}

type Facet = 'category' | 'city' | 'faiths' | 'isVerified' | 'isFeatured' | 'minCents' | 'maxCents';

function facetsOf<Facets extends Record<Facet, IndexColumn>>(table: Facets) {
  const { category, city, faiths, isVerified, isFeatured, minCents, maxCents } = table;
  return [category, city, faiths, isVerified, isFeatured, minCents, maxCents] as const;
}

/**
 * What the search looks through: a narrow copy of every listed vendor, so that a hundred thousand of them are counted
 * without reading their descriptions. Written by update-search-index.ts together with the vendor.
 */
export const vendorSearchIndex = pgTable(
  'vendor_search_index',
  {
    vendorId: uuid('vendor_id')
      .primaryKey()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    /** Places in the contract's lists; small numbers are counted faster than words. */
    category: smallint('category').notNull(),
    /** Its number in `cities`. */
    city: smallint('city').notNull(),
    /** One bit for each tradition, in the contract's order. */
    faiths: smallint('faiths').notNull(),
    /** Hundredths of a star. */
    rating: smallint('rating'),
    isVerified: boolean('is_verified').notNull(),
    isFeatured: boolean('is_featured').notNull(),
    /** A price for the whole, with both ends given: only such a one can be held against a budget. */
    hasWholePrice: boolean('has_whole_price').notNull(),
    minCents: integer('min_cents'),
    /** The highest price, or the only one. */
    maxCents: integer('max_cents'),
    reviewCount: integer('review_count').notNull(),
    responseMinutes: integer('response_minutes'),
    createdAt: instant('created_at').notNull(),
    /** Folded: small letters, no accents. */
    name: text('name').notNull(),
    specialties: text('specialties').notNull(),
    /** Every word of the listing, every short piece of one, and what the vendor is; see terms.ts. */
    terms: text('terms').array().notNull(),
  },
  (table) => [
    index('vendor_search_index_terms').using('gin', table.terms),
    index('vendor_search_index_sample_terms')
      .using('gin', table.terms)
      .where(isInSample(table.vendorId, 'of searches')),
    index('vendor_search_index_facets').on(...facetsOf(table)),
    index('vendor_search_index_sample_facets')
      .on(...facetsOf(table))
      .where(isInSample(table.vendorId, 'of filters')),
    index('vendor_search_index_name').on(table.name, table.vendorId),
    // One for each way to sort, so that the first screen is not picked out of all vendors again.
    index('vendor_search_index_featured').on(
      table.isFeatured.desc(),
      table.rating.desc().nullsLast(),
      table.name,
      table.vendorId,
    ),
    index('vendor_search_index_rating').on(table.rating.desc().nullsLast(), table.name, table.vendorId),
    index('vendor_search_index_cheapest').on(table.minCents.asc().nullsLast(), table.name, table.vendorId),
    index('vendor_search_index_dearest').on(table.maxCents.desc().nullsLast(), table.name, table.vendorId),
    index('vendor_search_index_popular').on(table.reviewCount.desc(), table.name, table.vendorId),
    index('vendor_search_index_newest').on(table.createdAt.desc(), table.name, table.vendorId),
  ],
);

otherTable(vendorSearchIndex, { noPerson: 'What the search of the marketplace looks through; a copy of the vendors.' });

/** Every word that stands in some listing, once: longer pieces of words, other endings and misspellings are found here. */
export const vendorWords = pgTable(
  'vendor_words',
  { word: text('word').primaryKey(), stem: text('stem').notNull() },
  (table) => [
    index('vendor_words_pieces').using('gin', sql`${table.word} gin_trgm_ops`),
    index('vendor_words_stem').on(table.stem),
  ],
);

otherTable(vendorWords, { noPerson: 'Words that stand in listings of vendors.' });

export const savedVendors = pgTable(
  'saved_vendors',
  {
    userId: ownerId(),
    vendorId: exported(
      uuid('vendor_id')
        .notNull()
        .references(() => vendors.id, { onDelete: 'cascade' }),
      vendorNumber,
    ),
    savedAt: exported(instant('saved_at').notNull(), words('Saved', 'vendors export')),
  },
  (table) => [
    primaryKey({ name: 'saved_vendors_pkey', columns: [table.userId, table.vendorId] }),
    index('saved_vendors_vendor').on(table.vendorId),
  ],
);

personalTable(savedVendors, {
  title: words('Vendors you saved'),
  of: ({ id }) => eq(savedVendors.userId, id),
  leaving: 'deleted',
});

/**
 * One time that somebody asked a vendor: when, when it was answered, when the work was done. It names no person, and so
 * stays when the person leaves; a vendor's response time and completed work are counted from here.
 */
export const vendorDealings = pgTable(
  'vendor_dealings',
  {
    id: uuid('id').primaryKey(),
    vendorId: uuid('vendor_id')
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    askedAt: instant('asked_at').notNull(),
    answeredAt: instant('answered_at'),
    completedAt: instant('completed_at'),
    /** The family asked no more before there was an answer: that is not silence. */
    withdrawnAt: instant('withdrawn_at'),
    /** False when the same person had asked the same vendor shortly before: figures cannot be made by asking oneself. */
    isCounted: boolean('is_counted').notNull().default(true),
    isSample: boolean('is_sample').notNull(),
  },
  (table) => [
    index('vendor_dealings_vendor').on(table.vendorId, table.askedAt),
    check(
      'vendor_dealings_order',
      sql`${table.answeredAt} >= ${table.askedAt} and ${table.completedAt} >= ${table.askedAt}`,
    ),
  ],
);

otherTable(vendorDealings, { noPerson: 'When a vendor was asked and when it answered. It says nothing of who asked.' });
