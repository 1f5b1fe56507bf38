// Quotes of vendors, payments and shares flow into the costs; the family's roles hold; every figure agrees with every other.

import { requestAdjustment } from '@evenlight/contract/adjustments';
import { listAddons, listPackages } from '@evenlight/contract/catalogue';
import { getCosts, placeQuoteRequest, saveCost } from '@evenlight/contract/costs';
import { type CostLineId, type CostWords, nothingSaid } from '@evenlight/contract/costs/cost-lines';
import { heldIn } from '@evenlight/contract/costs/held';
import { costTotals, ourPartsOf } from '@evenlight/contract/costs/totals';
import { asDollarText, costOfPlan } from '@evenlight/contract/estimates';
import { aboutPage, listFamilyActivities, pageWritten } from '@evenlight/contract/families/activities';
import { InquiryId, type PlanId, type QuoteRequestId } from '@evenlight/contract/ids';
import { createPaymentIntent, getPlanMoney, readPaymentResult } from '@evenlight/contract/payments';
import { createPlan, getPlan } from '@evenlight/contract/plans';
import { createShares } from '@evenlight/contract/sharing';
import { getPlanStatement } from '@evenlight/contract/statements';
import { confirmTestPayment } from '@evenlight/contract/test-payments';
import { PackagedTradition, packagedTraditions } from '@evenlight/contract/traditions';
import { chooseQuote } from '@evenlight/contract/vendors/inquiries';
import { answerInquiry } from '@evenlight/contract/vendors/replies';
import { listVenues } from '@evenlight/contract/venues';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { auditEntries, news } from '../../platform/tables.ts';
import { aFamily } from '../../testing/family-people.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { aPlan } from '../../testing/plans.ts';
import { ask, aVendor, tokenMailedTo } from '../../testing/vendor-people.ts';
import { firstCatalogue } from '../catalogue/first-catalogue/first-catalogue.ts';
import { slugOf } from '../catalogue/rules.ts';
import { whatYouDid } from '../families/what-you-did.ts';

const house = await openTestHouse({ withSampleData: true, env: { RATE_LIMIT_FACTOR: '1000' } });
const { db } = house.world;
const visitor = house.aVisitor();
type Member = Awaited<ReturnType<typeof house.aMember>>;

const read = (member: Member, planId: PlanId) => member(getCosts, { params: { planId } });
const say = (member: Member, planId: PlanId, line: CostLineId, words: Partial<CostWords>, version = 0) =>
  member(saveCost, { params: { planId }, body: { line, words: { ...nothingSaid, ...words }, version } });
const exactly = (cents: number) => ({ lowCents: cents, highCents: cents });
const flowersIn = async (member: Member, planId: PlanId) =>
  (await read(member, planId)).lines.find(({ id }) => id === 'flowers');

async function anInquiry(member: Member) {
  const vendor = await aVendor(db);
  const { id: requestId, inquiries } = await ask(member, [vendor]);
  const answer = async (cents: number) => {
    const token = await tokenMailedTo(house, vendor);
    const lines = [{ wanted: null, name: 'Casket spray', cents, note: '' }];
    await visitor(answerInquiry, { body: { token, message: 'Gladly.', lines, follows: 0 } });
  };
  const choose = () =>
    member(chooseQuote, { params: { inquiryId: InquiryId.parse(inquiries[0]?.id) }, body: { quoteVersion: 1 } });
  return { vendor, requestId, answer, choose };
}

test('what a florist was asked is open, what they answered is quoted, and what the family took is agreed', async () => {
  const { planner, plan, as } = await aFamily(house);
  const { vendor, requestId, answer, choose } = await anInquiry(planner);
  expect(await flowersIn(planner, plan.id)).toMatchObject({ state: 'unknown', isAsked: true });
  await answer(48_050);
  const quoted = { state: 'quoted', figure: exactly(48_050), source: 'quote', isAsked: false };
  expect(await flowersIn(as.viewer, plan.id)).toMatchObject({ ...quoted, quotes: [{ vendorName: vendor.name }] });
  await choose();
  expect(await flowersIn(planner, plan.id)).toMatchObject({ state: 'agreed', figure: exactly(48_050) });
  // Each time whoever reads the costs is told, so that an open page shows it.
  const toViewer = and(eq(news.subject, requestId), eq(news.audience, `person:${as.viewer.person.id}`));
  const told = await db.select({ kind: news.kind }).from(news).where(toViewer);
  expect(told).toEqual(Array(told.length).fill({ kind: 'inquiry.changed' }));
  expect(told.length).toBeGreaterThanOrEqual(3);
});

test('the family’s history says once an hour who wrote down what others charge', async () => {
  const { plan, group, as } = await aFamily(house);
  const written = async () => {
    const { activities } = await as.viewer(listFamilyActivities, { query: { groupId: group.id } });
    return activities.filter(({ kind }) => kind === 'plan.saved').map(({ description }) => description);
  };
  await say(as.editor, plan.id, 'food', { state: 'estimate', ...exactly(30_000) });
  await say(as.editor, plan.id, 'hall', { state: 'not-needed' });
  expect(await written()).toEqual([expect.stringMatching(/ wrote down what others charge\.$/)]);
  house.clock.forward({ minutes: 61 });
  await say(as.editor, plan.id, 'travel', { state: 'not-needed' });
  expect(await written()).toHaveLength(2);
});

test('two who write in turn are told once an hour each, and what a family itself says is no page', async () => {
  const { planner, plan, group, as } = await aFamily(house);
  for (const [who, line] of [
    [as.editor, 'food'],
    [planner, 'hall'],
    [as.editor, 'travel'],
    [planner, 'permit'],
  ] as const)
    await say(who, plan.id, line, { state: 'estimate', ...exactly(1_000) });
  const { activities } = await as.viewer(listFamilyActivities, { query: { groupId: group.id } });
  expect(activities.filter(({ about }) => about === 'page:costs')).toHaveLength(2);
  expect(pageWritten({ kind: 'plan.saved', about: 'costs' })).toBeNull();
  // As whoever takes their data along reads it.
  expect(whatYouDid[aboutPage('costs')].en).toBe('You wrote down what others charge');
});

test('with two plans the family says for which one a quote is, and from then on it counts there alone', async () => {
  const member = await house.aMember();
  const [one, other] = [await aPlan(member), await aPlan(member)];
  const { requestId, vendor, answer } = await anInquiry(member);
  await answer(10_000);
  for (const { id } of [one, other]) {
    expect((await read(member, id)).unplaced).toMatchObject([{ requestId, vendorNames: [vendor.name] }]);
    expect(await flowersIn(member, id)).toMatchObject({ state: 'unknown', quotes: [] });
  }
  const place = (asker: Member, planId: PlanId, id: QuoteRequestId = requestId) =>
    asker(placeQuoteRequest, { params: { planId, requestId: id } });
  expect((await place(member, other.id)).unplaced).toEqual([]);
  expect(await flowersIn(member, other.id)).toMatchObject({ state: 'quoted' });
  expect(await flowersIn(member, one.id)).toMatchObject({ state: 'unknown', quotes: [] });
  const stranger = await house.aMember();
  const theirs = await aPlan(stranger);
  await expect(place(stranger, theirs.id)).rejects.toMatchObject({ status: 404, code: 'inquiry.not_found' });
  await expect(place(stranger, one.id)).rejects.toMatchObject({ status: 404, code: 'plan.not_found' });
  expect(await flowersIn(member, other.id)).toMatchObject({ state: 'quoted' });
});

test('a quote that was asked for while there was one plan stays with it when another is made', async () => {
  const member = await house.aMember();
  const first = await aPlan(member);
  const { answer } = await anInquiry(member);
  const second = await aPlan(member);
  await answer(10_000);
  expect(await flowersIn(member, first.id)).toMatchObject({ state: 'quoted' });
  expect(await flowersIn(member, second.id)).toMatchObject({ state: 'unknown', quotes: [] });
});

test('the family reads the costs, whoever edits the plan writes, and nobody but its owner sees money and names', async () => {
  const { planner, plan, as } = await aFamily(house, { plan: { planIntent: 'at-need' } });
  const params = { planId: plan.id };
  const shares = [{ name: 'Ben Secret', email: 'ben.secret@example.org', cents: 5_000 }];
  await planner(createShares, { params, body: { shares, idempotencyKey: '0b6c3c1e-5a76-4c77-8e4e-1c1f0a3f9d21' } });
  expect((await read(planner, plan.id)).money).toMatchObject({
    promisedCents: 5_000,
    shares: [{ name: 'Ben Secret', cents: 5_000, state: 'open' }],
  });
  await say(as.editor, plan.id, 'food', { state: 'estimate', ...exactly(30_000) });
  for (const role of ['contributor', 'member', 'viewer'] as const) {
    const costs = await read(as[role], plan.id);
    expect(costs).toMatchObject({ mayEdit: false, money: null, unplaced: [] });
    expect(JSON.stringify(costs)).not.toMatch(/secret/i);
    await expect(say(as[role], plan.id, 'food', { state: 'not-needed' }, 1)).rejects.toMatchObject({
      status: 403,
      code: 'family.role_too_low',
    });
  }
  const staff = await house.aMember({ isStaff: true });
  await expect(read(staff, plan.id)).rejects.toMatchObject({ status: 404, code: 'plan.not_found' });
});

test('each change is noted once without a word of it, and what changes nothing is not', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member);
  await say(member, planId, 'food', { state: 'estimate', ...exactly(30_000), payer: 'Rosalind' });
  await say(member, planId, 'food', { state: 'estimate', ...exactly(30_000), payer: 'Rosalind' });
  const noted = await db
    .select({ details: auditEntries.details })
    .from(auditEntries)
    .where(and(eq(auditEntries.subject, planId), eq(auditEntries.action, 'costs.changed')));
  expect(noted).toHaveLength(1);
  expect(JSON.stringify(noted)).not.toMatch(/Rosalind|30/);
});

test('what our first packages hold is known by the words of their lines', () => {
  const holding = (kind: Parameters<typeof heldIn>[0], tradition: string, tier: string) => {
    const offer = firstCatalogue.packages.find((one) => one.tradition === tradition && one.tier === tier);
    const lines = offer?.lines ?? expect.fail();
    return heldIn(
      kind,
      lines.map(({ name, kind, canDecline }) => ({ item: slugOf(name), kind, canDecline, isDeclined: false })),
    );
  };
  expect(holding('flowers', 'christian', 'premium')).toEqual(['church-flowers']);
  expect(holding('copies', 'christian', 'premium')).toEqual(['five-certified-copies-of-the-death-certificate']);
  expect(holding('food', 'christian', 'premium')).toEqual([]);
  expect(holding('food', 'christian', 'legacy')).toHaveLength(1);
  expect(holding('clergy', 'christian', 'premium')).toEqual([]);
  expect(holding('music', 'christian', 'premium')).toEqual(['organist-or-choir-their-fee']);
  for (const tradition of ['hindu', 'buddhist', 'sikh'])
    for (const tier of ['basic', 'premium', 'legacy']) {
      expect(holding('crematory', tradition, tier), tradition).toHaveLength(1);
      expect(holding('permit', tradition, tier), tradition).toHaveLength(1);
    }
  expect(holding('clergy', 'hindu', 'premium')).not.toEqual([]);
});

const venues = await visitor(listVenues, { query: {} });
const offers = [];
for (const faithTradition of packagedTraditions) {
  const [offer] = (await visitor(listPackages, { query: { faithTradition } })).filter(({ tier }) => tier !== 'simple');
  if (!offer) continue;
  offers.push({ offer, addons: await visitor(listAddons, { query: { faithTradition, tier: offer.tier } }) });
}
const cents = fc.integer({ min: 0, max: 5_000_000 });
const choices = fc.constantFrom(...offers).chain(({ offer, addons }) =>
  fc.record({
    offer: fc.constant(offer),
    addons: fc.subarray(addons),
    declined: fc.subarray(offer.lines.filter(({ canDecline }) => canDecline).map(({ id }) => id)),
    venue: fc.option(fc.constantFrom(...venues)),
    budget: fc.option(cents),
    said: fc.array(fc.record({ line: fc.constantFrom('food', 'hall', 'travel'), low: cents, more: cents }), {
      maxLength: 3,
    }),
    adjustment: fc.option(fc.integer({ min: 1, max: 50_000 })),
    paysDeposit: fc.boolean(),
    shareCents: fc.option(fc.integer({ min: 100, max: 2_000 })),
  }),
);

const PLANS = process.env.TEST_ALL ? 300 : 12;

test(`for ${PLANS} random plans costs, statement, plan, shares and payments agree to the cent`, async () => {
  const ada = await house.aMember();
  await fc.assert(
    fc.asyncProperty(choices, async (chosen) => {
      const { offer, addons, declined, venue, budget, said, adjustment, paysDeposit, shareCents } = chosen;
      const { id: planId } = await ada(createPlan, {
        body: {
          faithTradition: PackagedTradition.parse(offer.faithTradition),
          packageTier: offer.tier,
          planIntent: 'at-need',
          addons: addons.map(({ name }) => ({ name })),
          declinedLines: declined,
          venueId: venue?.id ?? null,
          budget,
        },
      });
      const params = { planId };
      if (adjustment !== null)
        await ada(requestAdjustment, {
          params,
          body: { description: 'A second car', amount: adjustment, idempotencyKey: crypto.randomUUID() },
        });
      if (paysDeposit) await payDeposit(ada, planId);
      if (shareCents !== null)
        await ada(createShares, {
          params,
          body: {
            shares: [{ name: 'Ben', email: 'ben@example.org', cents: shareCents }],
            idempotencyKey: crypto.randomUUID(),
          },
        });
      for (const { line, low, more } of new Map(said.map((one) => [one.line, one])).values())
        await say(ada, planId, line, { state: 'estimate', lowCents: low, highCents: low + more });

      const costs = await read(ada, planId);
      const money = await ada(getPlanMoney, { params });
      const plan = await ada(getPlan, { params });
      const { totalCents } = costs.statement;
      expect(costs.statement).toEqual(await ada(getPlanStatement, { params }));
      expect(totalCents).toBe(money.totalCents);
      expect(totalCents).toBe(costOfPlan(plan));
      expect(plan.totalCost).toBe(asDollarText(totalCents));
      const parts = Object.values(ourPartsOf(costs.statement)).reduce((sum, part) => sum + part, 0);
      expect(Math.max(0, parts)).toBe(totalCents);
      expect(costs.money).toMatchObject({
        paidCents: money.paidCents,
        promisedCents: money.promisedCents,
        balanceCents: money.balanceCents,
      });
      expect(money.paidCents + money.balanceCents).toBe(totalCents);
      expect(costs.isSecured).toBe(money.isSecured);
      expect(costs.budgetCents).toBe(budget);
      const asked = costs.money?.shares.reduce((sum, { cents, state }) => sum + (state === 'open' ? cents : 0), 0);
      expect(asked).toBe(money.promisedCents);
      const totals = costTotals(totalCents, costs.lines);
      const low = costs.lines.reduce((sum, { figure }) => sum + (figure?.lowCents ?? 0), 0);
      expect(totals.lowCents).toBe(totalCents + low);
    }),
    { numRuns: PLANS, endOnFailure: true },
  );
});

async function payDeposit(member: Member, planId: PlanId) {
  const { offers: open } = await member(getPlanMoney, { params: { planId } });
  if (open.deposit === null) return;
  const body = { planId, type: 'deposit', amount: open.deposit } as const;
  const { clientSecret } = await member(createPaymentIntent, { body });
  const { paymentIntent } = await visitor(confirmTestPayment, { body: { clientSecret, card: 'succeeds' } });
  await member(readPaymentResult, { body: { paymentIntent, clientSecret } });
}
