import { randomUUID } from 'node:crypto';
import { decideAdjustment, requestAdjustment, withdrawAdjustment } from '@evenlight/contract/adjustments';
import { getCase } from '@evenlight/contract/cases';
import type { Sent } from '@evenlight/contract/endpoint';
import { createPaymentIntent, getPlanMoney, readPaymentResult, refundPayment } from '@evenlight/contract/payments';
import { listPlanVersions } from '@evenlight/contract/plan-versions';
import { duplicatePlan, getPlan, type Plan, updatePlan } from '@evenlight/contract/plans';
import type { QueueLine } from '@evenlight/contract/queue';
import { getPlanStatement } from '@evenlight/contract/statements';
import { confirmTestPayment } from '@evenlight/contract/test-payments';
import type { Way } from '@evenlight/contract/ways';
import { expect, test } from 'vitest';
import { present } from '../../../testing/lived-in/place.ts';
import { mailAbout } from '../../../testing/mail-about.ts';
import { openAnyHouse } from '../../../testing/open-any-house.ts';
import { aPlanToPay, type PlanOptions } from '../../../testing/plans.ts';
import { queueOf } from '../../../testing/queue-lines.ts';

const house = await openAnyHouse();
type Member = Awaited<ReturnType<typeof house.aMember>>;

/** A burial plan, as is customary for Christians, with its deposit paid. */
async function aPaidPlan(member: Member, options: PlanOptions = {}): Promise<Plan> {
  const plan = await aPlanToPay(member, options);
  const params = { planId: plan.id };
  const { offers } = await member(getPlanMoney, { params });
  const { clientSecret } = await member(createPaymentIntent, {
    body: { planId: plan.id, type: 'deposit', amount: present(offers.deposit) },
  });
  const { paymentIntent } = await member(confirmTestPayment, { body: { clientSecret, card: 'succeeds' } });
  await member(readPaymentResult, { body: { paymentIntent, clientSecret } });
  return member(getPlan, { params });
}

const inWay = (member: Member, { id: planId }: Plan, way: Way) =>
  member(updatePlan, { params: { planId }, body: { way } });
const openIn = ({ adjustments }: Plan) =>
  adjustments.filter(({ state }) => state === 'requested').map(({ way, cents }) => ({ way, cents }));
const firstOf = ({ adjustments }: Plan) => present(adjustments[0]).id;

/** What the same choices cost where nothing was paid. */
async function unpaidIn(member: Member, way: Way, options: PlanOptions = {}): Promise<Plan> {
  return aPlanToPay(member, { ...options, way });
}
const centsOf = ({ totalCost }: Pick<Plan, 'totalCost'>) => Math.round(Number(totalCost) * 100);

test('after a deposit the way is changed at once, the lines stay, and one request asks for the difference', async () => {
  const member = await house.aMember();
  const before = await aPaidPlan(member);
  const cremation = await unpaidIn(member, 'cremation');
  const after = await inWay(member, before, 'cremation');
  expect(after).toMatchObject({
    way: 'cremation',
    pricedWay: before.pricedWay,
    serviceType: 'cremation',
    lines: before.lines,
    totalCost: before.totalCost,
    projectedCost: cremation.totalCost,
  });
  expect(openIn(after)).toEqual([{ way: 'cremation', cents: centsOf(cremation) - centsOf(before) }]);
  // Sent again, it is the same change.
  expect(openIn(await inWay(member, before, 'cremation'))).toHaveLength(1);
  const { id: planId } = before;
  const statement = await member(getPlanStatement, { params: { planId } });
  expect(statement).toMatchObject({ way: 'cremation', pricedWay: before.pricedWay, totalCents: centsOf(before) });
});

test('a request about a former choice is gone with it, and the way back needs none', async () => {
  const member = await house.aMember();
  const before = await aPaidPlan(member);
  await inWay(member, before, 'cremation');
  const water = await inWay(member, before, 'water-cremation');
  const unpaid = await unpaidIn(member, 'water-cremation');
  expect(openIn(water)).toEqual([{ way: 'water-cremation', cents: centsOf(unpaid) - centsOf(before) }]);
  const back = await inWay(member, before, 'burial');
  expect(back).toMatchObject({ way: 'burial', pricedWay: 'burial', totalCost: before.totalCost, adjustments: [] });
});

test('confirmed, the lines are those that were asked about; the difference is in them and nothing is added twice', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const before = await aPaidPlan(member);
  const unpaid = await unpaidIn(member, 'cremation');
  const asked = await inWay(member, before, 'cremation');
  const decide = () =>
    staff(decideAdjustment, { params: { adjustmentId: firstOf(asked) }, body: { state: 'confirmed' } });
  const confirmed = await decide();
  const told = ({ lines }: Plan) => lines.map(({ item, cents, isDeclined }) => [item, cents, isDeclined]);
  expect(confirmed).toMatchObject({ way: 'cremation', pricedWay: 'cremation', totalCost: unpaid.totalCost });
  expect(told(confirmed)).toEqual(told(unpaid));
  expect(confirmed.projectedCost).toBe(confirmed.totalCost);
  expect(await decide()).toMatchObject({ totalCost: unpaid.totalCost, version: confirmed.version });
  const params = { planId: before.id };
  expect(await member(getPlanMoney, { params })).toMatchObject({ totalCents: centsOf(unpaid) });
  const statement = await member(getPlanStatement, { params });
  expect(statement).toMatchObject({ totalCents: centsOf(unpaid), adjustmentCents: 0, adjustments: [] });
  const [latest] = await member(listPlanVersions, { params });
  expect(latest?.changes).toContainEqual({
    field: 'totalCost',
    before: before.totalCost,
    after: unpaid.totalCost,
  });
  expect(latest?.changes).toContainEqual({
    field: 'adjustmentConfirmed',
    before: null,
    after: 'What happens with the body: Cremation',
  });
  const mail = await mailAbout(house, member, 'About the price of your plan');
  expect(mail).toContain('What happens with the body: Cremation. The lines of your plan are for this now');
  // From then on it is the plan's own way, and another one asks anew.
  expect(openIn(await inWay(member, before, 'burial'))).toEqual([
    { way: 'burial', cents: centsOf(before) - centsOf(unpaid) },
  ]);
});

test('declined, lines and price stay and say for which way they are, and the way is the family’s all the same', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const before = await aPaidPlan(member);
  const asked = await inWay(member, before, 'cremation');
  const params = { adjustmentId: firstOf(asked) };
  const declined = await staff(decideAdjustment, { params, body: { state: 'declined' } });
  expect(declined).toMatchObject({ way: 'cremation', lines: before.lines, totalCost: before.totalCost });
  expect(declined.pricedWay).toBe(before.pricedWay);
  expect(declined.projectedCost).toBe(before.totalCost);
  expect(await mailAbout(house, member, 'About the price of your plan')).toContain(
    'The lines of your plan stay as they are',
  );
  // Copied, it can be chosen again at the price of its way.
  const copy = await member(duplicatePlan, { params: { planId: before.id }, body: { saveKey: randomUUID() } });
  const anew = await member(updatePlan, { params: { planId: copy.id }, body: { packageTier: 'basic' } });
  expect(anew.totalCost).toBe((await unpaidIn(member, 'cremation')).totalCost);
});

test('withdrawing the request takes the way back with it', async () => {
  const member = await house.aMember();
  const before = await aPaidPlan(member);
  const asked = await inWay(member, before, 'cremation');
  const params = { planId: before.id, adjustmentId: firstOf(asked) };
  const back = await member(withdrawAdjustment, { params });
  expect(back).toMatchObject({ way: before.way, pricedWay: before.pricedWay, adjustments: [], lines: before.lines });
  await expect(member(withdrawAdjustment, { params })).rejects.toMatchObject({ code: 'adjustment.not_found' });
});

test('who had agreed to a way has agreed to it when it comes back', async () => {
  const member = await house.aMember();
  const before = await aPaidPlan(member, { faithTradition: 'hindu', way: 'burial', wayAgreed: 'clergy' });
  const asked = await inWay(member, await inWay(member, before, 'cremation'), 'water-cremation');
  expect(asked.wayAgreed).toBeNull();
  const params = { planId: before.id, adjustmentId: firstOf(asked) };
  expect(await member(withdrawAdjustment, { params })).toMatchObject({ way: 'burial', wayAgreed: 'clergy' });
});

test('our team sees the lines before it confirms them, and an add-on that was paid for stays as it was told', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const before = await aPaidPlan(member);
  const streaming = present(before.lines.find(({ source }) => source === 'addon'));
  const asked = await inWay(member, before, 'cremation');
  const seen = await staff(getCase, { params: { planId: before.id } });
  expect(seen.askedLines).toContainEqual(streaming);
  const params = { adjustmentId: firstOf(asked) };
  const confirmed = await staff(decideAdjustment, { params, body: { state: 'confirmed' } });
  expect(confirmed.lines).toContainEqual(streaming);
  expect(confirmed.lines).toEqual(seen.askedLines);
});

test('two devices that choose at once leave one request, about the way that the plan has', async () => {
  const member = await house.aMember();
  const before = await aPaidPlan(member);
  await Promise.all((['cremation', 'water-cremation', 'donation'] as const).map((way) => inWay(member, before, way)));
  const after = await member(getPlan, { params: { planId: before.id } });
  expect(openIn(after).map(({ way }) => way)).toEqual([after.way]);
});

test('an answer and another choice at once never leave lines for a way that the plan does not have', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const before = await aPaidPlan(member);
  const asked = await inWay(member, before, 'cremation');
  const params = { adjustmentId: firstOf(asked) };
  await Promise.allSettled([
    staff(decideAdjustment, { params, body: { state: 'confirmed' } }),
    inWay(member, before, 'burial'),
  ]);
  const after = await member(getPlan, { params: { planId: before.id } });
  expect(after.way).toBe('burial');
  const burial = await unpaidIn(member, 'burial');
  expect(after.projectedCost).toBe(burial.totalCost);
});

test('adjustments besides stay as they are, and lines still cannot be changed by the family', async () => {
  const member = await house.aMember();
  const before = await aPaidPlan(member);
  const params = { planId: before.id };
  await member(requestAdjustment, {
    params,
    body: { description: 'Own flowers', amount: -10_000, idempotencyKey: randomUUID() },
  });
  const asked = await inWay(member, before, 'cremation');
  expect(openIn(asked).map(({ way }) => way)).toEqual([undefined, 'cremation']);
  const changes: Sent<typeof updatePlan>['body'][] = [
    { addons: [] },
    { way: 'donation', addons: [] },
    { packageTier: 'premium' },
  ];
  for (const body of changes)
    await expect(member(updatePlan, { params, body })).rejects.toMatchObject({
      status: 409,
      code: 'plan.price_settled',
    });
  // The rest is still theirs to change while the request is open.
  expect(await member(updatePlan, { params, body: { personName: 'Rosa' } })).toMatchObject({
    way: 'cremation',
    lines: before.lines,
  });
});

test('a secular plan that had not decided, and one with a simple offer, can say any way after a deposit', async () => {
  const member = await house.aMember();
  const secular = { faithTradition: 'secular' } as const;
  const undecided = await aPaidPlan(member, secular);
  const cremation = await inWay(member, undecided, 'cremation');
  const unpaid = await unpaidIn(member, 'cremation', secular);
  expect(openIn(cremation)).toEqual([{ way: 'cremation', cents: centsOf(unpaid) - centsOf(undecided) }]);
  const simple = await aPaidPlan(member, { ...secular, packageTier: 'simple', way: 'cremation', addons: [] });
  const staff = await house.aMember({ isStaff: true });
  // No simple offer is made for it: our team talks with the family first.
  const donated = await inWay(member, simple, 'donation');
  expect(openIn(donated)).toEqual([{ way: 'donation', cents: 0 }]);
  const settled = await staff(decideAdjustment, {
    params: { adjustmentId: firstOf(donated) },
    body: { state: 'confirmed', note: 'As we said on the phone' },
  });
  expect(settled).toMatchObject({ way: 'donation', pricedWay: 'cremation', totalCost: simple.totalCost });
  expect(settled.packageName).toBe(simple.packageName);
  expect(await mailAbout(house, member, 'About the price of your plan')).toContain(
    'The lines of your plan stay as they are',
  );
});

test('not to know it yet takes nothing out of the plan and asks for nothing', async () => {
  const member = await house.aMember();
  const before = await aPaidPlan(member, { faithTradition: 'secular', way: 'cremation' });
  const after = await inWay(member, before, 'undecided');
  expect(after).toMatchObject({ way: 'undecided', pricedWay: 'cremation', lines: before.lines, adjustments: [] });
});

test('the kind of service that other programs send sets the way after a deposit too', async () => {
  const member = await house.aMember();
  const before = await aPaidPlan(member);
  const params = { planId: before.id };
  const after = await member(updatePlan, { params, body: { serviceType: 'cremation' } });
  expect(after).toMatchObject({ way: 'cremation', lines: before.lines });
  expect(openIn(after)).toHaveLength(1);
});

test('our team reads it in its queue, and a copy of the plan says that its prices are for another way', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const before = await aPaidPlan(member);
  await inWay(member, before, 'cremation');
  const isIt = ({ kind, planId }: QueueLine) => kind === 'adjustment' && planId === before.id;
  const waiting = async () => (await queueOf(staff)).find(isIt);
  await house.settle();
  await expect
    .poll(waiting)
    .toMatchObject({ summary: expect.stringMatching(/^What happens with the body: Cremation · /) });
  const copy = await member(duplicatePlan, { params: { planId: before.id }, body: { saveKey: randomUUID() } });
  expect(copy).toMatchObject({ way: 'cremation', pricedWay: before.pricedWay, adjustments: [], isPriceSettled: false });
  // Chosen once more, it is what such a plan costs.
  const unpaid = await unpaidIn(member, 'cremation');
  const anew = await member(updatePlan, { params: { planId: copy.id }, body: { packageTier: 'basic' } });
  expect(anew).toMatchObject({ pricedWay: 'cremation', totalCost: unpaid.totalCost });
});

test('when everything went back, the family chooses again and the open request is gone', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const before = await aPaidPlan(member);
  const params = { planId: before.id };
  await inWay(member, before, 'cremation');
  const { payments } = await member(getPlanMoney, { params });
  const { id: paymentId, cents } = present(payments[0]);
  await staff(refundPayment, {
    params: { paymentId },
    body: { cents, reason: 'All of it', idempotencyKey: randomUUID() },
  });
  await expect.poll(async () => (await member(getPlan, { params })).isPriceSettled).toBe(false);
  const chosen = await member(updatePlan, { params, body: { way: 'cremation', packageTier: 'basic' } });
  const unpaid = await unpaidIn(member, 'cremation');
  expect(chosen).toMatchObject({ pricedWay: 'cremation', totalCost: unpaid.totalCost, adjustments: [] });
});
