// What would cost less: for whoever made the plan, exact to the cent, and gone back to the cent.
import { getCosts, listSavings } from '@evenlight/contract/costs';
import { costTotals } from '@evenlight/contract/costs/totals';
import type { PlanId } from '@evenlight/contract/ids';
import { getPlan, selectVenue, updatePlan } from '@evenlight/contract/plans';
import { searchVenues } from '@evenlight/contract/venues';
import { expect, test } from 'vitest';
import { openAnyHouse } from '../../testing/open-any-house.ts';
import { aPlan } from '../../testing/plans.ts';

const house = await openAnyHouse();
type Member = Awaited<ReturnType<typeof house.aMember>>;

async function totalOf(member: Member, planId: PlanId) {
  const { statement, lines } = await member(getCosts, { params: { planId } });
  return costTotals(statement.totalCents, lines).lowCents;
}
const savingsOf = (member: Member, planId: PlanId) => member(listSavings, { params: { planId } });

test('an add-on that is left out saves what was said, and put back it costs what it did', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member, { addons: [{ name: 'Live Streaming' }] });
  const { now, savings } = await savingsOf(member, planId);
  const before = await totalOf(member, planId);
  const saving = savings.find(({ is, savesCents }) => is === 'addon' && savesCents === 10_000);
  expect(saving).toBeDefined();
  const { version } = await member(updatePlan, { params: { planId }, body: { addons: [], version: now.version } });
  expect(await totalOf(member, planId)).toBe(before - 10_000);
  const addons = now.addons.map((name) => ({ name }));
  await member(updatePlan, { params: { planId }, body: { addons, version } });
  expect(await totalOf(member, planId)).toBe(before);
});

test('another way saves to the cent what was said, and the way back is the plan as it was', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member, { way: 'burial', packageTier: 'legacy' });
  const { now, savings } = await savingsOf(member, planId);
  const before = await member(getPlan, { params: { planId } });
  const total = await totalOf(member, planId);
  const saving = savings.find(({ is }) => is === 'way');
  if (saving?.is !== 'way') return expect.fail('no other way');
  const { version } = await member(updatePlan, {
    params: { planId },
    body: { way: saving.way, version: now.version },
  });
  expect(await totalOf(member, planId)).toBe(total - saving.savesCents);
  const { way, wayAgreed, declinedLines, addons } = now;
  const back = { way, wayAgreed, declinedLines, addons: addons.map((name) => ({ name })), version };
  await member(updatePlan, { params: { planId }, body: back });
  expect((await member(getPlan, { params: { planId } })).lines).toEqual(before.lines);
});

test('a place of the same kind nearby may cost less, and a day that is kept is not given up for it', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member);
  const { venues } = await member(searchVenues, { query: { faithTradition: 'christian' } });
  const dearest = venues.toSorted((one, other) => other.minCost - one.minCost);
  let found = 0;
  for (const venue of dearest.slice(0, 6)) {
    await member(selectVenue, { body: { planId, venueId: venue.id } });
    const before = await totalOf(member, planId);
    const { now, savings } = await savingsOf(member, planId);
    expect(now.venueId).toBe(venue.id);
    const saving = savings.find(({ is }) => is === 'venue');
    if (saving?.is !== 'venue') continue;
    found += 1;
    await member(selectVenue, { body: { planId, venueId: saving.venueId } });
    expect(await totalOf(member, planId)).toBe(before - saving.savesCents);
    await member(selectVenue, { body: { planId, venueId: venue.id } });
    expect(await totalOf(member, planId)).toBe(before);
    await member(selectVenue, { body: { planId, venueId: venue.id, serviceDate: '2031-06-11' } });
    expect((await savingsOf(member, planId)).savings.some(({ is }) => is === 'venue')).toBe(false);
    break;
  }
  expect(found).toBe(1);
});

test('nobody else is told what could be left out of a plan', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member);
  const stranger = await house.aMember();
  await expect(savingsOf(stranger, planId)).rejects.toMatchObject({ status: 404, code: 'plan.not_found' });
  const visitor = house.aVisitor();
  await expect(visitor(listSavings, { params: { planId } })).rejects.toMatchObject({ status: 401 });
});
