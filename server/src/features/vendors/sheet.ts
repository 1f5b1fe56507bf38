// Vendors as a sheet: one row each, in the words of the contract, money in dollars. What families found is counted, so it
// is no part of it.
import { wallTimeAt } from '@evenlight/contract/dates';
import { emailAddress, lineOfText, phoneNumber } from '@evenlight/contract/field-rules';
import { VendorId } from '@evenlight/contract/ids';
import { firstLanguage, languages } from '@evenlight/contract/languages';
import { faithTraditions } from '@evenlight/contract/traditions';
import { vendorCategories } from '@evenlight/contract/vendors/categories';
import { CITY_MAX_LENGTH, Day } from '@evenlight/contract/venues';
import { asc, inArray, or, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { dollars, linesOfText, listOf, oneWordOf, orEmpty, yesOrNo } from '../../platform/sheets/cells.ts';
import { choice, choices, columnsOf } from '../../platform/sheets/columns.ts';
import { sameName } from '../../platform/sheets/match-rows.ts';
import type { Few, LinesAsked, Matched, Sheet } from '../../platform/sheets/sheet.ts';
import { textLine, textLines, textList, withTranslations } from '../../platform/sheets/translated.ts';
import { keepVendors } from './keep-vendors.ts';
import { asWire } from './store.ts';
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

const shape = {
  id: orEmpty(z.string().trim().pipe(VendorId)).default(null),
  name: lineOfText(120),
  category: oneWordOf(vendorCategories),
  description: linesOfText(3_000),
  location: lineOfText(CITY_MAX_LENGTH),
  phone: phoneNumber(),
  email: emailAddress(),
  letterLanguage: orEmpty(oneWordOf(languages)),
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

const texts = [
  textLines('description', shape.description),
  textList('specialties', shape.specialties),
  textLine('priceNote', shape.priceNote),
  textLine('businessType', shape.businessType),
  textLine('hours', shape.hours),
];

const ownColumns = columnsOf(shape, {
  name: 'line',
  category: choice(vendorCategories),
  description: 'lines',
  location: 'line',
  phone: 'line',
  email: 'line',
  letterLanguage: choice(languages),
  website: 'line',
  image: 'line',
  specialties: 'list',
  faithTraditions: choices(faithTraditions),
  minPrice: 'money',
  maxPrice: 'money',
  priceNote: 'line',
  businessType: 'line',
  hours: 'line',
  licenseNumber: 'line',
  licenseCheckedOn: 'day',
  verified: 'yes-or-no',
  featured: 'yes-or-no',
  listed: 'yes-or-no',
});

const whateverElseIsWrong = { when: () => true };
const ListedVendor = z
  .object(shape)
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
type Written = z.output<typeof ListedVendor>;
type VendorRow = typeof vendors.$inferSelect;
type Known = ReturnType<typeof inWordsOfTheSheet>;
type Change = Matched<Written, Known>;

export const vendorSheet: Sheet<Written, Known> = {
  kind: 'vendors',
  columns: withTranslations(ownColumns, texts),
  texts,
  namesItself: false,
  schema: (now) => withoutChecksAfter(wallTimeAt(now).date),
  sameness: {
    of: ({ location, name }) => `${location}\n${sameName(name)}`,
    several: 'Several in this city have this name. Say which one',
    another: 'Another one in this city has this name. Rename that one first',
    column: 'name',
  },
  stored: storedVendors,
  lines: vendorLines,
  titleOf: ({ name }) => name,
  keep: keepRows,
  show: async (_, change, now) => ({ kind: 'vendors', vendor: asWire(asRow(change, now)) }),
};

async function storedVendors(db: Db, few?: Few<Written>) {
  const rows = await db
    .select()
    .from(vendors)
    .where(few && couldBe(few))
    .orderBy(asc(vendors.location), asc(vendors.name));
  return rows.map(inWordsOfTheSheet);
}

function couldBe({ ids, rows }: Few<Written>) {
  const cities = [...new Set(rows.map(({ location }) => location))];
  return or(inArray(vendors.id, [...ids]), inArray(vendors.location, cities));
}

async function vendorLines(db: Db, { search, limit, offset }: LinesAsked) {
  const { id, name, location, isListed, isSample } = vendors;
  return db
    .select({ id, title: name, detail: location, isListed, isSample })
    .from(vendors)
    .where(search ? sql`position(lower(${search}) in lower(${name})) > 0` : undefined)
    .orderBy(asc(name), asc(id))
    .limit(limit)
    .offset(offset);
}

async function keepRows(db: Db, written: readonly Change[], now: Date): Promise<string[]> {
  const rows = written.map((it) => asRow(it, now));
  // In one order: a running house locks vendors by their ids, too.
  await keepVendors(
    db,
    rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  );
  return rows.map(({ id }) => id);
}

function inWordsOfTheSheet(row: VendorRow) {
  const { id, name, category, description, location, phone, email, website, image, specialties, priceNote } = row;
  const { faithTraditions, businessType, hours, licenseNumber, licenseCheckedOn, isSample, createdAt } = row;
  const { rating, reviewCount, completedJobs, responseMinutes } = row;
  return {
    id,
    name,
    category,
    description,
    location,
    phone,
    email,
    website,
    image,
    specialties,
    priceNote,
    faithTraditions,
    businessType,
    hours,
    licenseNumber,
    licenseCheckedOn,
    isSample,
    createdAt,
    letterLanguage: row.letterLanguage === firstLanguage ? null : row.letterLanguage,
    translations: row.translations,
    found: { rating, reviewCount, completedJobs, responseMinutes },
    minPrice: row.minCents === null ? null : row.minCents / 100,
    maxPrice: row.maxCents === null ? null : row.maxCents / 100,
    verified: row.isVerified,
    featured: row.isFeatured,
    listed: row.isListed,
  };
}

const nothingFound = { rating: null, reviewCount: 0, completedJobs: 0, responseMinutes: null };

function asRow({ row, stored }: Change, now: Date): VendorRow {
  const { minPrice, maxPrice, verified, featured, listed, ...same } = row;
  return {
    ...same,
    ...(stored?.found ?? nothingFound),
    id: stored?.id ?? row.id ?? uuid({ msecs: now.getTime() }),
    minCents: minPrice === null ? null : Math.round(minPrice * 100),
    maxCents: maxPrice === null ? null : Math.round(maxPrice * 100),
    isVerified: verified,
    isFeatured: featured,
    isListed: listed,
    letterLanguage: row.letterLanguage ?? firstLanguage,
    isSample: stored?.isSample ?? false,
    createdAt: stored?.createdAt ?? now,
  };
}
