import { readFileSync } from 'node:fs';
import { listAddons, listPackages } from '@evenlight/contract/catalogue';
import { listPlanVersions } from '@evenlight/contract/plan-versions';
import { createPlan, duplicatePlan, getPlan, updatePlan } from '@evenlight/contract/plans';
import { getStatement } from '@evenlight/contract/statements';
import { packagedTraditions, serviceTypes } from '@evenlight/contract/traditions';
import { customaryWays, serviceTypeOf, type Way, ways } from '@evenlight/contract/ways';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';

const house = await openTestHouse({ withSampleData: true });
const { db } = house.world;
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

test('deciding for what is customary changes no line and no price that was told', async () => {
  const { ada, plan, params } = await aSavedPlan({ declinedLines: ['christian-basic.clergy-coordination'] });
  await db.execute(sql`update package_lines set price_cents = price_cents + 100 where package_id = 'christian-basic'`);
  const decided = await ada(updatePlan, { params, body: { way: 'burial' } });
  await db.execute(sql`update package_lines set price_cents = price_cents - 100 where package_id = 'christian-basic'`);
  expect(decided).toMatchObject({ way: 'burial', totalCost: plan.totalCost, lines: plan.lines });
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

test('a way that the house has taken off its list is refused by name, and nothing of the plan is lost', async () => {
  const { ada, plan, params } = await aSavedPlan();
  await db.execute(sql`update packages set is_listed = false where id = 'simple-water-cremation'`);
  const refusal = { status: 400, fields: { way: expect.stringContaining('together with you') } };
  await expect(ada(updatePlan, { params, body: { way: 'water-cremation' } })).rejects.toMatchObject(refusal);
  expect(await ada(listPackages, { query: { faithTradition: 'christian', way: 'water-cremation' } })).toMatchObject([
    { tier: 'simple', way: 'cremation' },
    { tier: 'simple', way: 'burial' },
  ]);
  await db.execute(sql`update packages set is_listed = true where id = 'simple-water-cremation'`);
  expect(await ada(getPlan, { params })).toEqual(plan);
});

test('a house from before gives every plan the way that follows from its kind of service, and keeps lines and prices', async () => {
  const { ada, plan, params } = await aSavedPlan({ serviceType: 'burial' });
  const secular = await ada(createPlan, { body: { faithTradition: 'secular', packageTier: 'basic' } });
  const hindu = await ada(createPlan, { body: { faithTradition: 'hindu', packageTier: 'basic' } });
  await db.execute(sql`update plans set way = 'undecided'`);
  await db.execute(sql.raw(upgrade('UPDATE "plans"')));
  expect(await ada(getPlan, { params })).toEqual(plan);
  expect(await ada(getPlan, { params: { planId: secular.id } })).toEqual(secular);
  expect(await ada(getPlan, { params: { planId: hindu.id } })).toEqual({ ...hindu, way: customaryWays.hindu });
});

test('the lines and add-ons of a house from before are known for what they are', async () => {
  // There were no simple offers.
  const ofTraditions = sql`select id, part from package_lines where package_id not like 'simple-%' order by id`;
  const partsOf = async () => (await db.execute(ofTraditions)).rows;
  const before = await partsOf();
  await db.execute(sql`update package_lines set part = 'any'`);
  await db.execute(sql.raw(upgrade('UPDATE "package_lines"')));
  const addons = await db.execute(sql`select id, part from addons order by id`);
  await db.execute(sql`update addons set part = 'any'`);
  await db.execute(sql.raw(upgrade('UPDATE "addons"')));
  expect((await db.execute(sql`select id, part from addons order by id`)).rows).toEqual(addons.rows);
  expect(await partsOf()).toEqual(before);
});

/** One statement of the migration by which older houses come to know ways. */
function upgrade(start: string): string {
  const file = readFileSync(new URL('../../../migrations/0012_ways.sql', import.meta.url), 'utf8');
  const found = file.split('--> statement-breakpoint').find((statement) => statement.includes(start));
  if (!found) throw new Error(`no statement begins with ${start}`);
  return found;
}
