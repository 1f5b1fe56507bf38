import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isEmail, isPhone } from '@evenlight/contract/field-rules';
import { faithTraditions } from '@evenlight/contract/traditions';
import { licensedCategories, vendorCategories } from '@evenlight/contract/vendors/categories';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { vendorReviews } from '../../features/vendors/inquiries/tables.ts';
import { vendorDealings, vendors } from '../../features/vendors/tables.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { loadSampleData } from '../load.ts';
import { sampleCities } from '../places.ts';
import { sampleVendorRows } from './sample-vendors.ts';
import { textsForTrades } from './texts-for-trades.ts';

const house = await openTestHouse({ withSampleData: true });
const { db } = house.world;
const stored = await db.select().from(vendors);
const dealings = await db.select().from(vendorDealings);
const reviews = await db.select().from(vendorReviews);
const byName = stored.map((vendor) => [vendor.name, vendor] as const);
type Stored = (typeof stored)[number];

const textOf = ({ name, description, specialties }: Stored) => [name, description, ...specialties].join(' ');

test('there are 156 verified vendors and a dozen others, and families gave the verified ones 4.7 stars', () => {
  const verified = new Set(stored.filter(({ isVerified }) => isVerified).map(({ id }) => id));
  expect(verified.size).toBe(156);
  expect(stored).toHaveLength(168);
  const stars = reviews.filter(({ vendorId }) => verified.has(vendorId)).map(({ rating }) => rating);
  expect((stars.reduce((sum, rating) => sum + rating, 0) / stars.length).toFixed(1)).toBe('4.7');
});

test('every category has 8 to 22 of them, every city at least ten, every tradition at least twenty', () => {
  for (const category of vendorCategories) {
    const count = stored.filter((it) => it.category === category).length;
    expect(count, category).toBeGreaterThanOrEqual(8);
    expect(count, category).toBeLessThanOrEqual(22);
    expect(
      stored.some((it) => it.category === category && it.isFeatured),
      category,
    ).toBe(true);
  }
  for (const city of sampleCities) {
    expect(stored.filter((it) => it.location === city).length, city).toBeGreaterThanOrEqual(10);
  }
  for (const faith of faithTraditions) {
    expect(stored.filter((it) => it.faithTraditions.includes(faith)).length, faith).toBeGreaterThanOrEqual(20);
  }
});

test('names, telephone numbers and addresses are all different', () => {
  for (const field of ['name', 'phone', 'email', 'description'] as const) {
    expect(new Set(stored.map((it) => it[field])).size, field).toBe(stored.length);
  }
});

test.each(byName)('%s says what it is, and can only be reached in a story', (_name, vendor) => {
  expect(vendor.isSample && vendor.isListed).toBe(true);
  expect(vendor.phone).toMatch(/^\((415|510|408|650|925)\) 555-01\d\d$/);
  expect(isPhone(vendor.phone)).toBe(true);
  expect(isEmail(vendor.email)).toBe(true);
  expect(vendor.email).toMatch(/@[a-z0-9-]+\.example$/);
  if (vendor.website !== null) expect(vendor.website).toMatch(/^https:\/\/[a-z0-9-]+\.example$/);
  if (vendor.image !== null) expect(vendor.image).toBe(`/vendor-art/${vendor.category}.svg`);
  expect(vendor.specialties.length).toBeGreaterThanOrEqual(3);
  expect(vendor.specialties.length).toBeLessThanOrEqual(7);
  const sentences = vendor.description.match(/[.](\s|$)/g)?.length ?? 0;
  expect(sentences).toBeGreaterThanOrEqual(2);
  expect(sentences).toBeLessThanOrEqual(3);
  for (const text of [vendor.businessType, vendor.hours]) expect(text).not.toBe('');
});

/** Businesses in licensed categories that have no licence of their own, and why. */
const unlicensed = {
  'Mortuary transport': 'carries people who died, under the funeral home that sends for it',
  'International transfer agent': 'arranges papers and flights, and drives nobody',
  'Cargo bicycle livery': 'carries under a licensed funeral home',
  'Boat charter': 'sails',
  'Parish cemetery': 'belongs to a religious community',
  'Muslim cemetery': 'belongs to a religious community',
  'Jewish cemetery': 'belongs to a religious community',
  'Public cemetery district': 'is public',
  'Volunteer kitchen': 'neighbors cook at home',
  'Children’s grief center': 'offers company, not therapy',
};

test('only trades without a licence show none', () => {
  const without = stored.filter((it) => licensedCategories.includes(it.category) && it.licenseNumber === null);
  expect(new Set(without.map(({ businessType }) => businessType))).toEqual(new Set(Object.keys(unlicensed)));
});

test.each(byName)('%s shows the licence of its own trade, and the day it was looked up', (_name, vendor) => {
  const { category, businessType, licenseNumber, isVerified } = vendor;
  const isLicensed = licensedCategories.includes(category) && !(businessType in unlicensed);
  expect(licenseNumber !== null).toBe(isLicensed);
  expect(vendor.licenseCheckedOn !== null).toBe(isLicensed && isVerified);
  if (licenseNumber === null) return;
  expect(licenseNumber).toMatch(/^(FD|HP|TCP|CR|HF|COA|BBS|PSY) SAMPLE \d{4}$/);
  const carriesTheLiving = /family cars|limousines|buses|vans with lifts|quiet cars/i.test(textOf(vendor));
  expect(licenseNumber.startsWith('TCP')).toBe(category === 'transportation' && carriesTheLiving);
  expect(licenseNumber.startsWith('Hydrolysis')).toBe(/hydrolysis/i.test(businessType));
  expect(licenseNumber.startsWith('PSY')).toBe(/psychologist/i.test(businessType));
});

test('some name no price, some only the lowest, a few more than the slider reaches', () => {
  const withoutPrice = stored.filter(({ minCents }) => minCents === null).length;
  expect(withoutPrice).toBeGreaterThanOrEqual(12);
  expect(withoutPrice).toBeLessThanOrEqual(22);
  expect(stored.filter((it) => it.minCents !== null && it.maxCents === null).length).toBeGreaterThanOrEqual(4);
  const dear = stored.filter(({ maxCents }) => (maxCents ?? 0) > 10_000_00);
  expect(dear.length).toBeGreaterThanOrEqual(5);
  expect(new Set(dear.map(({ category }) => category))).toEqual(new Set(['funeral-homes', 'cemetery']));
  expect(stored.filter(({ website }) => website === null).length).toBeGreaterThanOrEqual(5);
  expect(stored.filter(({ image }) => image === null).length).toBeGreaterThanOrEqual(3);
  const featured = stored.filter(({ isFeatured }) => isFeatured);
  expect(featured.length).toBeGreaterThanOrEqual(12);
  expect(featured.length).toBeLessThanOrEqual(16);
  expect(featured.every(({ isVerified }) => isVerified)).toBe(true);
});

test('nobody offers a family what its tradition does not do', () => {
  const names = (vendor: Stored, ...faiths: string[]) =>
    faiths.some((faith) => vendor.faithTraditions.includes(faith as never));
  for (const vendor of stored) {
    const { name, category, faithTraditions: faiths } = vendor;
    const text = textOf(vendor);
    expect(faiths.length, name).toBeGreaterThan(0);
    if (['crematorium', 'florists', 'music'].includes(category)) {
      expect(names(vendor, 'muslim', 'jewish'), name).toBe(false);
    }
    if (category === 'catering') {
      if (names(vendor, 'jewish')) expect(text, name).toMatch(/kosher/i);
      if (names(vendor, 'muslim')) expect(text, name).toMatch(/halal/i);
      if (names(vendor, 'hindu', 'sikh', 'buddhist')) expect(text, name).toMatch(/vegetarian/i);
      expect(text.replace(/no alcohol/gi, ''), name).not.toMatch(/\bwine|\bbeer|\bbar\b|alcohol/i);
    }
    if (faiths.every((faith) => faith === 'muslim' || faith === 'jewish')) {
      expect(text, name).not.toMatch(/embalm|cremat|flowers|viewing|\bwake\b|music/i);
    }
    if (category === 'cemetery' && names(vendor, 'muslim')) expect(text, name).toMatch(/muslim section|qibla/i);
    if (category === 'cemetery' && names(vendor, 'jewish')) expect(text, name).toMatch(/jewish/i);
    // Ashes go into flowing water.
    if (category === 'cemetery') expect(names(vendor, 'hindu', 'sikh'), name).toBe(false);
    if (category === 'ritual-supplies' && /\burns\b/i.test(text)) {
      expect(names(vendor, 'muslim', 'jewish'), name).toBe(false);
    }
  }
});

test('a leader of one faith names that faith alone', () => {
  const own = { rabbi: 'jewish', imam: 'muslim', purohit: 'hindu', acharya: 'hindu', granthi: 'sikh', zen: 'buddhist' };
  const leaders = stored.filter(({ category }) => category === 'clergy');
  for (const [word, faith] of Object.entries(own)) {
    const found = leaders.filter(({ businessType }) => new RegExp(`\\b${word}\\b`, 'i').test(businessType));
    expect(found.length, word).toBeGreaterThan(0);
    for (const { name, faithTraditions: faiths } of found) expect(faiths, name).toEqual([faith]);
  }
});

test('the first of the list is the newest', () => {
  const order = [...stored].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).map(({ id }) => id);
  expect(order).toEqual(sampleVendorRows().map(({ id }) => id));
  expect(new Set(stored.map(({ createdAt }) => createdAt.getTime())).size).toBe(stored.length);
});

test('every review follows completed work, fits in two sentences, and says something new about its vendor', () => {
  const dealing = new Map(dealings.map((it) => [it.id, it]));
  for (const review of reviews) {
    const { completedAt = null, vendorId } = dealing.get(review.dealingId) ?? {};
    expect(vendorId).toBe(review.vendorId);
    expect(review.writtenAt.getTime()).toBeGreaterThan(completedAt?.getTime() ?? Number.POSITIVE_INFINITY);
    expect(review.writtenAt.toISOString() > '2024-11' && review.writtenAt.toISOString() < '2026-11').toBe(true);
    expect(review.rating).toBeGreaterThanOrEqual(3);
    expect(review.text.match(/[.](\s|$)/g)?.length).toBeLessThanOrEqual(2);
    expect(review.authorName).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\.$/u);
    if (review.repliedAt) expect(review.repliedAt.getTime()).toBeGreaterThan(review.writtenAt.getTime());
  }
  for (const { id } of stored) {
    const own = reviews.filter(({ vendorId }) => vendorId === id);
    expect(own.length).toBeLessThanOrEqual(12);
    expect(new Set(own.map(({ text }) => text)).size).toBe(own.length);
    expect(new Set(own.map(({ authorName }) => authorName)).size).toBe(own.length);
  }
  expect(reviews.filter(({ reply }) => reply !== null).length).toBeGreaterThan(50);
});

test('what is said fits the trade it is said about', () => {
  const trades = new Set(stored.map(({ businessType }) => businessType));
  for (const trade of textsForTrades.flatMap(({ trades }) => trades)) expect(trades, trade).toContain(trade);
  const tradeOf = new Map(stored.map((it) => [it.id, it.businessType]));
  const tradesWith = (text: RegExp) =>
    new Set(reviews.filter((review) => text.test(review.text)).map(({ vendorId }) => tradeOf.get(vendorId)));
  for (const trade of tradesWith(/in the group/)) expect(trade).toMatch(/Nonprofit|center|Garden|collective/);
  for (const trade of tradesWith(/driver|to the very door|vehicle/)) {
    expect(trade).not.toMatch(/Mortuary|International|Boat|bicycle/);
  }
  for (const trade of tradesWith(/favorite song/)) expect(trade).not.toMatch(/Ragi|Parish|Church/);
});

test('a dozen vendors have no review, and no stars', () => {
  const without = stored.filter(({ reviewCount }) => reviewCount === 0);
  expect(without).toHaveLength(12);
  expect(without.every(({ rating }) => rating === null)).toBe(true);
  expect(stored.filter(({ reviewCount }) => reviewCount === 12).length).toBeGreaterThan(0);
});

test('what stands on the cards was counted', () => {
  for (const vendor of stored) {
    const own = dealings.filter(({ vendorId }) => vendorId === vendor.id);
    expect(vendor.completedJobs, vendor.name).toBe(own.filter(({ completedAt }) => completedAt).length);
    for (const { askedAt, answeredAt } of own) {
      const minutes = ((answeredAt?.getTime() ?? 0) - askedAt.getTime()) / 60_000;
      expect(minutes).toBeGreaterThanOrEqual(20);
      expect(minutes).toBeLessThanOrEqual(30 * 60);
    }
  }
});

test('loading them again writes nothing', async () => {
  const versions = async () => {
    const rows = await db.execute(sql`
      select id, xmin::text from ${vendors} union all select id, xmin::text from ${vendorDealings}
      union all select id, xmin::text from ${vendorReviews} order by id`);
    return rows.rows;
  };
  const before = await versions();
  await loadSampleData(house.world);
  expect(await versions()).toEqual(before);
});

test.each([...vendorCategories, 'placeholder'])(
  'the picture for %s is there, small and without words',
  async (name) => {
    const art = await readFile(
      resolve(import.meta.dirname, '../../../../web/public/vendor-art', `${name}.svg`),
      'utf8',
    );
    expect(art).toMatch(/^<svg /);
    expect(art.length).toBeLessThan(6_000);
    expect(art).not.toMatch(/<text|<image|<script|href|style=/);
  },
);
