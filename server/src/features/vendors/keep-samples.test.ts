import { searchVendors } from '@evenlight/contract/vendors/vendor';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Db, takeTurn } from '../../platform/database/database.ts';
import { SHEETS_TURN } from '../../platform/sheets/sheet.ts';
import { loadSampleData } from '../../sample-data/load.ts';
import { untilSomebodyWaits } from '../../testing/lock-waits.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { refreshFigures } from './figures.ts';
import { quoteRequests, vendorInquiries, vendorReviews } from './inquiries/tables.ts';
import { savedVendors, vendorDealings, vendors } from './tables.ts';

const house = await openTestHouse({ withSampleData: true });
const { world } = house;
const { db } = world;
const withoutSamples = { ...world, config: { ...world.config, sampleData: false } };

const florist = and(eq(vendors.name, 'Fogline Flowers'), eq(vendors.location, 'San Francisco'));
const findFlorist = async () => (await db.select().from(vendors).where(florist))[0];
const countFound = async () => (await house.aVisitor()(searchVendors, { query: {} })).outOf;

async function askFlorist(db: Db, { id: userId }: { id: string }) {
  const vendorId = (await findFlorist())?.id ?? '';
  const [requestId, dealingId, at] = [crypto.randomUUID(), crypto.randomUUID(), house.clock.now()];
  const words = { name: 'Ana', email: 'ana@example.org', phone: '', language: 'en', message: 'Lilies?' } as const;
  const sent = { idempotencyKey: crypto.randomUUID(), urgency: 'normal' as const, wanted: [], sentAt: at };
  await db.insert(quoteRequests).values({ id: requestId, userId, ...words, ...sent });
  await db.insert(vendorDealings).values({ id: dealingId, vendorId, askedAt: at, isSample: false });
  const state = { position: 0, state: 'sent', answer: '', quoteVersion: 0 } as const;
  await db.insert(vendorInquiries).values({ id: crypto.randomUUID(), requestId, vendorId, dealingId, ...state });
  await db.insert(savedVendors).values({ userId, vendorId, savedAt: at });
}

/** Resolves when somebody in this database waits for somebody else. */
async function somebodyWaits() {
  await untilSomebodyWaits(db);
}

test('what was changed on a sample is set back, and what families did with it stays counted', async () => {
  const before = await findFlorist();
  const vendorId = before?.id ?? '';
  const at = house.clock.now();
  await db.update(vendors).set({ phone: 'gone', isListed: false }).where(florist);
  const done = { id: crypto.randomUUID(), vendorId, askedAt: at, answeredAt: at, completedAt: at, isSample: false };
  await db.insert(vendorDealings).values(done);
  await refreshFigures(db, [vendorId], house.clock.now());
  await loadSampleData(world);
  const completedJobs = (before?.completedJobs ?? 0) + 1;
  expect(await findFlorist()).toEqual({ ...before, completedJobs, responseMinutes: expect.any(Number) });
});

test('reviews of an older sample give way to those of today', async () => {
  const [review] = await db.select().from(vendorReviews).where(eq(vendorReviews.isSample, true)).limit(1);
  await db.delete(vendorReviews).where(eq(vendorReviews.id, review?.id ?? ''));
  const older = { ...review, id: crypto.randomUUID(), text: 'From an older release.' } as NonNullable<typeof review>;
  await db.insert(vendorReviews).values(older);
  await loadSampleData(world);
  expect(await db.select().from(vendorReviews).where(eq(vendorReviews.dealingId, older.dealingId))).toEqual([review]);
});

test('a real vendor of the same name in the same city goes first', async () => {
  const sample = await findFlorist();
  if (!sample) throw new Error('There is no florist.');
  await db.update(vendors).set({ name: 'Renamed' }).where(eq(vendors.id, sample.id));
  const real = { ...sample, id: crypto.randomUUID(), name: 'FOGLINE flowers', isSample: false };
  await db.insert(vendors).values(real);
  await loadSampleData(world);
  expect(await findFlorist()).toBeUndefined();
  expect(await db.select().from(vendors).where(eq(vendors.name, real.name))).toMatchObject([{ id: real.id }]);
  expect(await db.select().from(vendors).where(eq(vendors.isSample, true))).toHaveLength(167);
  await db.delete(vendors).where(eq(vendors.id, real.id));
  await loadSampleData(world);
  expect(await findFlorist()).toMatchObject({ id: sample.id, reviewCount: sample.reviewCount });
});

test('where samples are not wanted they go; one that was asked something stays for those who asked', async () => {
  expect(await countFound()).toBe(168);
  const { person } = await house.aMember();
  await askFlorist(db, person);
  await loadSampleData(withoutSamples);
  expect(await countFound()).toBe(0);
  expect(await db.select({ name: vendors.name, isListed: vendors.isListed }).from(vendors)).toEqual([
    { name: 'Fogline Flowers', isListed: false },
  ]);
  await loadSampleData(world);
  expect(await countFound()).toBe(168);
});

test('a sample that somebody is asking at the very moment the samples go stays for them', async () => {
  await db.delete(vendorInquiries);
  const { person } = await house.aMember();
  const { retired } = await db.transaction(async (db) => {
    await askFlorist(db, person);
    const retired = loadSampleData(withoutSamples);
    await somebodyWaits();
    return { retired };
  });
  await retired;
  expect(await db.select({ name: vendors.name, isListed: vendors.isListed }).from(vendors)).toEqual([
    { name: 'Fogline Flowers', isListed: false },
  ]);
  await loadSampleData(world);
});

test('who starts a house waits for somebody who puts in listings', async () => {
  let isLoaded = false;
  const loading = db.transaction(async (db) => {
    await takeTurn(db, SHEETS_TURN);
    const loaded = loadSampleData(world).then(() => {
      isLoaded = true;
    });
    await somebodyWaits();
    expect(isLoaded).toBe(false);
    return { loaded };
  });
  await (await loading).loaded;
  expect(isLoaded).toBe(true);
});
