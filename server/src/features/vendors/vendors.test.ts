// The marketplace besides its search: what is said of a vendor, who saved it, and what is recommended to whom.
import { randomUUID } from 'node:crypto';
import { wallTimeAt } from '@evenlight/contract/dates';
import { VendorId } from '@evenlight/contract/ids';
import { createPlan, selectVenue } from '@evenlight/contract/plans';
import {
  getVendor,
  getVendorSummary,
  getVendorsById,
  listSavedVendors,
  listVendors,
  recommendVendors,
  SAVED_MAX,
  saveVendor,
  searchVendors,
  unsaveVendor,
} from '@evenlight/contract/vendors/vendor';
import { listVenues } from '@evenlight/contract/venues';
import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { SWEEP_QUEUE } from '../../housekeeping.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { aVendor as anyVendor } from '../../testing/vendor-people.ts';
import { refreshFigures, refreshSilentVendors } from './figures.ts';
import { vendorReviews } from './inquiries/tables.ts';
import { keepVendors } from './keep-vendors.ts';
import { savedVendors, vendorDealings, vendorSearchIndex, vendors } from './tables.ts';
import { forgetUnusedWords } from './update-search-index.ts';

const house = await openTestHouse({ withSampleData: true });
const { db } = house.world;
const NOBODY = VendorId.parse('00000000-0000-4000-8000-000000000000');

const aVendor = async (options: Parameters<typeof anyVendor>[1] = {}) => {
  const fields = { category: 'music' as const, specialties: ['Harp'], faithTraditions: ['secular' as const] };
  return (await anyVendor(db, { ...fields, ...options })).id;
};

const minutesAfter = (start: Date, minutes: number) => new Date(start.getTime() + minutes * 60_000);

async function aDealing(vendorId: VendorId, { answeredAfter, rating }: { answeredAfter?: number; rating?: number }) {
  const askedAt = new Date('2026-03-01T10:00:00Z');
  const answeredAt = answeredAfter === undefined ? null : minutesAfter(askedAt, answeredAfter);
  const id = randomUUID();
  const completedAt = rating === undefined ? null : minutesAfter(askedAt, 9_000);
  await db.insert(vendorDealings).values({ id, vendorId, askedAt, answeredAt, completedAt, isSample: true });
  if (rating === undefined || !completedAt) return;
  await db.insert(vendorReviews).values({
    id: randomUUID(),
    vendorId,
    dealingId: id,
    rating,
    text: 'Kind.',
    authorName: 'Ana B.',
    isSample: true,
    writtenAt: completedAt,
  });
}

test('stars, completed work and response time are counted from what is stored', async () => {
  const vendorId = await aVendor();
  const visitor = house.aVisitor();
  expect(await visitor(getVendor, { params: { vendorId } })).toMatchObject({
    rating: null,
    reviewCount: 0,
    completedJobs: 0,
    responseTime: null,
    responseMinutes: null,
    reviews: [],
  });
  await aDealing(vendorId, { answeredAfter: 30, rating: 5 });
  await aDealing(vendorId, { answeredAfter: 90, rating: 4 });
  await refreshFigures(db, [vendorId], house.clock.now());
  expect(await visitor(getVendor, { params: { vendorId } })).toMatchObject({
    rating: 4.5,
    reviewCount: 2,
    completedJobs: 2,
    responseMinutes: null,
  });
  // Two answers say little; a third one is enough to speak of.
  await aDealing(vendorId, { answeredAfter: 600 });
  await aDealing(vendorId, {});
  await refreshFigures(db, [vendorId], house.clock.now());
  const shown = await visitor(getVendor, { params: { vendorId } });
  expect(shown).toMatchObject({
    responseMinutes: 90,
    responseTime: 'Usually answers within 2 hours',
    completedJobs: 2,
  });
  expect(shown.reviews.map(({ rating }) => rating).sort()).toEqual([4, 5]);
  const [place] = await db.select().from(vendorSearchIndex).where(eq(vendorSearchIndex.vendorId, vendorId));
  expect(place).toMatchObject({ rating: 450, reviewCount: 2, responseMinutes: 90 });
});

test('figures that are counted at the same time are counted right', async () => {
  const ids = [await aVendor(), await aVendor()];
  await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      db.transaction(async (db) => {
        const vendorId = ids[at % 2] ?? NOBODY;
        await db.insert(vendorDealings).values({
          id: randomUUID(),
          vendorId,
          askedAt: new Date(),
          completedAt: new Date(),
          isSample: true,
        });
        // In either order: nobody may wait for somebody who waits for them.
        await refreshFigures(db, at % 3 === 0 ? [...ids].reverse() : ids, house.clock.now());
      }),
    ),
  );
  const rows = await db.select().from(vendors).where(inArray(vendors.id, ids));
  expect(rows.map(({ completedJobs }) => completedJobs)).toEqual([6, 6]);
});

test('a vendor that leaves most families without an answer is not said to answer soon', async () => {
  const vendorId = await aVendor();
  for (let answers = 0; answers < 3; answers += 1) await aDealing(vendorId, { answeredAfter: 10 });
  for (let silences = 0; silences < 2; silences += 1) await aDealing(vendorId, {});
  await refreshFigures(db, [vendorId], house.clock.now());
  const shown = () => house.aVisitor()(getVendor, { params: { vendorId } });
  expect((await shown()).responseMinutes).toBe(10);
  // Asked a moment ago: that is no silence yet. Nobody counts it as one until its day has come.
  const askedAt = house.clock.now();
  const asked = { vendorId, askedAt, isSample: true };
  await db.insert(vendorDealings).values([
    { id: randomUUID(), ...asked },
    { id: randomUUID(), ...asked },
    { id: randomUUID(), ...asked, withdrawnAt: askedAt },
    { id: randomUUID(), ...asked, isCounted: false },
  ]);
  await refreshSilentVendors(db, minutesAfter(askedAt, 60));
  expect((await shown()).responseMinutes).toBe(10);
  await refreshSilentVendors(db, minutesAfter(askedAt, 4 * 24 * 60));
  expect((await shown()).responseTime).toBeNull();
});

test('families go on asking a vendor while its listing is brought up to date', async () => {
  const vendorId = await aVendor();
  const [row] = await db.select().from(vendors).where(eq(vendors.id, vendorId));
  if (!row) throw new Error('no vendor');
  await db.transaction(async (importing) => {
    await keepVendors(importing, [{ ...row, name: `${row.name} & Daughters` }]);
    await db.insert(vendorDealings).values({ id: randomUUID(), vendorId, askedAt: house.clock.now(), isSample: true });
  });
  expect((await db.select().from(vendorDealings).where(eq(vendorDealings.vendorId, vendorId))).length).toBe(1);
});

test('two who change many listings at once take turns', async () => {
  const names = ['alabaster', 'bergamot', 'celandine', 'damask'];
  async function rowsOf(some: string[]) {
    const ids: string[] = [];
    for (const name of some) ids.push(await aVendor({ name: `${name} ${randomUUID()}` }));
    return db.select().from(vendors).where(inArray(vendors.id, ids));
  }
  const [one, other] = [await rowsOf(names), await rowsOf([...names].reverse())];
  const bring = (rows: (typeof vendors.$inferSelect)[], word: string) =>
    db.transaction(async (db) => {
      for (const row of rows) await keepVendors(db, [{ ...row, description: `${word} ${row.name}` }]);
    });
  await Promise.all([bring(one, 'verbena'), bring([...other, ...one], 'yarrow'), bring([...one].reverse(), 'verbena')]);
});

test('words of listings that are gone are forgotten, so that the word that was meant is found', async () => {
  const visitor = house.aVisitor();
  await aVendor({ name: 'Zinniabell House' });
  const gone = await aVendor({ name: 'Zinniaball Barn' });
  const [row] = await db.select().from(vendors).where(eq(vendors.id, gone));
  if (!row) throw new Error('no vendor');
  await keepVendors(db, [{ ...row, isListed: false }]);
  await forgetUnusedWords(db);
  const found = await visitor(searchVendors, { query: { search: 'zinniaball' } });
  expect(found).toMatchObject({ correctedTo: 'zinniabell', total: 1 });
  // And what is in use stays.
  expect((await visitor(searchVendors, { query: { search: 'zinniabell' } })).correctedTo).toBeNull();
});

test('a vendor whose city an older process did not know is found in it from the next night on', async () => {
  const visitor = house.aVisitor();
  const id = await aVendor({ location: 'Bolinas' });
  await db.update(vendorSearchIndex).set({ city: -1 }).where(eq(vendorSearchIndex.vendorId, id));
  const found = async () => (await visitor(searchVendors, { query: { city: 'Bolinas' } })).vendors.map(({ id }) => id);
  expect(await found()).toEqual([]);
  await house.world.jobs.enqueue(db, SWEEP_QUEUE, {});
  await house.settle();
  expect(await found()).toEqual([id]);
});

test('prices are said as they were given, and what was not given stays open', async () => {
  const prices = [
    [{ minCents: 120_000, maxCents: 240_000 }, '$1,200–2,400'],
    [{ minCents: 50_000 }, 'From $500'],
    [{ minCents: 30_000, maxCents: 30_000 }, '$300'],
    [{ minCents: 4_500, maxCents: 9_000, priceNote: 'per guest' }, '$45–90 per guest'],
    [{ priceNote: 'An offering, as you like' }, 'An offering, as you like'],
    [{}, null],
  ] as const;
  for (const [fields, priceRange] of prices) {
    const vendorId = await aVendor(fields);
    expect(await house.aVisitor()(getVendor, { params: { vendorId } })).toMatchObject({ priceRange });
  }
});

test('what is taken off the list is found no more, and comes back with all its figures', async () => {
  const vendorId = await aVendor({ name: 'Vanishing Fiddle' });
  const visitor = house.aVisitor();
  const found = async () => (await visitor(searchVendors, { query: { search: 'vanishing fiddle' } })).total;
  expect(await found()).toBe(1);
  const [row] = await db.select().from(vendors).where(eq(vendors.id, vendorId));
  if (!row) throw new Error('no vendor');
  await keepVendors(db, [{ ...row, isListed: false }]);
  expect(await found()).toBe(0);
  await expect(visitor(getVendor, { params: { vendorId } })).rejects.toMatchObject({ code: 'vendor.not_found' });
  expect(await visitor(getVendorsById, { query: { ids: [vendorId, NOBODY].join(',') } })).toEqual([]);
  const member = await house.aMember();
  await expect(member(saveVendor, { params: { vendorId } })).rejects.toMatchObject({ code: 'vendor.not_found' });
  await keepVendors(db, [{ ...row, isListed: true }]);
  expect(await found()).toBe(1);
});

test('several vendors come in the order they were named', async () => {
  const ids = [await aVendor(), await aVendor(), await aVendor()].reverse();
  const named = await house.aVisitor()(getVendorsById, { query: { ids: ids.join(',') } });
  expect(named.map(({ id }) => id)).toEqual(ids);
  const tooMany = Array.from({ length: 21 }, () => NOBODY).join(',');
  for (const ids of ['not-an-id', tooMany])
    await expect(house.aVisitor()(getVendorsById, { query: { ids } })).rejects.toMatchObject({ status: 400 });
});

test('the summary speaks of verified vendors alone', async () => {
  const visitor = house.aVisitor();
  const before = await visitor(getVendorSummary, {});
  await aVendor({ isVerified: false });
  // What is listed in all is the number that the list itself has.
  const { outOf } = await visitor(searchVendors, { query: {} });
  expect(await visitor(getVendorSummary, {})).toEqual({ ...before, listed: outOf });
  expect(outOf).toBe(before.listed + 1);
  const vendorId = await aVendor();
  expect((await visitor(getVendorSummary, {})).verified).toBe(before.verified + 1);
  for (let reviews = 0; reviews < 5; reviews += 1) await aDealing(vendorId, { answeredAfter: 20, rating: 1 });
  await refreshFigures(db, [vendorId], house.clock.now());
  expect(before.servesAllTraditions).toBe(true);
  expect((await visitor(getVendorSummary, {})).averageRating).toBeLessThanOrEqual(before.averageRating ?? 0);
});

test('saved vendors are the same on every device, and nobody else sees them', async () => {
  const member = await house.aMember();
  const [first, second] = [await aVendor(), await aVendor()];
  await Promise.all([first, first, second].map((vendorId) => member(saveVendor, { params: { vendorId } })));
  const phone = await house.onAnotherDevice(member);
  expect((await phone(listSavedVendors, {})).vendorIds.sort()).toEqual([first, second].sort());
  const saved = await phone(searchVendors, { query: { saved: true } });
  expect(saved.vendors.map(({ id }) => id).sort()).toEqual([first, second].sort());
  expect(saved.counts).toMatchObject({ all: 2, music: 2, florists: 0 });
  await member(unsaveVendor, { params: { vendorId: first } });
  await member(unsaveVendor, { params: { vendorId: first } });
  expect((await phone(listSavedVendors, {})).vendorIds).toEqual([second]);
  const stranger = await house.aMember();
  expect((await stranger(listSavedVendors, {})).vendorIds).toEqual([]);
  expect((await stranger(searchVendors, { query: { saved: true } })).total).toBe(0);
});

test('a visitor is asked to sign in, in the words that the page shows', async () => {
  const visitor = house.aVisitor();
  const params = { vendorId: await aVendor() };
  await expect(visitor(saveVendor, { params })).rejects.toMatchObject({
    status: 401,
    code: 'vendor.sign_in_to_save',
  });
  await expect(visitor(searchVendors, { query: { saved: true } })).rejects.toMatchObject({ status: 401 });
  await expect(visitor(recommendVendors, { query: {} })).rejects.toMatchObject({ status: 401 });
  await expect(visitor(listSavedVendors, {})).rejects.toMatchObject({ status: 401 });
});

test('a list of saved vendors has an end, also when two devices reach it at once', async () => {
  const member = await house.aMember();
  const one = await aVendor();
  const rows = Array.from({ length: SAVED_MAX }, (_, at) => ({ id: randomUUID(), name: `Row ${at}` }));
  const [made] = await db.select().from(vendors).where(eq(vendors.id, one));
  if (!made) throw new Error('no vendor');
  await keepVendors(
    db,
    rows.map((row) => ({ ...made, ...row })),
  );
  await db
    .insert(savedVendors)
    .values(rows.slice(1).map(({ id }) => ({ userId: member.person.id, vendorId: id, savedAt: new Date() })));
  const last = [one, VendorId.parse(rows[0]?.id)];
  const both = await Promise.allSettled(last.map((vendorId) => member(saveVendor, { params: { vendorId } })));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await member(listSavedVendors, {})).vendorIds).toHaveLength(SAVED_MAX);
});

test('without a plan the first three are recommended; with one, those that suit it, and why', async () => {
  const member = await house.aMember();
  const query = { category: 'florists' } as const;
  const first = await member(searchVendors, { query });
  const plain = await member(recommendVendors, { query });
  expect(plain.map(({ vendor }) => vendor.id)).toEqual(first.vendors.slice(0, 3).map(({ id }) => id));
  expect(plain.every(({ reasons }) => reasons.length === 0)).toBe(true);

  const [venue] = await member(listVenues, { query: { location: 'Fremont', faithTradition: 'hindu' } });
  if (!venue) throw new Error('no venue');
  const soon = wallTimeAt(new Date(house.clock.now().getTime() + 6 * 24 * 3_600_000)).date;
  const { id: planId } = await member(createPlan, {
    body: { faithTradition: 'hindu', packageTier: 'basic', budget: 500_000, serviceDate: soon },
  });
  await member(selectVenue, { body: { planId, venueId: venue.id } });
  const suited = await member(recommendVendors, { query });
  expect(suited).toHaveLength(3);
  for (const { vendor, reasons } of suited) {
    expect(vendor.category).toBe('florists');
    expect(vendor.faithTraditions).toContain('hindu');
    expect(reasons[0]).toBe('tradition');
    expect(reasons.includes('city')).toBe(vendor.location === 'Fremont');
    // Not for a price per piece, and not for one that only begins somewhere.
    const isWhole = /^\$[\d,]+(–[\d,]+)?$/.test(vendor.priceRange ?? '');
    expect(reasons.includes('budget')).toBe(isWhole && (vendor.maxPrice ?? Infinity) <= 5_000);
    expect(reasons.includes('answers-in-time')).toBe((vendor.responseMinutes ?? Infinity) <= 24 * 60);
  }
});

test('what is recommended stays within what was asked for', async () => {
  const member = await house.aMember();
  await member(createPlan, { body: { faithTradition: 'sikh', packageTier: 'basic' } });
  const rare = await aVendor({ name: 'Ocotillo Organ', faithTraditions: ['jewish'] });
  const found = await member(recommendVendors, { query: { search: 'ocotillo' } });
  expect(found).toMatchObject([{ vendor: { id: rare }, reasons: [] }]);
});

test('hostile words search nothing but words', async () => {
  const visitor = house.aVisitor();
  const hostile = ["'; drop table vendors; --", '%', '_', '\\', '{"a"}', '~ a', 'n ~ a', '\u{1f480}', 'a'.repeat(100)];
  for (const search of hostile) expect((await visitor(searchVendors, { query: { search } })).page).toBe(1);
  await expect(visitor(searchVendors, { query: { search: 'a'.repeat(101) } })).rejects.toMatchObject({ status: 400 });
  const wrong = [{ page: 0 }, { page: 51 }, { minPrice: -1 }, { maxPrice: 10_001 }, { sort: 'best' }, { faith: 'all' }];
  for (const query of wrong)
    await expect(visitor(searchVendors, { query: query as object })).rejects.toMatchObject({ status: 400 });
  expect(
    (await visitor(listVendors, { query: { search: '', category: '', faith: '' } as object })).length,
  ).toBeGreaterThan(0);
});
