// Lines that are a choice: nobody pays for them without having chosen them, in any package.
import { listPackages, unchosenLines } from '@evenlight/contract/catalogue';
import { createPlan, updatePlan } from '@evenlight/contract/plans';
import { getStatement } from '@evenlight/contract/statements';
import { packagedTraditions } from '@evenlight/contract/traditions';
import { expect, test } from 'vitest';
import { openAnyHouse } from '../../testing/open-any-house.ts';

const house = await openAnyHouse();
const offers = await house.aVisitor()(listPackages, { query: {} });
const premium = { faithTradition: 'christian', packageTier: 'premium' } as const;

test('a plan of any package costs what the package costs, and nothing that is a choice is in it', async () => {
  const ada = await house.aMember();
  expect(offers.flatMap(unchosenLines)).toHaveLength(2);
  for (const { faithTradition, tier, price } of offers.filter(({ lines }) => lines.some(({ isChoice }) => isChoice))) {
    const plan = await ada(createPlan, { body: { faithTradition, packageTier: tier } });
    expect(plan).toMatchObject({ estimatedCost: String(price), basePrice: String(price) });
    expect(plan.lines.filter(({ isChoice }) => isChoice)).toMatchObject([{ isDeclined: true, cents: 9_500 }]);
  }
  expect(offers).toHaveLength(3 * packagedTraditions.length);
});

test('choosing it adds it, another package leaves it out again', async () => {
  const ada = await house.aMember();
  const { id: planId } = await ada(createPlan, { body: premium });
  const params = { planId };
  expect(await ada(updatePlan, { params, body: { declinedLines: [] } })).toMatchObject({
    estimatedCost: '6595',
    basePrice: '6500',
  });
  // Another detail changes nothing about it.
  expect(await ada(updatePlan, { params, body: { title: 'For Danuta' } })).toMatchObject({ estimatedCost: '6595' });
  expect(await ada(updatePlan, { params, body: { packageTier: 'legacy' } })).toMatchObject({ estimatedCost: '12000' });
});

test('the statement of choices that are not saved says the same', async () => {
  const stated = await house.aVisitor()(getStatement, { query: premium });
  expect(stated).toMatchObject({ packageCents: 650_000, totalCents: 650_000 });
  const chosen = await house.aVisitor()(getStatement, { query: { ...premium, declined: '' } });
  expect(chosen).toMatchObject({ packageCents: 659_500 });
});
