import { ReviewId, VendorId } from '@evenlight/contract/ids';
import { firstLanguage, isLanguage, type Language } from '@evenlight/contract/languages';
import { inDollars } from '@evenlight/contract/money';
import { faithTraditions } from '@evenlight/contract/traditions';
import { eachTranslation, isSaid, type Translations, type Words } from '@evenlight/contract/translations';
import type { VendorReview } from '@evenlight/contract/vendors/reviews';
import type { Vendor } from '@evenlight/contract/vendors/vendor';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { inEveryLanguage } from '../../platform/texts/texts.ts';
import { citiesIn } from '../venues/cities.ts';
import { cities } from '../venues/tables.ts';
import { vendorReviews } from './inquiries/tables.ts';
import { vendorSearchIndex, vendors } from './tables.ts';

export type VendorRow = typeof vendors.$inferSelect;

/** Listed ones only, in the order of their ids. */
export async function findVendors(db: Db, vendorIds: readonly string[]): Promise<KnownVendor[]> {
  if (vendorIds.length === 0) return [];
  const rows = await db
    .select()
    .from(vendors)
    .where(and(inArray(vendors.id, [...vendorIds]), eq(vendors.isListed, true)));
  const found = new Map(rows.map((row) => [row.id, row]));
  return vendorIds.flatMap((id) => {
    const row = found.get(id);
    return row ? [asWire(row)] : [];
  });
}

/** Also one that is no longer offered. */
export async function findVendorRow(db: Db, vendorId: VendorId): Promise<VendorRow | null> {
  const [row] = await db.select().from(vendors).where(eq(vendors.id, vendorId));
  return row ?? null;
}

export function vendorCities(db: Db): Promise<string[]> {
  return citiesIn(db, vendors, and(eq(vendors.location, cities.name), eq(vendors.isListed, true)));
}

const REVIEWS_SHOWN = 50;

export async function reviewsOf(db: Db, vendorId: VendorId): Promise<VendorReview[]> {
  const rows = await db
    .select()
    .from(vendorReviews)
    .where(eq(vendorReviews.vendorId, vendorId))
    .orderBy(desc(vendorReviews.writtenAt), desc(vendorReviews.id))
    .limit(REVIEWS_SHOWN);
  return rows.map(reviewAsWire);
}

export function reviewAsWire(row: typeof vendorReviews.$inferSelect): VendorReview {
  const { id, rating, text, authorName, writtenAt, reply, repliedAt, isSample } = row;
  return {
    id: ReviewId.parse(id),
    rating,
    text,
    authorName,
    isSample,
    writtenAt: writtenAt.toISOString(),
    reply: reply === null || repliedAt === null ? null : { text: reply, writtenAt: repliedAt.toISOString() },
  };
}

/** Of the verified ones alone: these numbers stand in the first line of the page. */
export async function summarize(db: Db) {
  const [row] = await db
    .select({
      verified: sql<number>`count(*)::int`,
      averageRating: sql<number | null>`
        round(sum(${vendorSearchIndex.rating} * ${vendorSearchIndex.reviewCount}) / nullif(sum(${vendorSearchIndex.reviewCount})
          filter (where ${vendorSearchIndex.rating} is not null), 0) / 100.0, 1)::float`,
      faiths: sql<number>`coalesce(bit_or(${vendorSearchIndex.faiths}), 0)::int`,
    })
    .from(vendorSearchIndex)
    .where(eq(vendorSearchIndex.isVerified, true));
  const { verified = 0, averageRating = null, faiths = 0 } = row ?? {};
  return { verified, averageRating, servesAllTraditions: faiths === 2 ** faithTraditions.length - 1 };
}

/** In the first language, with its translations beside. */
type KnownVendor = Vendor & { translations: Translations };

export function asWire(row: VendorRow): KnownVendor {
  const { name, category, description, rating, reviewCount, location, phone, email, specialties, image } = row;
  const { website, faithTraditions, businessType, responseMinutes, completedJobs, hours, isSample } = row;
  return {
    id: VendorId.parse(row.id),
    name,
    category,
    description,
    rating,
    reviewCount,
    location,
    phone,
    email,
    specialties,
    image,
    website,
    faithTraditions,
    businessType,
    responseMinutes,
    completedJobs,
    hours,
    isSample,
    priceRange: priceRangeOf(row, row.priceNote, firstLanguage),
    verified: row.isVerified,
    featured: row.isFeatured,
    minPrice: inWholeDollars(row.minCents),
    maxPrice: inWholeDollars(row.maxCents),
    responseTime: responseMinutes === null ? null : `Usually answers within ${inWords(responseMinutes)}`,
    license: row.licenseNumber === null ? null : { number: row.licenseNumber, checkedOn: row.licenseCheckedOn },
    createdAt: row.createdAt.toISOString(),
    translations: eachTranslation(row.translations, ({ priceNote, ...said }, language) => ({
      ...said,
      priceRange: isLanguage(language) ? priceRangeIn(language, row, priceNote) : undefined,
    })),
  };
}

function inWholeDollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}

/** Undefined where its own words are not translated. */
function priceRangeIn(language: Language, row: VendorRow, priceNote: Words | undefined): string | undefined {
  if (!isSaid(row.priceNote, priceNote)) return undefined;
  return priceRangeOf(row, typeof priceNote === 'string' ? priceNote : '', language) ?? undefined;
}

function priceRangeOf({ minCents, maxCents }: VendorRow, priceNote: string, language: Language): string | null {
  if (minCents === null) return priceNote || null;
  return [rangeOf(minCents, maxCents, language), priceNote].filter(Boolean).join(' ');
}

function rangeOf(minCents: number, maxCents: number | null, language: Language): string {
  if (maxCents === null) return priceFrom[language](inDollars(minCents));
  return maxCents > minCents ? `${inDollars(minCents)}–${inDollars(maxCents).slice(1)}` : inDollars(minCents);
}

const priceFrom = inEveryLanguage((t) => (price: string) => t('From {price}', { price }));

/** Rounded up: nobody should wait longer than they were told. */
function inWords(minutes: number): string {
  if (minutes <= 60) return 'an hour';
  const hours = Math.ceil(minutes / 60);
  return hours <= 24 ? `${hours} hours` : `${Math.ceil(hours / 24)} days`;
}
