// The checklist of a house that is about to open: nothing is ticked off by hand, and only our team sees it.
import { fictionalBrand } from '@evenlight/contract/brand';
import { listAddons, listPackages } from '@evenlight/contract/catalogue';
import { getOpeningHours } from '@evenlight/contract/desk';
import { putSheet, trySheet } from '@evenlight/contract/manage';
import { confirmPrices, getOpening } from '@evenlight/contract/opening';
import { createPaymentIntent, getPlanMoney } from '@evenlight/contract/payments';
import { getPlan, updatePlan } from '@evenlight/contract/plans';
import { getStatement } from '@evenlight/contract/statements';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { SWEEP_QUEUE } from '../../../housekeeping.ts';
import { recordInAudit } from '../../../platform/audit.ts';
import { loadSampleData } from '../../../sample-data/load.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { aPlan, aPlanToPay } from '../../../testing/plans.ts';
import { openCatalogue, putCatalogue, takeCatalogue } from '../../catalogue/keep-catalogue.ts';
import { planLines } from '../../plans/tables.ts';
import { setOpeningHours } from '../set-opening-hours.ts';
import { confirmCatalogue } from './confirm-prices.ts';
import { noteMailSent } from './house-record.ts';
import { readOpening } from './read-opening.ts';

const house = await openTestHouse({ env: { SAMPLE_DATA: 'off' } });
const { world } = house;
const { db, clock } = world;
beforeAll(() => openCatalogue(world));

const open = async (brand = fictionalBrand, isNamed = true) => {
  const { steps } = await readOpening(db, { config: { brand, isNamed, isProduction: false }, now: clock.now() });
  return steps.filter(({ isDone }) => !isDone).map(({ kind }) => kind);
};
async function put(kind: 'venues' | 'vendors' | 'counties', lines: string[]) {
  const staff = await house.aMember({ isStaff: true });
  const content = lines.join('\n');
  const { faults, mark } = await staff(trySheet, { params: { kind }, body: { content } });
  expect(faults).toEqual([]);
  await staff(putSheet, { params: { kind }, body: { content, mark } });
}

test('a stranger and a family hear that there is no such page; our team reads what is left to do', async () => {
  for (const asker of [house.aVisitor(), await house.aMember()]) {
    await expect(asker(getOpening, {})).rejects.toMatchObject({ status: 404, code: 'path.not_found' });
    await expect(asker(confirmPrices, {})).rejects.toMatchObject({ status: 404, code: 'path.not_found' });
  }
  const staff = await house.aMember({ isStaff: true });
  const { steps, ...times } = await staff(getOpening, {});
  expect(steps.map(({ isDone }) => isDone)).toEqual(steps.map(() => false));
  expect(times).toEqual({
    commands: 'npm',
    mailSentAt: null,
    backedUpAt: null,
    restoredAt: null,
    restoreTriedAt: null,
  });
});

test('example prices say so and take no money, until somebody of our team confirms them', async () => {
  const visitor = house.aVisitor();
  const packages = await visitor(listPackages, { query: {} });
  expect(packages.every(({ isExample }) => isExample)).toBe(true);
  expect((await visitor(listAddons, { query: {} })).every(({ isExample }) => isExample)).toBe(true);
  const statement = await visitor(getStatement, {
    query: { faithTradition: 'hindu', packageTier: 'basic', addons: '' },
  });
  expect(statement.lines.every(({ isExample }) => isExample)).toBe(true);

  const member = await house.aMember();
  const { id: planId, totalCost } = await aPlan(member, { planIntent: 'at-need' });
  const money = await member(getPlanMoney, { params: { planId } });
  expect(money).toMatchObject({ blocked: 'example-prices', offers: { deposit: null, full: null } });
  const pay = () =>
    member(createPaymentIntent, { body: { planId, type: 'full', amount: Math.round(Number(totalCost) * 100) } });
  await expect(pay()).rejects.toMatchObject({ status: 409, code: 'payment.example_prices' });

  const staff = await house.aMember({ isStaff: true });
  const { steps } = await staff(confirmPrices, {});
  expect(steps).toContainEqual({ kind: 'prices', isDone: true });
  expect((await member(getPlan, { params: { planId } })).lines.some(({ isExample }) => isExample)).toBe(false);
  expect((await visitor(listPackages, { query: {} })).some(({ isExample }) => isExample)).toBe(false);
  await expect(pay()).resolves.toMatchObject({ amount: money.totalCents });
  // Said twice, it is written down once.
  await staff(confirmPrices, {});
  const { rows } = await db.execute("select 1 from audit_entries where action = 'catalogue.prices_confirmed'");
  expect(rows).toHaveLength(1);
});

test('a plan that was saved while prices were confirmed is put right in the night, or when they are confirmed again', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member, { planIntent: 'at-need' });
  const blocked = async () => (await member(getPlanMoney, { params: { planId } })).blocked;
  const savedMeanwhile = () => db.update(planLines).set({ isExample: true }).where(eq(planLines.planId, planId));
  await savedMeanwhile();
  expect(await blocked()).toBe('example-prices');
  expect(await confirmCatalogue(db, { actor: null, now: clock.now() })).toBe(0);
  expect(await blocked()).toBeNull();
  await savedMeanwhile();
  await world.jobs.enqueue(db, SWEEP_QUEUE, {});
  await house.settle();
  expect(await blocked()).toBeNull();
});

test('a plan that holds example prices takes no money, also when the catalogue has real ones by now', async () => {
  await db.execute('update packages set is_example = true');
  await db.execute('update addons set is_example = true');
  const member = await house.aMember();
  const { id: planId, lines } = await aPlanToPay(member);
  const [declined] = lines.filter(({ canDecline, source }) => canDecline && source === 'package');
  const declinedLines = declined ? [declined.item] : [];
  const { totalCost } = await member(updatePlan, { params: { planId }, body: { declinedLines } });
  const file = await takeCatalogue(world);
  const choice = { kind: 'service' as const, canDecline: true, isChoice: true, covers: [] };
  for (const offer of file.packages) {
    offer.dollars += 100;
    const [basics] = offer.lines;
    if (basics) basics.dollars += 100;
    offer.lines.push({ ...choice, name: 'Bagpiper', dollars: 400 });
  }
  for (const addon of file.addons) addon.dollars += 1;
  expect((await putCatalogue(world, file, { isTrial: false })).faults).toEqual([]);
  expect(await open()).not.toContain('prices');
  const money = () => member(getPlanMoney, { params: { planId } });
  expect(await money()).toMatchObject({ blocked: 'example-prices' });

  // The way out: the family chooses the same again, and reads what it costs now.
  const addons = [{ name: 'Live Streaming' }];
  const plan = await member(updatePlan, { params: { planId }, body: { packageTier: 'basic', addons } });
  expect(plan.totalCost).toBe(String(Number(totalCost) + 101));
  // A choice that is new since is left out, and what was declined stays so.
  expect(plan.declinedLines).toEqual([...declinedLines, 'christian-basic.bagpiper']);
  expect(await money()).toMatchObject({ blocked: null, totalCents: Number(plan.totalCost) * 100 });
  const amount = Number(plan.totalCost) * 100;
  await expect(member(createPaymentIntent, { body: { planId, type: 'full', amount } })).resolves.toMatchObject({
    amount,
  });
});

test('listings and counties are done when ours are offered and no samples', async () => {
  const venue =
    'name,type,address,location,description,capacity,amenities,faithTraditions,latitude,longitude,minCost,maxCost,closedDays';
  await put('venues', [venue, 'Hall,Funeral home,1 Way,Oakland,A hall,80,Parking,secular,37.8,-122.2,500,900,']);
  expect(await open()).toContain('listings');
  const vendor =
    'name,category,description,location,phone,email,letterLanguage,website,image,specialties,faithTraditions,minPrice,maxPrice,priceNote,businessType,hours,licenseNumber,licenseCheckedOn,verified,featured';
  await put('vendors', [
    vendor,
    'Lark,florists,Flowers,Oakland,+1 510 420 1234,lark@example.org,,,,Wreaths,secular,100,200,,Family business,Daily,,,no,no',
  ]);
  await put('counties', ['name', 'Alameda', 'Marin']);
  expect((await house.aVisitor()(getOpeningHours, {})).counties).toEqual(['Alameda', 'Marin']);
  const left = await open();
  expect(left).not.toContain('listings');
  expect(left).not.toContain('counties');
  await loadSampleData({ ...world, config: { sampleData: true } });
  expect(await open()).toEqual(expect.arrayContaining(['listings']));
  await loadSampleData({ ...world, config: { sampleData: false } });
  expect(await open()).not.toContain('listings');
});

test('hours are done once somebody has set them, and mail and a backup once they are in the audit log', async () => {
  await setOpeningHours(world, [{ weekday: 1, opensMinute: 540, closesMinute: 1_020 }]);
  await noteMailSent(db, clock.now());
  const noted = (action: string) => recordInAudit(db, { at: clock.now(), actor: null, action, subject: 'house' });
  await noted('house.backed_up');
  expect(await open()).toEqual(['brand', 'phones']);
  house.clock.forward({ days: 8 });
  expect(await open()).toEqual(['brand', 'phones', 'backup']);
  await noted('house.restore_tried');
  const { restoreTriedAt, commands } = await readOpening(db, {
    config: { brand: fictionalBrand, isNamed: false, isProduction: true },
    now: clock.now(),
  });
  expect({ restoreTriedAt, commands }).toEqual({ restoreTriedAt: clock.now().toISOString(), commands: 'evenlight' });
  // On a new machine nothing is proven yet.
  await noted('house.restored');
  expect(await open()).toEqual(['brand', 'phones', 'mail', 'backup']);
});

test('brand and numbers are done when the name was written, and nothing else is the fictional one', async () => {
  const brand = { ...fictionalBrand, email: 'care@meadow.org' };
  expect(await open(brand)).not.toContain('brand');
  expect(await open(brand, false)).toContain('brand');
  expect(await open({ ...fictionalBrand, name: 'Meadow' })).toContain('brand');
  expect(await open(brand)).toContain('phones');
  const phones = {
    supportPhone: '+1 (415) 420-1000',
    whatsappPhone: '+1 (415) 420-1000',
    helplinePhone: '+1 (415) 420-1001',
  };
  expect(await open({ ...brand, ...phones })).not.toContain('phones');
});
