import { randomUUID } from 'node:crypto';
import { listAddons, listPackages } from '@evenlight/contract/catalogue';
import { listPlanVersions } from '@evenlight/contract/plan-versions';
import { createPlan, duplicatePlan, getPlan, updatePlan } from '@evenlight/contract/plans';
import { getStatement } from '@evenlight/contract/statements';
import { packagedTraditions, serviceTypes } from '@evenlight/contract/traditions';
import { serviceTypeOf, type Way, ways } from '@evenlight/contract/ways';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';

const house = await openTestHouse({ withSampleData: true });
const christian = { faithTradition: 'christian', packageTier: 'basic' } as const;

async function aSavedPlan(body: object = {}) {
  const ada = await house.aMember();
  const plan = await ada(createPlan, { body: { ...christian, ...body } });
  return { ada, plan, params: { planId: plan.id } };
}

test.each(packagedTraditions)(
  'a kind of service sets the way of a %s plan, when it is saved and afterwards',
  async (faithTradition) => {
    const ada = await house.aMember();
    for (const serviceType of serviceTypes) {
      const made = await ada(createPlan, { body: { faithTradition, packageTier: 'premium', serviceType } });
      expect(made.serviceType).toBe(serviceType);
      expect(serviceTypeOf(made.way, faithTradition)).toBe(serviceType);
    }
    const plan = await ada(createPlan, { body: { faithTradition, packageTier: 'premium' } });
    expect(plan).toMatchObject({ way: 'undecided', serviceType: serviceTypeOf('undecided', faithTradition) });
    for (const serviceType of serviceTypes) {
      const changed = await ada(updatePlan, { params: { planId: plan.id }, body: { serviceType } });
      expect(changed.serviceType).toBe(serviceType);
      expect(serviceTypeOf(changed.way, faithTradition)).toBe(serviceType);
    }
  },
);

test.each(packagedTraditions)(
  'what a %s family reads in the list is what its plan costs, in every way',
  async (faithTradition) => {
    const ada = await house.aMember();
    const plan = await ada(createPlan, { body: { faithTradition, packageTier: 'basic' } });
    for (const way of ways) {
      const offers = await ada(listPackages, { query: { faithTradition, way } });
      expect(offers.filter(({ tier }) => tier !== 'simple').map((offer) => offer.way)).toEqual([way, way, way]);
      const basic = offers.find(({ tier }) => tier === 'basic');
      const changed = await ada(updatePlan, { params: { planId: plan.id }, body: { way } });
      expect(changed).toMatchObject({ way, basePrice: String(basic?.price) });
      expect(changed.lines.map(({ name }) => name)).toEqual(basic?.lines.map(({ name }) => name));
    }
  },
);

test('a simple cremation and an immediate burial may be had in every tradition, at one price', async () => {
  const ada = await house.aMember();
  for (const faithTradition of packagedTraditions)
    for (const [way, total] of [
      ['cremation', '2805'],
      ['burial', '2835'],
    ] as const) {
      const body = { faithTradition, packageTier: 'simple', way } as const;
      expect(await ada(createPlan, { body })).toMatchObject({ way, totalCost: total });
    }
});

test('the same kind of service as the plan’s changes nothing: a green burial stays one', async () => {
  const { ada, plan, params } = await aSavedPlan({ way: 'green-burial' });
  expect(plan).toMatchObject({ way: 'green-burial', serviceType: 'burial' });
  const same = await ada(updatePlan, { params, body: { serviceType: 'burial', title: 'For Danuta' } });
  expect(same).toMatchObject({ way: 'green-burial', title: 'For Danuta', totalCost: plan.totalCost });
});

test('another way is a version of the plan, and the former one can be told from it', async () => {
  const { ada, params } = await aSavedPlan({ way: 'burial' });
  await ada(updatePlan, { params, body: { way: 'water-cremation', wayAgreed: 'family' } });
  const [latest] = await ada(listPlanVersions, { params });
  expect(latest?.changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: 'way', before: 'burial', after: 'water-cremation' }),
      expect.objectContaining({ field: 'wayAgreed', before: null, after: 'family' }),
    ]),
  );
});

test('a way stays the family’s when the tradition changes', async () => {
  const { ada, params } = await aSavedPlan({ way: 'burial' });
  const hindu = await ada(updatePlan, { params, body: { faithTradition: 'hindu' } });
  expect(hindu).toMatchObject({ way: 'burial', serviceType: 'burial' });
  expect(hindu.lines.map(({ name }) => name)).toContain('County burial permit (required by law)');
});

test('a copy has the way of its plan', async () => {
  const { ada, plan, params } = await aSavedPlan({ way: 'cremation', wayAgreed: 'clergy' });
  expect(await ada(duplicatePlan, { params, body: {} })).toMatchObject({
    way: 'cremation',
    wayAgreed: 'clergy',
    totalCost: plan.totalCost,
  });
});

test('the statement is made for the way that was asked about', async () => {
  const query = { faithTradition: 'secular', packageTier: 'basic', addons: '', way: 'cremation' } as const;
  const statement = await house.aVisitor()(getStatement, { query });
  expect(statement).toMatchObject({ way: 'cremation', serviceType: 'cremation' });
  const [offer] = await house.aVisitor()(listPackages, { query: { faithTradition: 'secular', way: 'cremation' } });
  expect(statement.packageCents).toBe((offer?.price ?? 0) * 100);
});

test('what is for the ashes is offered with no burial, and a plan that has it says so before it goes', async () => {
  const named = 'Asthi Visarjan by Boat';
  const namesIn = async (way: Way) =>
    (await house.aVisitor()(listAddons, { query: { faithTradition: 'hindu', tier: 'premium', way } })).map(
      ({ name }) => name,
    );
  for (const way of ['cremation', 'water-cremation', 'undecided'] as const) expect(await namesIn(way)).toContain(named);
  for (const way of ['burial', 'green-burial', 'donation'] as const) expect(await namesIn(way)).not.toContain(named);
  const hindu = { faithTradition: 'hindu', packageTier: 'premium', addons: [{ name: named }] } as const;
  const { ada, plan, params } = await aSavedPlan(hindu);
  const refusal = { status: 400, fields: { 'addons.0.name': expect.any(String) } };
  await expect(ada(updatePlan, { params, body: { way: 'burial' } })).rejects.toMatchObject(refusal);
  expect(await ada(getPlan, { params })).toEqual(plan);
  expect(await ada(updatePlan, { params, body: { way: 'burial', addons: [] } })).toMatchObject({ addons: [] });
});

test('whoever agreed, agreed to one way in one tradition', async () => {
  const { ada, params } = await aSavedPlan({ way: 'cremation', wayAgreed: 'clergy' });
  const change = (body: object) => ada(updatePlan, { params, body });
  expect(await change({ title: 'For Danuta' })).toMatchObject({ wayAgreed: 'clergy' });
  expect(await change({ branch: 'catholic' })).toMatchObject({ wayAgreed: null });
  expect(await change({ wayAgreed: 'family' })).toMatchObject({ wayAgreed: 'family' });
  expect(await change({ way: 'water-cremation' })).toMatchObject({ wayAgreed: null });
  expect(await change({ way: 'cremation', wayAgreed: 'clergy' })).toMatchObject({ wayAgreed: 'clergy' });
  expect(await change({ faithTradition: 'jewish' })).toMatchObject({ way: 'cremation', wayAgreed: null });
});

test('a draft that is saved again and says nothing of the way leaves it as it is', async () => {
  const saveKey = randomUUID();
  const { ada, params } = await aSavedPlan({ saveKey });
  await ada(updatePlan, { params, body: { way: 'cremation' } });
  const again = await ada(createPlan, { body: { ...christian, packageTier: 'premium', saveKey } });
  expect(again).toMatchObject({ id: params.planId, packageTier: 'premium', way: 'cremation' });
});

test('a kind of service that comes with another tradition sets the way of that one', async () => {
  const { ada, params } = await aSavedPlan();
  const hindu = await ada(updatePlan, { params, body: { faithTradition: 'hindu', serviceType: 'burial' } });
  expect(hindu).toMatchObject({ way: 'burial', serviceType: 'burial' });
  const secular = await ada(updatePlan, { params, body: { faithTradition: 'secular', serviceType: 'memorial' } });
  expect(secular).toMatchObject({ way: 'undecided', serviceType: 'memorial' });
});

test('a green burial that is saved again as a burial stays green', async () => {
  const saveKey = randomUUID();
  const { ada, plan } = await aSavedPlan({ saveKey, way: 'green-burial' });
  const again = await ada(createPlan, { body: { ...christian, saveKey, serviceType: 'burial' } });
  expect(again).toMatchObject({ id: plan.id, way: 'green-burial', totalCost: plan.totalCost });
});

test('what a family does without stays out of its package in another way', async () => {
  const declined = 'christian-basic.clergy-coordination';
  const { ada, params } = await aSavedPlan({ way: 'burial', declinedLines: [declined] });
  const changed = await ada(updatePlan, { params, body: { way: 'cremation' } });
  expect(changed.declinedLines).toContain(declined);
  const [asOffered] = await ada(listPackages, { query: { faithTradition: 'christian', way: 'cremation' } });
  const line = asOffered?.lines.find(({ id }) => id === declined);
  expect(Number(changed.basePrice) - Number(changed.totalCost)).toBe(line?.price);
});

test('as long as nobody has decided, no add-on is left out', async () => {
  const secular = { faithTradition: 'secular', packageTier: 'premium' } as const;
  const addons = [{ name: 'Extended Viewing' }];
  const { plan } = await aSavedPlan({ ...secular, serviceType: 'memorial', addons });
  expect(plan).toMatchObject({ way: 'undecided', addons });
});
