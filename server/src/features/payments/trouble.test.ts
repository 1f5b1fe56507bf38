// What goes wrong between us and a provider, and how it ends well.
import { randomUUID } from 'node:crypto';
import type { PlanId } from '@evenlight/contract/ids';
import { createPaymentIntent, getPlanMoney, readPaymentResult, refundPayment } from '@evenlight/contract/payments';
import { getPlan, updatePlan } from '@evenlight/contract/plans';
import { createShares } from '@evenlight/contract/sharing';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startFakeStripe } from '../../testing/fake-stripe.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { aPlanToPay } from '../../testing/plans.ts';
import { openCashier } from './cashier.ts';
import { checkLedger } from './check-ledger.ts';
import { catchUp, nightly } from './jobs.ts';
import { settle } from './settle.ts';
import { findPayment } from './store.ts';
import { paymentRefunds } from './tables.ts';

const stripe = await startFakeStripe();
const house = await openTestHouse({ env: stripe.env, withSampleData: true });
const runningHouse = await openTestHouse({ env: stripe.env, sharing: house });
const { db } = house.world;
const cashier = await openCashier(house.world);
afterAll(stripe.close);
afterEach(() => {
  stripe.setAway(false);
  stripe.setLocked(false);
});

type Member = Awaited<ReturnType<typeof house.aMember>>;
const GOOD_CARD = '4242424242424242';

const begin = (member: Member, planId: PlanId, type: 'deposit' | 'full' = 'deposit', amount = 108_000) =>
  member(createPaymentIntent, { body: { planId, type, amount } });
const moneyOf = (member: Member, planId: PlanId) => member(getPlanMoney, { params: { planId } });

async function aPayment(member: Member) {
  const { id: planId } = await aPlanToPay(member);
  const begun = await begin(member, planId);
  stripe.confirm(begun.clientSecret, GOOD_CARD);
  await settle(cashier, begun.paymentId);
  return { ...begun, planId };
}

test('many who settle the same payments at once, in two processes, never wait for each other', async () => {
  const member = await house.aMember();
  const cashiers = [cashier, await openCashier(runningHouse.world), cashier, await openCashier(runningHouse.world)];
  for (let round = 0; round < 12; round += 1) {
    const { clientSecret, paymentId } = await begin(member, (await aPlanToPay(member)).id);
    stripe.confirm(clientSecret, GOOD_CARD);
    const settled = await Promise.all(cashiers.map((each) => settle(each, paymentId)));
    expect(new Set(settled.map((payment) => payment?.state))).toEqual(new Set(['succeeded']));
  }
});

test('somebody who comes back the next day and pays is found, although no notice came', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlanToPay(member);
  const { paymentId } = await begin(member, planId);
  house.clock.forward({ hours: 26 });
  const again = await begin(member, planId);
  expect(again.paymentId).toBe(paymentId);
  stripe.confirm(again.clientSecret, GOOD_CARD);
  await catchUp(cashier);
  expect(await findPayment(db, paymentId)).toMatchObject({ state: 'succeeded' });
});

test('the night looks before it gives up: a good card is taken, and what nobody paid is closed', async () => {
  const member = await house.aMember();
  const [late, never] = [
    await begin(member, (await aPlanToPay(member)).id),
    await begin(member, (await aPlanToPay(member)).id),
  ];
  stripe.confirm(late.clientSecret, GOOD_CARD);
  house.clock.forward({ days: 8 });
  await nightly(cashier);
  expect(await findPayment(db, late.paymentId)).toMatchObject({ state: 'succeeded' });
  expect(await findPayment(db, never.paymentId)).toMatchObject({ state: 'canceled' });
  expect(stripe.intents.get(never.clientSecret.split('_secret_')[0] ?? '')?.status).toBe('canceled');
});

test('a refund that Stripe could not hear is asked for again, once, and blocks no other', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const { paymentId, planId } = await aPayment(member);
  const params = { paymentId };
  stripe.setAway(true);
  const input = { cents: 8_000, reason: 'Fewer guests', idempotencyKey: randomUUID() };
  await expect(staff(refundPayment, { params, body: input })).rejects.toMatchObject({ code: 'payment.provider_away' });
  stripe.setAway(false);
  house.clock.forward({ minutes: 3 });
  await catchUp(cashier);
  await catchUp(cashier);
  expect((await moneyOf(member, planId)).paidCents).toBe(100_000);
  expect(await staff(refundPayment, { params, body: input })).toMatchObject({ refundedCents: 8_000 });
  const other = { cents: 100_000, reason: 'All of it', idempotencyKey: randomUUID() };
  expect(await staff(refundPayment, { params, body: other })).toMatchObject({ refundedCents: 108_000 });
});

test('the same key for another refund is refused, and so is a sum that no card can have', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const { paymentId } = await aPayment(member);
  const params = { paymentId };
  const input = { cents: 1_000, reason: 'Fewer guests', idempotencyKey: randomUUID() };
  await staff(refundPayment, { params, body: input });
  const another = staff(refundPayment, { params, body: { ...input, cents: 5_000 } });
  await expect(another).rejects.toMatchObject({ status: 409, code: 'request.key_reused' });
  // Each colleague has keys of their own; a refund has one for all.
  const colleague = await house.aMember({ isStaff: true });
  const asColleague = colleague(refundPayment, { params, body: { ...input, cents: 5_000 } });
  await expect(asColleague).rejects.toMatchObject({ status: 400, code: 'request.invalid' });
  const tooMuch = { ...input, cents: 3_000_000_000, idempotencyKey: randomUUID() };
  const impossible = staff(refundPayment, { params, body: tooMuch });
  await expect(impossible).rejects.toMatchObject({ status: 400, code: 'request.invalid' });
});

test('with everything given back, the family may change the plan again', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const { paymentId, planId } = await aPayment(member);
  expect((await member(getPlan, { params: { planId } })).status).toBe('active');
  const input = { cents: 108_000, reason: 'Changed their mind', idempotencyKey: randomUUID() };
  await staff(refundPayment, { params: { paymentId }, body: input });
  // It never moves back by itself; what is free again is the choice.
  expect(await member(getPlan, { params: { planId } })).toMatchObject({ status: 'active', isPriceSettled: false });
  await member(updatePlan, { params: { planId }, body: { addons: [] } });
  expect((await moneyOf(member, planId)).offers).toEqual({ deposit: 105_000, full: 350_000 });
});

test('a refund that comes back, and what a bank draws and returns, are in the ledger', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const { paymentId, planId, clientSecret } = await aPayment(member);
  const input = { cents: 8_000, reason: 'Fewer guests', idempotencyKey: randomUUID() };
  await staff(refundPayment, { params: { paymentId }, body: input });
  Object.assign(stripe.refunds.at(-1) ?? {}, { status: 'failed' });
  expect(await checkLedger(cashier)).toEqual([]);
  expect((await moneyOf(member, planId)).paidCents).toBe(108_000);
  const dispute = stripe.dispute(clientSecret, 108_000);
  expect(await checkLedger(cashier)).toEqual([]);
  expect((await moneyOf(member, planId)).paidCents).toBe(0);
  dispute.status = 'won';
  expect(await checkLedger(cashier)).toEqual([]);
  expect((await moneyOf(member, planId)).paidCents).toBe(108_000);
});

test('a key that Stripe does not accept is told kindly to families and loudly to us', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlanToPay(member);
  stripe.setLocked(true);
  await expect(begin(member, planId)).rejects.toMatchObject({ status: 503, code: 'payment.provider_away' });
  expect(house.said.join('')).toContain('refuses to work with us');
  // Under the same key Stripe would say the same for a day, so the request gets a new key.
  stripe.setLocked(false);
  house.clock.forward({ minutes: 1 });
  expect(await begin(member, planId)).toMatchObject({ amount: 108_000 });
});

test('one payment that cannot be compared keeps no other from being made good', async () => {
  const member = await house.aMember();
  const [first, second] = [await aPayment(member), await aPayment(member)];
  stripe.intents.delete(first.clientSecret.split('_secret_')[0] ?? '');
  const form = new URLSearchParams({ payment_intent: second.clientSecret.split('_secret_')[0] ?? '', amount: '500' });
  await fetch(`${stripe.origin}/v1/refunds`, { method: 'POST', body: form });
  const differences = await checkLedger(cashier);
  expect(differences.map(({ paymentId }) => paymentId)).toEqual([first.paymentId]);
  expect((await moneyOf(member, second.planId)).paidCents).toBe(107_500);
});

test('no rest is left, and none is offered, that is too little for a card', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlanToPay(member);
  const ask = (cents: number) => {
    const shares = [{ name: 'Ben', email: 'ben@example.org', cents }];
    return member(createShares, { params: { planId }, body: { shares, idempotencyKey: randomUUID() } });
  };
  await expect(ask(359_970)).rejects.toMatchObject({ status: 409, code: 'share.rest_too_small' });
  expect((await ask(359_950)).offers).toEqual({ deposit: null, full: 50 });
});

test('a payment that was given up while its intent was being made stays given up', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlanToPay(member);
  const results = await Promise.allSettled([
    begin(member, planId),
    begin(member, planId, 'full', 360_000),
    begin(member, planId),
  ]);
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'payment.under_way' });
    else stripe.confirm(result.value.clientSecret, '4000000000000002');
  }
  for (const result of results) {
    if (result.status === 'rejected') continue;
    const { clientSecret } = result.value;
    const body = { paymentIntent: clientSecret.split('_secret_')[0] ?? '', clientSecret };
    expect(['open', 'canceled']).toContain((await member(readPaymentResult, { body })).state);
  }
});

test('what was asked for and has no answer yet counts as given back', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const { paymentId } = await aPayment(member);
  // As after a crash between asking the provider and writing down its answer.
  const unanswered = { id: randomUUID(), paymentId, cents: 100_000, reason: 'Fewer guests' };
  await house.world.db.insert(paymentRefunds).values({ ...unanswered, askedAt: house.clock.now() });
  const input = { cents: 50_000, reason: 'And more', idempotencyKey: randomUUID() };
  const tooMuch = staff(refundPayment, { params: { paymentId }, body: input });
  await expect(tooMuch).rejects.toMatchObject({ status: 409, code: 'payment.refund_too_large' });
});
