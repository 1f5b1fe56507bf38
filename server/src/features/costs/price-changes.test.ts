// Prices that change after they were taken into the costs: both figures and the day are told, and the total keeps what was agreed.
import { getCosts, listSavings } from '@evenlight/contract/costs';
import { InquiryId } from '@evenlight/contract/ids';
import { selectVenue, updatePlan } from '@evenlight/contract/plans';
import { chooseQuote } from '@evenlight/contract/vendors/inquiries';
import { answerInquiry } from '@evenlight/contract/vendors/replies';
import { searchVenues } from '@evenlight/contract/venues';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { aPlan } from '../../testing/plans.ts';
import { ask, aVendor, tokenMailedTo } from '../../testing/vendor-people.ts';
import { addons } from '../catalogue/tables.ts';
import { planLines } from '../plans/tables.ts';
import { venues } from '../venues/tables.ts';

const house = await openTestHouse({ withSampleData: true, env: { RATE_LIMIT_FACTOR: '1000' } });
const { db } = house.world;

test('of a line whose price on our list has changed, both figures and the day are told', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member, { addons: [{ name: 'Live Streaming' }] });
  const read = () => member(getCosts, { params: { planId } });
  const { statement, priceChanges } = await read();
  expect(priceChanges).toEqual([]);
  const told = house.clock.now().toISOString();
  await db.update(addons).set({ priceCents: 12_500, isExample: false }).where(eq(addons.name, 'Live Streaming'));
  await db.update(planLines).set({ isExample: false }).where(eq(planLines.planId, planId));
  house.clock.forward({ hours: 30 });
  // Another change of the plan since does not make it a price of today.
  const later = await house.onAnotherDevice(member);
  await later(updatePlan, { params: { planId }, body: { budget: 500_000 } });
  const after = await later(getCosts, { params: { planId } });
  expect(after.statement.totalCents).toBe(statement.totalCents);
  const item = statement.lines.find(({ name }) => name === 'Live Streaming')?.item;
  expect(after.priceChanges).toEqual([{ is: 'line', item, nowCents: 12_500, toldAt: told }]);
});

test('what would not come back at the same price is not named as what could be left out', async () => {
  const member = await house.aMember();
  const streaming = { name: 'Live Streaming' };
  const { id: planId } = await aPlan(member, { addons: [streaming], packageTier: 'premium', way: 'burial' });
  const ofAddons = async () => {
    const { savings } = await member(listSavings, { params: { planId } });
    return savings.filter(({ is }) => is === 'addon');
  };
  const [{ priceCents } = { priceCents: 0 }] = await db.select().from(addons).where(eq(addons.name, streaming.name));
  const nowCosts = (cents: number) =>
    db.update(addons).set({ priceCents: cents }).where(eq(addons.name, streaming.name));
  await nowCosts(priceCents + 1);
  expect(await ofAddons()).toEqual([]);
  const told = await db.select().from(planLines).where(eq(planLines.planId, planId));
  const { cents = 0 } = told.find(({ source }) => source === 'addon') ?? {};
  await nowCosts(cents);
  expect(await ofAddons()).toHaveLength(1);
});

test('a venue that raises its price does not raise what a family was told', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member);
  const { venues: found } = await member(searchVenues, { query: { faithTradition: 'christian' } });
  const [venue] = found;
  if (!venue) return expect.fail('no venue');
  await member(selectVenue, { body: { planId, venueId: venue.id } });
  const before = await member(getCosts, { params: { planId } });
  const maxCents = venue.maxCost + 100_000;
  await db
    .update(venues)
    .set({ minCents: venue.minCost + 5_000, maxCents })
    .where(eq(venues.id, venue.id));
  const after = await member(getCosts, { params: { planId } });
  expect(after.statement.totalCents).toBe(before.statement.totalCents);
  const toldAt = house.clock.now().toISOString();
  expect(after.priceChanges).toEqual([{ is: 'venue', nowCents: venue.minCost + 5_000, toldAt }]);
});

test('a vendor who asks another price is seen to, until the family has taken the quote', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member);
  const vendor = await aVendor(db);
  const { inquiries } = await ask(member, [vendor]);
  const inquiryId = InquiryId.parse(inquiries[0]?.id);
  const token = await tokenMailedTo(house, vendor);
  const answer = (cents: number, follows: number) => {
    const lines = [{ wanted: null, name: 'Casket spray', cents, note: '' }];
    return house.aVisitor()(answerInquiry, { body: { token, message: 'Gladly.', lines, follows } });
  };
  await answer(48_000, 0);
  const read = () => member(getCosts, { params: { planId } });
  expect((await read()).priceChanges).toEqual([]);
  await answer(52_000, 1);
  const changedAt = house.clock.now().toISOString();
  expect((await read()).priceChanges).toEqual([{ is: 'quote', inquiryId, beforeCents: 48_000, changedAt }]);
  await member(chooseQuote, { params: { inquiryId }, body: { quoteVersion: 2 } });
  const { lines, priceChanges } = await read();
  expect(priceChanges).toEqual([]);
  expect(lines.find(({ id }) => id === 'flowers')).toMatchObject({ state: 'agreed', figure: { lowCents: 52_000 } });
});
