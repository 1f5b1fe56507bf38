// What a deposit has secured stays secured, whatever becomes of the price.
import { randomUUID } from 'node:crypto';
import { decideAdjustment, requestAdjustment } from '@evenlight/contract/adjustments';
import { getCase } from '@evenlight/contract/cases';
import { AdjustmentId, type PlanId } from '@evenlight/contract/ids';
import { createPaymentIntent, getPlanMoney, readPaymentResult } from '@evenlight/contract/payments';
import { createPlan } from '@evenlight/contract/plans';
import { confirmTestPayment } from '@evenlight/contract/test-payments';
import { expect, test } from 'vitest';
import { openAnyHouse } from '../../testing/open-any-house.ts';

const house = await openAnyHouse();
type Member = Awaited<ReturnType<typeof house.aMember>>;

/** Christian, basic: $3,500. */
async function aPlan(member: Member): Promise<PlanId> {
  const body = { faithTradition: 'christian', packageTier: 'basic', planIntent: 'at-need' } as const;
  return (await member(createPlan, { body })).id;
}

async function payDeposit(member: Member, planId: PlanId) {
  const { depositCents: amount } = await member(getPlanMoney, { params: { planId } });
  const { clientSecret } = await member(createPaymentIntent, { body: { planId, type: 'deposit', amount } });
  const { paymentIntent } = await house.aVisitor()(confirmTestPayment, { body: { clientSecret, card: 'succeeds' } });
  await member(readPaymentResult, { body: { paymentIntent, clientSecret } });
}

async function confirmAdjustment(member: Member, staff: Member, planId: PlanId, amount: number) {
  const wish = { description: 'A choir from Fresno', amount, sendKey: randomUUID() };
  const { adjustments } = await member(requestAdjustment, { params: { planId }, body: wish });
  const adjustmentId = AdjustmentId.parse(adjustments.at(-1)?.id);
  await staff(decideAdjustment, { params: { adjustmentId }, body: { state: 'confirmed' } });
}

test('a surcharge that our team confirms after a deposit alters only what is left to pay', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const planId = await aPlan(member);
  const money = () => member(getPlanMoney, { params: { planId } });
  expect(await money()).toMatchObject({ isSecured: false });
  await payDeposit(member, planId);
  expect(await money()).toMatchObject({ isSecured: true, balanceCents: 245_000 });
  await confirmAdjustment(member, staff, planId, 80_000);
  expect(await money()).toMatchObject({
    ...{ isSecured: true, paidCents: 105_000, totalCents: 430_000, balanceCents: 325_000 },
    offers: { deposit: null, full: 325_000 },
  });
  const { steps } = await staff(getCase, { params: { planId } });
  expect(steps).toEqual([{ to: 'in-progress', isBack: false, blockers: ['date'] }]);
});

test('a price that falls after a deposit leaves it secured', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const planId = await aPlan(member);
  await payDeposit(member, planId);
  await confirmAdjustment(member, staff, planId, -100_000);
  expect(await member(getPlanMoney, { params: { planId } })).toMatchObject({
    ...{ isSecured: true, balanceCents: 145_000, offers: { deposit: null, full: 145_000 } },
  });
});
