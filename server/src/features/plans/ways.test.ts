import { readFileSync } from 'node:fs';
import { listPackages } from '@evenlight/contract/catalogue';
import { createPlan, getPlan, updatePlan } from '@evenlight/contract/plans';
import { customaryWays, type Way } from '@evenlight/contract/ways';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { slugOf } from '../catalogue/rules.ts';

const house = await openTestHouse({ withSampleData: true });
const { db } = house.world;
const christian = { faithTradition: 'christian', packageTier: 'basic' } as const;

async function aSavedPlan(body: object = {}) {
  const ada = await house.aMember();
  const plan = await ada(createPlan, { body: { ...christian, ...body } });
  return { ada, plan, params: { planId: plan.id } };
}

test('deciding for what is customary changes no line and no price that was told', async () => {
  const { ada, plan, params } = await aSavedPlan({ declinedLines: ['christian-basic.clergy-coordination'] });
  await db.execute(sql`update package_lines set price_cents = price_cents + 100 where package_id = 'christian-basic'`);
  const decided = await ada(updatePlan, { params, body: { way: 'burial' } });
  await db.execute(sql`update package_lines set price_cents = price_cents - 100 where package_id = 'christian-basic'`);
  expect(decided).toMatchObject({ way: 'burial', totalCost: plan.totalCost, lines: plan.lines });
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
  const way = customaryWays.hindu;
  expect(await ada(getPlan, { params: { planId: hindu.id } })).toEqual({ ...hindu, way, pricedWay: way });
});

test('the lines and add-ons of a house from before are known for what they are', async () => {
  // There were no simple offers.
  const ofTraditions = sql`select id, part from package_lines where package_id not like 'simple-%' order by id`;
  const partsOf = async () => (await db.execute(ofTraditions)).rows;
  const before = await partsOf();
  await db.execute(sql`update package_lines set part = 'any'`);
  await db.execute(sql.raw(upgrade('UPDATE "package_lines" SET "part"')));
  const addons = await db.execute(sql`select id, part from addons order by id`);
  await db.execute(sql`update addons set part = 'any'`);
  await db.execute(sql.raw(upgrade('UPDATE "addons"')));
  expect((await db.execute(sql`select id, part from addons order by id`)).rows).toEqual(addons.rows);
  expect(await partsOf()).toEqual(before);
});

test('a line of a house from before that paid for two things becomes two at the same price, and what the house made its own stays', async () => {
  const everyLine = sql`select package_id, id, name, kind, price_cents, can_decline, covers, position from package_lines order by package_id, position`;
  const now = (await db.execute(everyLine)).rows;
  await asBeforeSplitting();
  await db.execute(sql`update packages set is_example = false where id = 'hindu-legacy'`);
  const before = (await db.execute(everyLine)).rows;
  await db.execute(sql.raw(upgrade('WITH "halves"')));
  await db.execute(sql.raw(upgrade(`UPDATE "package_lines" SET "covers"`)));
  const isOwn = ({ package_id: id }: Record<string, unknown>) => id === 'hindu-legacy';
  const after = (await db.execute(everyLine)).rows;
  expect(after.filter((line) => !isOwn(line))).toEqual(now.filter((line) => !isOwn(line)));
  expect(after.filter(isOwn)).toEqual(before.filter(isOwn));
  await db.execute(sql`update packages set is_example = true where id = 'hindu-legacy'`);
  await db.execute(sql.raw(upgrade('WITH "halves"')));
  expect((await db.execute(everyLine)).rows).toEqual(now);
});

/** What the last release sold as one line: its name, and the promises that it paid for. */
const wholeLines = [
  ['hindu-premium', 'Pandit for antyeshti and the thirteenth day, their fee', '{0}'],
  ['hindu-legacy', 'Senior pandit for antyeshti and the thirteenth day, their fee', '{0}'],
  ['sikh-legacy', 'Ragi jatha for the Antam Sanskar and the bhog, their fee', '{0,4}'],
  ['secular-legacy', 'Basic services: planning and coordination', '{13}'],
] as const;

async function asBeforeSplitting() {
  for (const [offer, name, covers] of wholeLines) {
    const { rows } = await db.execute(sql`
      select id, price_cents, position from package_lines
      where package_id = ${offer} and name ~ '^(Pandit for|Senior pandit for|Ragi jatha for|Basic services: planning|First-year)'
      order by position`);
    const [first, second] = rows;
    await db.execute(sql`delete from package_lines where id = ${second?.id}`);
    await db.execute(sql`
      update package_lines set name = ${name}, id = ${`${offer}.${slugOf(name)}`}, covers = ${covers},
        price_cents = price_cents + ${second?.price_cents}
      where id = ${first?.id}`);
    await db.execute(sql`
      update package_lines set position = position - 1
      where package_id = ${offer} and position > ${first?.position}`);
  }
  await db.execute(sql`update package_lines set covers = '{4}' where id like 'hindu-basic.ganga%'`);
}

test('a process of the last release changes the kind of service, and the way follows', async () => {
  const { ada, params } = await aSavedPlan({ way: 'green-burial' });
  const asBefore = (serviceType: string) =>
    db.execute(sql`update plans set service_type = ${serviceType} where id = ${params.planId}`);
  await asBefore('cremation');
  expect(await ada(getPlan, { params })).toMatchObject({ way: 'cremation', serviceType: 'cremation' });
  await asBefore('memorial');
  expect(await ada(getPlan, { params })).toMatchObject({ way: 'elsewhere' });
  await asBefore('burial');
  expect(await ada(getPlan, { params })).toMatchObject({ way: 'green-burial' });
});

test('where the lines of a house do not say what they are for, its packages are offered as they are made alone', async () => {
  const parts = sql`select id, part from package_lines where package_id = 'christian-basic'`;
  const { rows } = await db.execute(parts);
  await db.execute(sql`update package_lines set part = 'any' where package_id = 'christian-basic' and part = 'grave'`);
  const tiersIn = async (way: Way) =>
    (await house.aVisitor()(listPackages, { query: { faithTradition: 'christian', way } })).map(({ tier }) => tier);
  expect(await tiersIn('burial')).toContain('basic');
  expect(await tiersIn('cremation')).not.toContain('basic');
  expect(await tiersIn('cremation')).toContain('premium');
  for (const { id, part } of rows) await db.execute(sql`update package_lines set part = ${part} where id = ${id}`);
});

/** One statement of the migration by which older houses come to know ways. */
function upgrade(start: string): string {
  const file = readFileSync(new URL('../../../migrations/0012_ways.sql', import.meta.url), 'utf8');
  const found = file.split('--> statement-breakpoint').find((statement) => statement.includes(start));
  if (!found) throw new Error(`no statement begins with ${start}`);
  return found;
}
