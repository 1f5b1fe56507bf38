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

test('no house of prayer is named in place of another', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member);
  const { venues } = await member(searchVenues, { query: { faithTradition: 'christian' } });
  const churches = venues.filter(({ type }) => type.startsWith('Religious'));
  expect(churches.length).toBeGreaterThan(1);
  for (const venue of churches.toSorted((one, other) => other.minCost - one.minCost).slice(0, 4)) {
    await member(selectVenue, { body: { planId, venueId: venue.id } });
    expect((await savingsOf(member, planId)).savings.some(({ is }) => is === 'venue')).toBe(false);
  }
});

test('a place is not chosen over what was changed in the plan meanwhile', async () => {
  const member = await house.aMember();
  const { id: planId, version } = await aPlan(member);
  const { venues } = await member(searchVenues, { query: { faithTradition: 'christian' } });
  const [venue] = venues;
  if (!venue) return expect.fail('no venue');
  await member(updatePlan, { params: { planId }, body: { budget: 500_000, version } });
  const choice = member(selectVenue, { body: { planId, venueId: venue.id, version } });
  await expect(choice).rejects.toMatchObject({ status: 409, code: 'plan.changed_meanwhile' });
  const chosen = await member(selectVenue, { body: { planId, venueId: venue.id, version: version + 1 } });
  expect(chosen.version).toBe(version + 2);
});

test('nobody else is told what could be left out of a plan', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member);
  const stranger = await house.aMember();
  await expect(savingsOf(stranger, planId)).rejects.toMatchObject({ status: 404, code: 'plan.not_found' });
  const visitor = house.aVisitor();
  await expect(visitor(listSavings, { params: { planId } })).rejects.toMatchObject({ status: 401 });
});
