// Puts vendors where the search finds them. Called with every change of a listing or its figures.
import { faithTraditions } from '@evenlight/contract/traditions';
import { vendorCategories } from '@evenlight/contract/vendors/categories';
import { fold } from '@evenlight/contract/vendors/folding';
import { vendorCities } from '@evenlight/contract/vendors/vendor';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { vendorShelf, vendors, vendorWords } from './tables.ts';
import { bareWord, termsOf } from './terms.ts';

type VendorRow = typeof vendors.$inferSelect;

// A statement takes so many values; a vendor has fifteen here.
const AT_ONCE = 1_000;

export async function shelve(db: Db, vendorIds: readonly string[]): Promise<void> {
  for (let start = 0; start < vendorIds.length; start += AT_ONCE) {
    await shelveSome(db, vendorIds.slice(start, start + AT_ONCE));
  }
}

async function shelveSome(db: Db, vendorIds: readonly string[]): Promise<void> {
  const rows = await db
    .select()
    .from(vendors)
    .where(inArray(vendors.id, [...vendorIds]));
  const listed = rows.filter(({ isListed }) => isListed);
  const off = rows.filter(({ isListed }) => !isListed).map(({ id }) => id);
  if (off.length > 0) await db.delete(vendorShelf).where(inArray(vendorShelf.vendorId, off));
  if (listed.length === 0) return;
  const found = listed.map((row) => ({ row, ...termsOf(row) }));
  await keepWords(db, [...new Set(found.flatMap(({ words }) => words))]);
  await db
    .insert(vendorShelf)
    .values(found.map(({ row, terms }) => placeOf(row, terms)))
    .onConflictDoUpdate({ target: vendorShelf.vendorId, set: everythingNew });
}

const everythingNew = Object.fromEntries(
  Object.entries(getTableColumns(vendorShelf)).map(([field, { name }]) => [field, sql.raw(`excluded."${name}"`)]),
);

function placeOf(row: VendorRow, terms: string[]): typeof vendorShelf.$inferInsert {
  const { isVerified, isFeatured, minCents, reviewCount, responseMinutes, createdAt } = row;
  return {
    vendorId: row.id,
    category: vendorCategories.indexOf(row.category),
    city: vendorCities.indexOf(row.location),
    faiths: faithBits(row.faithTraditions),
    rating: row.rating === null ? null : Math.round(row.rating * 100),
    maxCents: row.maxCents ?? minCents,
    name: fold(row.name),
    specialties: row.specialties.map(fold).join('\n'),
    ...{ terms, isVerified, isFeatured, minCents, reviewCount, responseMinutes, createdAt },
  };
}

function faithBits(traditions: readonly VendorRow['faithTraditions'][number][]): number {
  return traditions.reduce((bits, tradition) => bits | (1 << faithTraditions.indexOf(tradition)), 0);
}

/** Words that no listing has any more may stay: they lead to nothing. */
async function keepWords(db: Db, words: readonly string[]): Promise<void> {
  // In one order, so that two who write at once wait for each other instead of standing in each other's way.
  const inOrder = [...words].sort();
  await db.execute(sql`
    insert into ${vendorWords} (word, stem)
    select word, coalesce((ts_lexize('english_stem', bare))[1], bare)
    from unnest(${sql.param(inOrder)}::text[], ${sql.param(inOrder.map(bareWord))}::text[]) as words (word, bare)
    on conflict do nothing`);
}

/** Only what is changed by figures; the words of a listing stay as they are. */
export async function shelveFigures(db: Db, vendorIds: readonly string[]): Promise<void> {
  await db
    .update(vendorShelf)
    .set({
      rating: sql`round(${vendors.rating} * 100)`,
      reviewCount: sql`${vendors.reviewCount}`,
      responseMinutes: sql`${vendors.responseMinutes}`,
    })
    .from(vendors)
    .where(and(eq(vendors.id, vendorShelf.vendorId), inArray(vendors.id, [...vendorIds])));
}
