// Vendors as a file the operator can change: one row each, in the words of the contract, money in dollars. What families
// found is counted, so it is not in the file.
import { wallTimeAt } from '@evenlight/contract/dates';
import { emailAddress, lineOfText, phoneNumber } from '@evenlight/contract/field-rules';
import { VendorId } from '@evenlight/contract/ids';
import { faithTraditions } from '@evenlight/contract/traditions';
import { vendorCategories } from '@evenlight/contract/vendors/categories';
import { vendorCities } from '@evenlight/contract/vendors/vendor';
import { Day } from '@evenlight/contract/venues';
import { asc } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { dollars, linesOfText, listOf, oneWordOf, orEmpty, yesOrNo } from '../../platform/csv/cells.ts';
import type { Matched } from '../../platform/csv/match-listings.ts';
import { putListings, takeListings } from '../../platform/csv/put-listings.ts';
import type { Db } from '../../platform/database/database.ts';
import type { World } from '../../platform/world.ts';
import { keepVendors } from './keep-vendors.ts';
import { vendors } from './tables.ts';

const oneLineOrNone = (max: number) =>
  z.union([
    z
      .string()
      .regex(/^\s*$/)
      .transform(() => ''),
    lineOfText(max),
  ]);

const website = z
  .string()
  .trim()
  .max(300)
  .refine(
    (text) => URL.canParse(text) && /^https:\/\/[^\s]+$/.test(text),
    'Must be an address that begins with https://',
  );
const picture = z
  .string()
  .trim()
  .max(200)
  .regex(
    /^(\/[\w-][\w.-]*)+\.(svg|png|jpe?g|webp|avif)$/,
    'Must be a picture of this house, such as /vendor-art/florists.svg',
  );

const columns = {
  id: orEmpty(z.string().trim().pipe(VendorId)).default(null),
  name: lineOfText(120),
  category: oneWordOf(vendorCategories),
  description: linesOfText(3_000),
  location: oneWordOf(vendorCities),
  phone: phoneNumber(),
  email: emailAddress(),
  website: orEmpty(website),
  image: orEmpty(picture),
  specialties: listOf(lineOfText(80), { min: 1, max: 20 }),
  faithTraditions: listOf(oneWordOf(faithTraditions), { min: 1, max: faithTraditions.length }),
  minPrice: orEmpty(dollars),
  maxPrice: orEmpty(dollars),
  priceNote: oneLineOrNone(80),
  businessType: lineOfText(80),
  hours: lineOfText(200),
  licenseNumber: orEmpty(lineOfText(60)),
  licenseCheckedOn: orEmpty(z.string().trim().pipe(Day)),
  verified: yesOrNo,
  featured: yesOrNo,
  listed: orEmpty(yesOrNo).default(null),
};

const whateverElseIsWrong = { when: () => true };
const ListedVendor = z
  .object(columns)
  .refine(({ minPrice, maxPrice }) => (maxPrice ?? null) === null || (minPrice ?? null) !== null, {
    ...whateverElseIsWrong,
    path: ['minPrice'],
    message: 'A highest price needs a lowest one',
  })
  .refine(({ minPrice, maxPrice }) => !(Number(maxPrice ?? Number.POSITIVE_INFINITY) < Number(minPrice ?? 0)), {
    ...whateverElseIsWrong,
    path: ['maxPrice'],
    message: 'Cannot be less than the lowest price',
  })
  .refine(({ licenseNumber, licenseCheckedOn }) => !licenseCheckedOn || Boolean(licenseNumber), {
    ...whateverElseIsWrong,
    path: ['licenseNumber'],
    message: 'The day of a check needs a number that was checked',
  });
const withoutChecksAfter = (today: string) =>
  ListedVendor.refine(({ licenseCheckedOn }) => !licenseCheckedOn || licenseCheckedOn <= today, {
    ...whateverElseIsWrong,
    path: ['licenseCheckedOn'],
    message: 'Cannot be later than today',
  });
type ListedVendor = z.output<typeof ListedVendor>;
type VendorRow = typeof vendors.$inferSelect;
type Known = ReturnType<typeof inWordsOfTheFile>;

const kind = { name: 'vendors', schema: ListedVendor, stored: storedVendors, keep: keepListed };

export function takeVendors(world: Pick<World, 'db'>) {
  return takeListings(world, kind);
}

export function putVendors(world: Pick<World, 'db' | 'clock'>, file: Uint8Array, { isTrial }: { isTrial: boolean }) {
  const schema = withoutChecksAfter(wallTimeAt(world.clock.now()).date);
  return putListings(world, { ...kind, schema }, { file, isTrial });
}

async function storedVendors(db: Db) {
  const rows = await db.select().from(vendors).orderBy(asc(vendors.location), asc(vendors.name));
  return rows.map(inWordsOfTheFile);
}

async function keepListed(db: Db, written: Matched<ListedVendor, Known>[], now: Date): Promise<void> {
  const rows = written.map((it) => asRow(it, now));
  // In one order: a running house locks vendors by their ids, too.
  await keepVendors(
    db,
    rows.sort((a, b) => (a.id < b.id ? -1 : 1)),
  );
}

function inWordsOfTheFile(row: VendorRow) {
  const { id, name, category, description, location, phone, email, website, image, specialties, priceNote } = row;
  const { faithTraditions, businessType, hours, licenseNumber, licenseCheckedOn, isSample, createdAt } = row;
  return {
    ...{ id, name, category, description, location, phone, email, website, image, specialties, priceNote },
    ...{ faithTraditions, businessType, hours, licenseNumber, licenseCheckedOn, isSample, createdAt },
    minPrice: row.minCents === null ? null : row.minCents / 100,
    maxPrice: row.maxCents === null ? null : row.maxCents / 100,
    verified: row.isVerified,
    featured: row.isFeatured,
    listed: row.isListed,
  };
}

function asRow({ row, stored }: Matched<ListedVendor, Known>, now: Date): typeof vendors.$inferInsert {
  const { minPrice, maxPrice, verified, featured, listed, ...same } = row;
  return {
    ...same,
    id: stored?.id ?? row.id ?? uuid({ msecs: now.getTime() }),
    minCents: minPrice === null ? null : Math.round(minPrice * 100),
    maxCents: maxPrice === null ? null : Math.round(maxPrice * 100),
    isVerified: verified,
    isFeatured: featured,
    isListed: listed,
    isSample: stored?.isSample ?? false,
    createdAt: stored?.createdAt ?? now,
  };
}
