// What a deposit has secured stays secured, whatever becomes of the price.
import { randomUUID } from 'node:crypto';
import { decideAdjustment, requestAdjustment } from '@evenlight/contract/adjustments';
import { getCase } from '@evenlight/contract/cases';
import { AdjustmentId, type PlanId } from '@evenlight/contract/ids';
import { createPaymentIntent, getPlanMoney, readPaymentResult, refundPayment } from '@evenlight/contract/payments';
import { createShares, payShare, readShareResult } from '@evenlight/contract/sharing';
import { confirmTestPayment } from '@evenlight/contract/test-payments';
import { expect, test } from 'vitest';
import { openAnyHouse } from '../../testing/open-any-house.ts';
import { aPlan } from '../../testing/plans.ts';

const house = await openAnyHouse();
type Member = Awaited<ReturnType<typeof house.aMember>>;

async function payDeposit(member: Member, planId: PlanId) {
  const { depositCents: amount } = await member(getPlanMoney, { params: { planId } });
  const { clientSecret, paymentId } = await member(createPaymentIntent, { body: { planId, type: 'deposit', amount } });
  const { paymentIntent } = await house.aVisitor()(confirmTestPayment, { body: { clientSecret, card: 'succeeds' } });
  await member(readPaymentResult, { body: { paymentIntent, clientSecret } });
  return paymentId;
}

/** Somebody else pays a part by the link they were sent. */
async function payShareOf(member: Member, planId: PlanId, cents: number) {
  const email = `ngozi.${randomUUID()}@example.org`;
  const body = { shares: [{ name: 'Ngozi', email, cents }], idempotencyKey: randomUUID() };
  await member(createShares, { params: { planId }, body });
  const token = /\/pay#([\w-]+)/.exec((await house.nextMailTo(email)).text)?.[1] ?? '';
  const { clientSecret } = await house.aVisitor()(payShare, { body: { token, amount: cents } });
  await house.aVisitor()(confirmTestPayment, { body: { clientSecret, card: 'succeeds' } });
  await house.aVisitor()(readShareResult, { body: { token } });
}

async function confirmAdjustment(member: Member, staff: Member, planId: PlanId, amount: number) {
  const input = { description: 'A choir from Fresno', amount, idempotencyKey: randomUUID() };
  const { adjustments } = await member(requestAdjustment, { params: { planId }, body: input });
  const adjustmentId = AdjustmentId.parse(adjustments.at(-1)?.id);
  await staff(decideAdjustment, { params: { adjustmentId }, body: { state: 'confirmed' } });
}

test('a surcharge that our team confirms after a deposit alters only what is left to pay', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const { id: planId } = await aPlan(member, { planIntent: 'at-need' });
  const money = () => member(getPlanMoney, { params: { planId } });
  expect(await money()).toMatchObject({ isSecured: false });
  await payDeposit(member, planId);
  expect(await money()).toMatchObject({ isSecured: true, balanceCents: 245_000 });
  await confirmAdjustment(member, staff, planId, 80_000);
  expect(await money()).toMatchObject({
    isSecured: true,
    paidCents: 105_000,
    totalCents: 430_000,
    balanceCents: 325_000,
    offers: { deposit: null, full: 325_000 },
  });
  const { steps } = await staff(getCase, { params: { planId } });
  expect(steps).toEqual([{ to: 'in-progress', isBack: false, blockers: ['date'] }]);
});

test('a price that falls after a deposit leaves it secured', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const { id: planId } = await aPlan(member, { planIntent: 'at-need' });
  await payDeposit(member, planId);
  await confirmAdjustment(member, staff, planId, -100_000);
  expect(await member(getPlanMoney, { params: { planId } })).toMatchObject({
    isSecured: true,
    balanceCents: 145_000,
    offers: { deposit: null, full: 145_000 },
  });
});

test('a deposit that was given back does not secure the plan for whatever comes in later', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const { id: planId } = await aPlan(member, { planIntent: 'at-need' });
  const paymentId = await payDeposit(member, planId);
  const body = { cents: 105_000, reason: 'They asked for it', idempotencyKey: randomUUID() };
  await staff(refundPayment, { params: { paymentId }, body });
  await house.settle();
  await confirmAdjustment(member, staff, planId, 80_000);
  // $1,290 would secure it now; the old deposit was $1,050.
  await payShareOf(member, planId, 110_000);
  expect(await member(getPlanMoney, { params: { planId } })).toMatchObject({
    paidCents: 110_000,
    depositCents: 129_000,
    isSecured: false,
  });
  await payShareOf(member, planId, 19_000);
  expect(await member(getPlanMoney, { params: { planId } })).toMatchObject({ paidCents: 129_000, isSecured: true });
});
