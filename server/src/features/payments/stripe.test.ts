import { randomUUID } from 'node:crypto';
import type { PlanId } from '@evenlight/contract/ids';
import {
  createPaymentIntent,
  getPlanMoney,
  getReceipt,
  openPayment,
  readPaymentResult,
  refundPayment,
} from '@evenlight/contract/payments';
import { createPlan } from '@evenlight/contract/plans';
import { confirmTestPayment } from '@evenlight/contract/test-payments';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { auditEntries } from '../../platform/tables.ts';
import { signed, startFakeStripe } from '../../testing/fake-stripe.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { aPlanToPay } from '../../testing/plans.ts';
import { openCashier } from './cashier.ts';
import { checkLedger } from './check-ledger.ts';
import { paymentEntries, paymentNotices, payments } from './tables.ts';

const stripe = await startFakeStripe();
const house = await openTestHouse({ env: stripe.env, withSampleData: true });
/** A second process of the same house, as far as the database and Stripe can tell. */
const runningHouse = await openTestHouse({ env: stripe.env, sharing: house });
afterAll(stripe.close);
afterEach(() => stripe.setAway(false));

type Member = Awaited<ReturnType<typeof house.aMember>>;

const begin = (member: Member, planId: PlanId, type: 'deposit' | 'full' = 'deposit', amount = 108_000) =>
  member(createPaymentIntent, { body: { planId, type, amount } });
const referenceOf = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? '';
const resultOf = (member: Member, clientSecret: string) =>
  member(readPaymentResult, { body: { paymentIntent: referenceOf(clientSecret), clientSecret } });
const moneyOf = (member: Member, planId: PlanId) => member(getPlanMoney, { params: { planId } });
const eventsAbout = (clientSecret: string) =>
  stripe.events.filter((event) => JSON.stringify(event).includes(referenceOf(clientSecret)));

async function deliver(at: typeof house, event: object, options: Parameters<typeof signed>[1] = {}) {
  const { body, headers } = signed(event, { at: at.clock.now(), ...options });
  return at.app.inject({ method: 'POST', url: '/api/payment-notices/stripe', payload: body, headers });
}

test('the card form is Stripe’s own, and the amount at Stripe is the server’s', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlanToPay(member);
  const { clientSecret } = await begin(member, planId);
  expect(await member(openPayment, { body: { clientSecret, planId } })).toMatchObject({
    cardForm: { kind: 'stripe', publishableKey: stripe.env.STRIPE_PUBLISHABLE_KEY },
  });
  expect(stripe.intents.get(referenceOf(clientSecret))).toMatchObject({ amount: 108_000, currency: 'usd' });
  expect((await moneyOf(member, planId)).isTest).toBe(false);
  const tried = house.aVisitor()(confirmTestPayment, { body: { clientSecret, card: 'succeeds' } });
  await expect(tried).rejects.toMatchObject({ status: 404 });
});

test('notices delivered twenty times, shuffled, to two processes have one effect each', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlanToPay(member);
  const { clientSecret, paymentId } = await begin(member, planId);
  stripe.confirm(clientSecret, '4000 0000 0000 0002');
  stripe.confirm(clientSecret, '4242 4242 4242 4242');
  const deliveries = eventsAbout(clientSecret)
    .flatMap((event) => Array.from({ length: 20 }, (_, time) => ({ event, at: time % 2 ? house : runningHouse })))
    .sort(() => Math.random() - 0.5);
  const answers = await Promise.all(deliveries.map(({ event, at }) => deliver(at, event)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await house.settled(async () => (await moneyOf(member, planId)).paidCents)).toBe(108_000);
  // The capture has told of itself meanwhile; that comes twenty times as well.
  const later = eventsAbout(clientSecret).flatMap((event) => Array.from({ length: 20 }, () => event));
  await Promise.all(later.map((event, time) => deliver(time % 2 ? house : runningHouse, event)));
  await house.settle();
  expect([...house.said, ...runningHouse.said].join('')).not.toContain('a job failed');
  const entries = await house.world.db.select().from(paymentEntries).where(eq(paymentEntries.paymentId, paymentId));
  expect(entries.map(({ kind, cents }) => [kind, cents])).toEqual([['charge', 108_000]]);
  const mails = [await house.nextMailTo(member.person.email), await house.nextMailTo(member.person.email)];
  expect(mails.map(({ subject }) => subject).sort()).toEqual(['We have received your payment', 'Your plan is saved']);
  const audit = await house.world.db.select().from(auditEntries).where(eq(auditEntries.subject, paymentId));
  expect(audit.filter(({ action }) => action === 'payment.settled')).toHaveLength(1);
  // Both processes may have asked for the money in the same moment; Stripe has taken it once.
  expect(eventsAbout(clientSecret).filter(({ type }) => type === 'payment_intent.succeeded')).toHaveLength(1);
});

test('a forged, altered, unsigned or stale notice, or one from ahead of time, changes nothing', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlanToPay(member);
  const { clientSecret, paymentId } = await begin(member, planId);
  stripe.confirm(clientSecret, '4242424242424242');
  const event = { ...eventsAbout(clientSecret).at(-1), id: `evt_${randomUUID()}` };
  const true_ = signed(event, { at: house.clock.now() });
  const stale = new Date(house.clock.now().getTime() - 10 * 60_000);
  const early = new Date(house.clock.now().getTime() + 10 * 60_000);
  const answers = [
    await deliver(house, event, { secret: 'whsec_somebody_elses' }),
    await deliver(house, event, { at: stale }),
    await deliver(house, event, { at: early }),
    await house.app.inject({
      method: 'POST',
      url: '/api/payment-notices/stripe',
      payload: `${true_.body} `,
      headers: true_.headers,
    }),
    await house.app.inject({
      method: 'POST',
      url: '/api/payment-notices/stripe',
      payload: true_.body,
      headers: { 'content-type': 'application/json' },
    }),
    await house.app.inject({
      method: 'POST',
      url: '/api/payment-notices/stripe',
      payload: 'not json',
      headers: true_.headers,
    }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400, 400]);
  const notices = await house.world.db.select().from(paymentNotices).where(eq(paymentNotices.eventId, event.id));
  expect(notices).toEqual([]);
  const [row] = await house.world.db.select().from(payments).where(eq(payments.id, paymentId));
  expect(row?.state).toBe('open');
  // There is no endpoint for notices of another provider.
  const other = await house.app.inject({
    method: 'POST',
    url: '/api/payment-notices/test',
    payload: true_.body,
    headers: true_.headers,
  });
  expect(other.statusCode).toBe(404);
});

test('a notice that claims success for an unpaid intent is looked into, and nothing is booked', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlanToPay(member);
  const { clientSecret } = await begin(member, planId);
  const object = { ...stripe.intents.get(referenceOf(clientSecret)), status: 'succeeded', amount_received: 108_000 };
  const answer = await deliver(house, {
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object },
  });
  expect(answer.statusCode).toBe(200);
  await house.settle();
  expect(await moneyOf(member, planId)).toMatchObject({ paidCents: 0, payments: [] });
});

test('news about things we never made is taken politely', async () => {
  for (const object of [
    { object: 'customer', id: 'cus_1' },
    { object: 'payment_intent', id: 'pi_of_another_house' },
  ]) {
    const answer = await deliver(house, { id: `evt_${randomUUID()}`, object: 'event', type: 'x', data: { object } });
    expect(answer.statusCode).toBe(200);
  }
});

test('a decline, an authentication and a success arrive as Stripe has them', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlanToPay(member);
  const { clientSecret } = await begin(member, planId);
  stripe.confirm(clientSecret, '4000000000000002');
  expect(await resultOf(member, clientSecret)).toMatchObject({ state: 'open', failure: 'declined' });
  stripe.confirm(clientSecret, '4000002500003155');
  expect(await resultOf(member, clientSecret)).toMatchObject({ state: 'open' });
  expect((await begin(member, planId)).clientSecret).toBe(clientSecret);
  stripe.confirm(clientSecret, '4242424242424242');
  expect(await resultOf(member, clientSecret)).toMatchObject({ state: 'succeeded', failure: null });
});

test('while Stripe is away nobody is charged, people are told kindly, and asking again goes on where it was', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlanToPay(member);
  stripe.setAway(true);
  await expect(begin(member, planId)).rejects.toMatchObject({ status: 503, code: 'payment.provider_away' });
  stripe.setAway(false);
  const { clientSecret } = await begin(member, planId);
  stripe.confirm(clientSecret, '4242424242424242');
  stripe.setAway(true);
  await expect(resultOf(member, clientSecret)).rejects.toMatchObject({ status: 503, code: 'payment.provider_away' });
  stripe.setAway(false);
  expect(await resultOf(member, clientSecret)).toMatchObject({ state: 'succeeded' });
});

test('refunds are given once, never too much, and those made at Stripe itself are recorded', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const { id: planId } = await aPlanToPay(member);
  const { clientSecret, paymentId } = await begin(member, planId);
  stripe.confirm(clientSecret, '4242424242424242');
  await resultOf(member, clientSecret);
  const params = { paymentId };
  const input = { cents: 8_000, reason: 'Fewer guests', idempotencyKey: randomUUID() };
  const given = await Promise.all([
    staff(refundPayment, { params, body: input }),
    staff(refundPayment, { params, body: input }),
  ]);
  expect(given.map(({ refundedCents }) => refundedCents)).toEqual([8_000, 8_000]);
  const tooMuch = staff(refundPayment, { params, body: { ...input, cents: 100_001, idempotencyKey: randomUUID() } });
  await expect(tooMuch).rejects.toMatchObject({ status: 409, code: 'payment.refund_too_large' });
  await expect(member(refundPayment, { params, body: input })).rejects.toMatchObject({ status: 404 });
  // Somebody gives money back in Stripe's own dashboard, and Stripe tells us.
  const form = new URLSearchParams({ payment_intent: referenceOf(clientSecret), amount: '1000' });
  await fetch(`${stripe.origin}/v1/refunds`, { method: 'POST', body: form });
  await deliver(house, stripe.events.at(-1) ?? {});
  expect(await house.settled(async () => (await moneyOf(member, planId)).paidCents)).toBe(99_000);
  expect((await member(getReceipt, { params })).refunds.map(({ cents }) => cents)).toEqual([8_000, 1_000]);
});

test('the ledger cannot be altered', async () => {
  const { db } = house.world;
  await expect(db.update(paymentEntries).set({ cents: 1 })).rejects.toThrow();
  await expect(db.delete(paymentEntries)).rejects.toThrow();
});

test('the nightly check makes good what we missed, and reports what it cannot explain', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlanToPay(member);
  const { clientSecret, paymentId } = await begin(member, planId);
  stripe.confirm(clientSecret, '4242424242424242');
  await resultOf(member, clientSecret);
  const cashier = await openCashier(house.world);
  expect(await checkLedger(cashier)).toEqual([]);
  const missed = new URLSearchParams({ payment_intent: referenceOf(clientSecret), amount: '500' });
  await fetch(`${stripe.origin}/v1/refunds`, { method: 'POST', body: missed });
  expect(await checkLedger(cashier)).toEqual([]);
  expect((await moneyOf(member, planId)).paidCents).toBe(107_500);
  // A movement that Stripe knows nothing of.
  await house.world.db.insert(paymentEntries).values({
    id: randomUUID(),
    paymentId,
    kind: 'refund',
    cents: -7,
    reference: `re_${randomUUID()}`,
    at: house.clock.now(),
  });
  expect(await checkLedger(cashier)).toEqual([{ paymentId, ledgerCents: 107_493, providerCents: 107_500 }]);
  expect(house.said.join('')).toContain('the ledger and the provider differ');
});

test('what was tried out with the test provider is no money once Stripe has taken over', async () => {
  const tryout = await openTestHouse({ sharing: house });
  const member = await house.aMember();
  const { id: planId } = await aPlanToPay(member);
  const trying = async (amount: number, type: 'deposit' | 'full') => {
    const headers = {
      cookie: `${member.person.cookie.name}=${member.person.cookie.value}`,
      'content-type': 'application/json',
    };
    const body = JSON.stringify({ planId, type, amount });
    return JSON.parse((await tryout.aVisitor().raw('POST', '/api/create-payment-intent', { headers, body })).text);
  };
  const { clientSecret } = await trying(108_000, 'deposit');
  await tryout.aVisitor()(confirmTestPayment, { body: { clientSecret, card: 'succeeds' } });
  await trying(108_000, 'deposit');
  await trying(252_000, 'full');
  expect(await moneyOf(member, planId)).toMatchObject({ paidCents: 0, offers: { deposit: 108_000, full: 360_000 } });
  expect(await begin(member, planId)).toMatchObject({ amount: 108_000 });
});

test('with a licensed partner to hold it, money for a plan made ahead of time can be taken', async () => {
  const trusted = await openTestHouse({
    env: { ...stripe.env, PRENEED_TRUST_PARTNER: 'Bay Trust Co.' },
    withSampleData: true,
  });
  const member = await trusted.aMember();
  const { id: planId } = await member(createPlan, {
    body: { faithTradition: 'christian', packageTier: 'basic', planIntent: 'plan-ahead' },
  });
  const money = await member(getPlanMoney, { params: { planId } });
  expect(money).toMatchObject({ blocked: null, trustPartner: 'Bay Trust Co.', offers: { deposit: 105_000 } });
  expect(await begin(member, planId, 'deposit', 105_000)).toMatchObject({ amount: 105_000 });
});

test('no secret and no card stands in any log', () => {
  const said = [...house.said, ...runningHouse.said].join('\n');
  for (const secret of ['_secret_', stripe.env.STRIPE_SECRET_KEY, stripe.env.STRIPE_WEBHOOK_SECRET])
    expect(said).not.toContain(secret);
  // Half of the card's number: four digits stand in an id or a time now and then.
  expect(said).not.toMatch(/4242[ -]?4242/);
});
