import { randomUUID } from 'node:crypto';
import { listAddons, listPackages } from '@evenlight/contract/catalogue';
import { listPlanVersions } from '@evenlight/contract/plan-versions';
import {
  archivePlan,
  createPlan,
  duplicatePlan,
  getPlan,
  getVenueSelection,
  listPlans,
  listPlansByUser,
  restorePlan,
  selectVenue,
  updatePlan,
} from '@evenlight/contract/plans';
import { searchVenues } from '@evenlight/contract/venues';
import { expect, test } from 'vitest';
import { openAnyHouse } from '../../testing/open-any-house.ts';

const house = await openAnyHouse();
const gentle = { faithTradition: 'christian', packageTier: 'basic' } as const;

async function aVenue(query: object = {}) {
  const { venues } = await house.aVisitor()(searchVenues, { query });
  const [venue] = venues;
  if (!venue) throw new Error('there is no venue');
  return venue;
}

test('christian basic with live streaming and a venue costs what the wizard said, each part counted once', async () => {
  const ada = await house.aMember();
  const venue = await aVenue();
  const plan = await ada(createPlan, {
    body: { ...gentle, addons: [{ name: 'Live Streaming' }], venueId: venue.id },
  });
  expect(plan).toMatchObject({
    basePrice: '3500',
    estimatedCost: '3600',
    totalCost: String((360_000 + venue.minCost) / 100),
    finalCost: null,
    venueName: venue.name,
    venueLocation: venue.location,
    status: 'draft',
    serviceType: 'burial',
    packageName: 'Gentle Farewell',
    version: 1,
    userId: ada.person.id,
  });
  expect(plan.lines.reduce((cents, line) => cents + line.cents, 0)).toBe(360_000);
  expect(await ada(getVenueSelection, { params: { planId: plan.id } })).toEqual({
    selection: { venueId: venue.id, selectedCost: venue.minCost, status: 'pending' },
    venue: { name: venue.name },
  });
});

test('prices, owners and states that a caller sends are not believed', async () => {
  const ada = await house.aMember();
  const answer = await ada.raw('POST', '/api/funeral-plans', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...gentle,
      packageName: 'Gentle Farewell',
      serviceType: 'burial',
      basePrice: '1',
      estimatedCost: '1',
      totalCost: '1',
      finalCost: '1',
      status: 'completed',
      userId: ada.person.id,
      addons: [{ name: 'Grief Support', price: 0 }],
    }),
  });
  expect(answer.status).toBe(201);
  expect(JSON.parse(answer.text)).toMatchObject({
    basePrice: '3500',
    estimatedCost: '3650',
    totalCost: '3650',
    finalCost: null,
    status: 'draft',
  });
});

test.each([
  ['an add-on that does not exist', { addons: [{ name: 'Fireworks' }] }, 'addons.0.name'],
  ['an add-on of another tradition', { addons: [{ name: 'Torah Dedication' }] }, 'addons.0.name'],
  ['an add-on of another tier', { addons: [{ name: 'Life Documentary' }] }, 'addons.0.name'],
  ['a package of another name', { packageName: 'Eternal Light' }, 'packageName'],
  ['a kind of service that contradicts the way', { way: 'burial', serviceType: 'cremation' }, 'serviceType'],
  ['a simple offer of a way that has none', { way: 'elsewhere', packageTier: 'simple' }, 'packageTier'],
  ['a way that does not exist', { way: 'mummification' }, 'way'],
  ['no package', { packageTier: undefined }, 'packageTier'],
  ['a tradition without packages', { faithTradition: 'other' }, 'packageTier'],
  ['a tradition that does not exist', { faithTradition: 'klingon' }, 'faithTradition'],
  ['a line that cannot be declined', { declinedLines: ['christian-basic.basic-services'] }, 'declinedLines.0'],
  ['a day that is over', { serviceDate: '2020-01-01' }, 'serviceDate'],
  ['another tradition’s package without need', { packageTradition: 'hindu' }, 'packageTier'],
])('%s is refused by name', async (_, change, field) => {
  const ada = await house.aMember();
  const body = { ...gentle, ...change } as typeof gentle;
  await expect(ada(createPlan, { body })).rejects.toMatchObject({
    status: 400,
    fields: { [field]: expect.any(String) },
  });
  expect(await ada(listPlans, { params: { userId: ada.person.id } })).toEqual([]);
});

test('saving without a package asks for one in the words of the screen', async () => {
  const ada = await house.aMember();
  const answer = await ada.raw('POST', '/api/funeral-plans', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ faithTradition: 'jewish' }),
  });
  expect(JSON.parse(answer.text).fields).toEqual({ packageTier: 'Please select a service package' });
});

test('a visitor cannot save, and is told so', async () => {
  await expect(house.aVisitor()(createPlan, { body: gentle })).rejects.toMatchObject({
    status: 401,
    code: 'plan.user_required',
    message: expect.stringContaining('User must be logged in to save a plan'),
  });
});

test('nobody saves a plan for somebody else', async () => {
  const [ada, ben] = await Promise.all([house.aMember(), house.aMember({ firstName: 'Ben' })]);
  await expect(ada(createPlan, { body: { ...gentle, userId: ben.person.id } })).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining("you don't have permission"),
  });
  expect(await ben(listPlans, { params: { userId: ben.person.id } })).toEqual([]);
});

test('a double click, a retry and a header key each make one plan', async () => {
  const ada = await house.aMember();
  const saveKey = randomUUID();
  const made = await Promise.all(Array.from({ length: 8 }, () => ada(createPlan, { body: { ...gentle, saveKey } })));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const twice = await Promise.all(
    [1, 2].map(() => ada.raw('POST', '/api/funeral-plans', { headers, body: JSON.stringify(gentle) })),
  );
  expect(new Set(twice.map(({ text }) => JSON.parse(text).id)).size).toBe(1);
  expect(await ada(listPlans, { params: { userId: ada.person.id } })).toHaveLength(2);
});

test('a retry after the person changed their mind brings the one plan up to date', async () => {
  const ada = await house.aMember();
  const saveKey = randomUUID();
  const first = await ada(createPlan, { body: { ...gentle, saveKey } });
  const second = await ada(createPlan, { body: { ...gentle, packageTier: 'premium', saveKey } });
  expect(second).toMatchObject({ id: first.id, packageTier: 'premium', totalCost: '6500', version: 2 });
});

test('a save key belongs to its person', async () => {
  const [ada, ben] = await Promise.all([house.aMember(), house.aMember()]);
  const saveKey = randomUUID();
  const hers = await ada(createPlan, { body: { ...gentle, saveKey } });
  const his = await ben(createPlan, { body: { ...gentle, saveKey } });
  expect(his.id).not.toBe(hers.id);
});

test('a stranger’s plan is as good as missing, and a visitor is asked to sign in', async () => {
  const [ada, ben] = await Promise.all([house.aMember(), house.aMember()]);
  const { id: planId } = await ada(createPlan, { body: gentle });
  const missing = {
    status: 404,
    code: 'plan.not_found',
    message: expect.stringContaining("you don't have permission"),
  };
  await expect(ben(getPlan, { params: { planId } })).rejects.toMatchObject(missing);
  await expect(ben(updatePlan, { params: { planId }, body: { title: 'Mine' } })).rejects.toMatchObject(missing);
  await expect(ben(getVenueSelection, { params: { planId } })).rejects.toMatchObject(missing);
  await expect(ben(duplicatePlan, { params: { planId }, body: {} })).rejects.toMatchObject(missing);
  const { id: venueId } = await aVenue();
  await expect(ben(selectVenue, { body: { planId, venueId } })).rejects.toMatchObject(missing);
  for (const touch of [archivePlan, restorePlan, listPlanVersions])
    await expect(ben(touch, { params: { planId } })).rejects.toMatchObject(missing);
  await expect(ben(listPlans, { params: { userId: ada.person.id } })).rejects.toMatchObject({ status: 404 });
  await expect(house.aVisitor()(getPlan, { params: { planId } })).rejects.toMatchObject({ status: 401 });
  expect(await ada(getPlan, { params: { planId } })).toMatchObject({ title: 'Gentle Farewell' });
});

test('both addresses of the list say the same, newest first', async () => {
  const ada = await house.aMember();
  const first = await ada(createPlan, { body: gentle });
  const second = await ada(createPlan, { body: { ...gentle, packageTier: 'legacy' } });
  const params = { userId: ada.person.id };
  const list = await ada(listPlans, { params });
  expect(list.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(await ada(listPlansByUser, { params })).toEqual(list);
});

test('declining a line lowers the price, and it stays on the paper', async () => {
  const ada = await house.aMember();
  const [offer] = await ada(listPackages, { query: { faithTradition: 'hindu' } });
  const line = offer?.lines.find(({ canDecline }) => canDecline);
  if (!offer || !line) throw new Error('no such line');
  const plan = await ada(createPlan, {
    body: { faithTradition: 'hindu', packageTier: offer.tier, declinedLines: [line.id] },
  });
  expect(Number(plan.estimatedCost)).toBe(offer.price - line.price);
  expect(plan.basePrice).toBe(String(offer.price));
  expect(plan.lines.find(({ item }) => item === line.id)).toMatchObject({ isDeclined: true, cents: line.price * 100 });
});

test('a family without packages of its own starts from another tradition’s, and keeps its own name', async () => {
  const ada = await house.aMember();
  const plan = await ada(createPlan, {
    body: { faithTradition: 'other', packageTradition: 'secular', packageTier: 'basic', branch: 'Jain' },
  });
  expect(plan).toMatchObject({
    faithTradition: 'other',
    packageTradition: 'secular',
    branch: 'Jain',
    totalCost: '2800',
  });
});

test('names that a keyboard types with a plain apostrophe are the same names', async () => {
  const ada = await house.aMember();
  const plan = await ada(createPlan, {
    body: { faithTradition: 'muslim', packageTier: 'basic', addons: [{ name: "Ta'ziyah Hospitality" }] },
  });
  expect(plan.addons).toEqual([{ name: 'Ta’ziyah Hospitality', price: 450 }]);
});

test.each([
  ['Torah Dedication', 'jewish', 'basic', false],
  ['Torah Dedication', 'jewish', 'premium', true],
  ['Torah Dedication', 'jewish', 'legacy', true],
  ['Extended Puja', 'hindu', 'basic', true],
  ['Memorial Garden Dedication', 'christian', 'legacy', true],
] as const)('%s with %s %s is offered: %s', async (name, faithTradition, tier, isOffered) => {
  const addons = await house.aVisitor()(listAddons, { query: { faithTradition, tier } });
  expect(addons.some((addon) => addon.name === name)).toBe(isOffered);
  const ada = await house.aMember();
  const save = () => ada(createPlan, { body: { faithTradition, packageTier: tier, addons: [{ name }] } });
  if (isOffered) expect(await save()).toMatchObject({ addons: [{ name }] });
  else await expect(save()).rejects.toMatchObject({ status: 400 });
});
