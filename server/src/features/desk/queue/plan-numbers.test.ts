// The short number of a plan: our team finds by it, and it opens nothing.
import { duplicatePlan, getPlan } from '@evenlight/contract/plans';
import { searchQueue } from '@evenlight/contract/queue';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { aPlan } from '../../../testing/plans.ts';

const house = await openTestHouse({ withSampleData: true });

test('every plan and every copy has a short number of its own, which the mail names', async () => {
  const ada = await house.aMember();
  const plan = await aPlan(ada);
  const copy = await ada(duplicatePlan, { params: { planId: plan.id }, body: {} });
  expect(plan.number).toMatch(/^EV-[34679CDFGHJKMNPR]{6}$/);
  expect(copy.number).not.toBe(plan.number);
  expect((await ada(getPlan, { params: { planId: plan.id } })).number).toBe(plan.number);
  expect((await house.nextMailTo(ada.person.email)).text).toContain(plan.number);
});

test('our team finds what is about a plan by its number, however it is typed', async () => {
  const [ada, ben] = [await house.aMember(), await house.aMember()];
  const staff = await house.aMember({ isStaff: true });
  const { id, number } = await aPlan(ada);
  await aPlan(ben);
  await house.settle();
  const found = async (search: string) =>
    (await staff(searchQueue, { body: { view: 'waiting', search } })).lines.map(({ planId }) => planId);
  for (const typed of [number, number.toLowerCase().replace('-', ' ')]) expect(await found(typed)).toEqual([id]);
  expect(await found('EV-333333')).toEqual([]);
});

test('a number opens nothing, not even for its owner or our team', async () => {
  const [ada, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const { number } = await aPlan(ada);
  for (const somebody of [ada, staff, house.aVisitor()])
    for (const path of [`/api/funeral-plans/${number}`, `/api/staff/plans/${number}`])
      expect((await somebody.raw('GET', path)).status).toBeGreaterThanOrEqual(400);
  const search = await ada.raw('POST', '/api/staff/queue/search', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ view: 'waiting', search: number }),
  });
  expect(search.status).toBe(404);
});
