import { randomUUID } from 'node:crypto';
import { pathOf } from '@evenlight/contract/endpoint';
import {
  createPaymentIntent,
  getPlanMoney,
  getReceipt,
  getReceiptPdf,
  openPayment,
  readPaymentResult,
} from '@evenlight/contract/payments';
import { archivePlan, getPlan, updatePlan } from '@evenlight/contract/plans';
import { authenticateTestPayment, confirmTestPayment, type TestCardKind } from '@evenlight/contract/test-payments';
import { expect, test } from 'vitest';
import { openAnyHouse } from '../../testing/open-any-house.ts';
import { aPlanToPay } from '../../testing/plans.ts';

const house = await openAnyHouse();
const visitor = house.aVisitor();
type Member = Awaited<ReturnType<typeof house.aMember>>;

const begin = (
  member: Member,
  planId: Awaited<ReturnType<typeof aPlanToPay>>['id'],
  type: 'deposit' | 'full',
  amount: number,
) => member(createPaymentIntent, { body: { planId, type, amount } });

async function pay(
  member: Member,
  planId: Awaited<ReturnType<typeof aPlanToPay>>['id'],
  type: 'deposit' | 'full',
  amount: number,
  card: TestCardKind = 'succeeds',
) {
  const begun = await begin(member, planId, type, amount);
  const { paymentIntent, status } = await visitor(confirmTestPayment, {
    body: { clientSecret: begun.clientSecret, card },
  });
  const result = () => member(readPaymentResult, { body: { paymentIntent, clientSecret: begun.clientSecret } });
  return { ...begun, paymentIntent, status, result };
}

test('a plan is offered a deposit of 30 % and the whole, in cents that the server names', async () => {
  const member = await house.aMember();
  const { id: planId, totalCost } = await aPlanToPay(member);
  expect(totalCost).toBe('3600');
  expect(await member(getPlanMoney, { params: { planId } })).toMatchObject({
    totalCents: 360_000,
    paidCents: 0,
    balanceCents: 360_000,
    depositCents: 108_000,
    offers: { deposit: 108_000, full: 360_000 },
    blocked: null,
    isTest: true,
    payments: [],
    shares: [],
  });
});

test('a deposit is taken, the plan becomes active, and what is left is offered as the whole', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlanToPay(member);
  const paid = await pay(member, planId, 'deposit', 108_000);
  expect(paid.status).toBe('requires_capture');
  expect(await paid.result()).toMatchObject({ state: 'succeeded', cents: 108_000, planId });
  const money = await member(getPlanMoney, { params: { planId } });
  expect(money).toMatchObject({ paidCents: 108_000, balanceCents: 252_000, offers: { deposit: null, full: 252_000 } });
  expect(money.payments).toMatchObject([
    { type: 'deposit', cents: 108_000, state: 'succeeded', payerName: 'Ada Okafor' },
  ]);
  expect((await member(getPlan, { params: { planId } })).status).toBe('active');
  await expect(begin(member, planId, 'deposit', 108_000)).rejects.toMatchObject({
    status: 409,
    code: 'payment.not_due',
  });
  const rest = await pay(member, planId, 'full', 252_000);
  expect(await rest.result()).toMatchObject({ state: 'succeeded' });
  expect(await member(getPlanMoney, { params: { planId } })).toMatchObject({
    balanceCents: 0,
    offers: { deposit: null, full: null },
  });
  await expect(begin(member, planId, 'full', 252_000)).rejects.toMatchObject({ code: 'payment.not_due' });
});

test('nobody pays a sum that they were not shown, and not one cent', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlanToPay(member);
  for (const amount of [1, 107_999, 360_000]) {
    const answer = await member.raw('POST', '/api/create-payment-intent', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ planId, type: 'deposit', amount }),
    });
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([
      409,
      { code: 'payment.amount_changed', amount: 108_000 },
    ]);
  }
  for (const amount of [0, -5, 1.5, Number.NaN, 2 ** 53, '108000', null, [108_000]]) {
    const answer = await member.raw('POST', '/api/create-payment-intent', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ planId, type: 'deposit', amount }),
    });
    expect([answer.status, Object.keys(JSON.parse(answer.text).fields ?? {})], String(amount)).toEqual([
      400,
      ['amount'],
    ]);
  }
  expect((await member(getPlanMoney, { params: { planId } })).payments).toEqual([]);
});

test('the same request is the same payment, also when it is asked twenty times at once', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlanToPay(member);
  const begun = await Promise.all(Array.from({ length: 20 }, () => begin(member, planId, 'deposit', 108_000)));
  expect(new Set(begun.map(({ clientSecret }) => clientSecret)).size).toBe(1);
  expect(new Set(begun.map(({ paymentId }) => paymentId)).size).toBe(1);
});

test('a request to pay something else takes the place of the first, whose card form then goes nowhere', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlanToPay(member);
  const deposit = await begin(member, planId, 'deposit', 108_000);
  const full = await begin(member, planId, 'full', 360_000);
  expect(full.clientSecret).not.toBe(deposit.clientSecret);
  const late = await visitor(confirmTestPayment, { body: { clientSecret: deposit.clientSecret, card: 'succeeds' } });
  expect(late.status).toBe('canceled');
  expect((await member(getPlanMoney, { params: { planId } })).paidCents).toBe(0);
});

test('a declined card can be tried again under the same payment', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlanToPay(member);
  const first = await pay(member, planId, 'deposit', 108_000, 'declined');
  expect(first.status).toBe('requires_payment_method');
  expect(await first.result()).toMatchObject({ state: 'open', failure: 'declined' });
  const again = await pay(member, planId, 'deposit', 108_000);
  expect(again.paymentId).toBe(first.paymentId);
  expect(await again.result()).toMatchObject({ state: 'succeeded', failure: null });
});

test('a bank that asks first is answered, or refuses', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlanToPay(member);
  const paid = await pay(member, planId, 'deposit', 108_000, 'authentication-required');
  const { clientSecret } = paid;
  expect([paid.status, (await paid.result()).state]).toEqual(['requires_action', 'open']);
  const refused = await visitor(authenticateTestPayment, { body: { clientSecret, isApproved: false } });
  expect(refused).toMatchObject({ status: 'requires_payment_method', failure: 'authentication' });
  await visitor(confirmTestPayment, { body: { clientSecret, card: 'authentication-required' } });
  await visitor(authenticateTestPayment, { body: { clientSecret, isApproved: true } });
  expect(await paid.result()).toMatchObject({ state: 'succeeded' });
});

test('a payment that is confirmed later is under way until then, and nothing else can begin', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlanToPay(member);
  const paid = await pay(member, planId, 'deposit', 108_000, 'confirmed-later');
  expect(await paid.result()).toMatchObject({ state: 'processing' });
  expect(await member(getPlanMoney, { params: { planId } })).toMatchObject({
    isUnderWay: true,
    offers: { deposit: null, full: null },
  });
  await expect(begin(member, planId, 'full', 360_000)).rejects.toMatchObject({ code: 'payment.under_way' });
  // Nobody asks: the provider's notice alone brings it home.
  const paidCents = async () => (await member(getPlanMoney, { params: { planId } })).paidCents;
  await expect.poll(() => house.settle().then(paidCents)).toBe(108_000);
});

test('a plan made ahead of time, and one that has not said, cannot be charged on any path', async () => {
  const member = await house.aMember();
  for (const [planIntent, code, blocked] of [
    ['plan-ahead', 'payment.plan_ahead', 'plan-ahead'],
    [null, 'payment.intent_unknown', 'intent-unknown'],
  ] as const) {
    const { id: planId } = await aPlanToPay(member, { planIntent });
    for (const [type, amount] of [
      ['deposit', 108_000],
      ['full', 360_000],
    ] as const)
      await expect(begin(member, planId, type, amount)).rejects.toMatchObject({ status: 409, code });
    expect(await member(getPlanMoney, { params: { planId } })).toMatchObject({
      blocked,
      offers: { deposit: null, full: null },
    });
    // Begun while it was allowed, and changed before the card was confirmed.
    await member(updatePlan, { params: { planId }, body: { planIntent: 'at-need' } });
    const begun = await begin(member, planId, 'full', 360_000);
    await member(updatePlan, { params: { planId }, body: { planIntent } });
    const { clientSecret } = begun;
    const { paymentIntent } = await visitor(confirmTestPayment, { body: { clientSecret, card: 'succeeds' } });
    expect(await member(readPaymentResult, { body: { paymentIntent, clientSecret } })).toMatchObject({
      state: 'canceled',
    });
    expect((await member(getPlanMoney, { params: { planId } })).paidCents).toBe(0);
  }
});

test('a card that was authorised for a price that fell meanwhile is let go', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlanToPay(member);
  const { clientSecret } = await begin(member, planId, 'full', 360_000);
  await member(updatePlan, { params: { planId }, body: { addons: [] } });
  const { paymentIntent } = await visitor(confirmTestPayment, { body: { clientSecret, card: 'succeeds' } });
  expect(await member(readPaymentResult, { body: { paymentIntent, clientSecret } })).toMatchObject({
    state: 'canceled',
  });
  expect(await member(getPlanMoney, { params: { planId } })).toMatchObject({ paidCents: 0, offers: { full: 350_000 } });
});

test('an archived plan is not charged', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlanToPay(member);
  await member(archivePlan, { params: { planId } });
  await expect(begin(member, planId, 'full', 360_000)).rejects.toMatchObject({ code: 'payment.not_due' });
});

test('once something is paid, the price is changed by our team', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlanToPay(member);
  await (await pay(member, planId, 'deposit', 108_000)).result();
  const change = member(updatePlan, { params: { planId }, body: { addons: [] } });
  await expect(change).rejects.toMatchObject({ status: 409, code: 'plan.price_settled' });
});

test('the payment page learns everything from the server, and only its owner does', async () => {
  const [member, stranger] = [await house.aMember({ firstName: 'Rosa', lastName: 'Díaz' }), await house.aMember()];
  const { id: planId, packageName } = await aPlanToPay(member, { title: 'For Mateo' });
  const { clientSecret } = await begin(member, planId, 'deposit', 108_000);
  expect(await member(openPayment, { body: { clientSecret, planId } })).toMatchObject({
    planId,
    planTitle: 'For Mateo',
    type: 'deposit',
    cents: 108_000,
    customerName: 'Rosa Díaz',
    services: [packageName, 'Live Streaming'],
    state: 'open',
    cardForm: { kind: 'test' },
  });
  const other = await aPlanToPay(stranger);
  for (const body of [
    { clientSecret, planId: other.id },
    { clientSecret: `${clientSecret}x`, planId },
    { clientSecret: clientSecret.split('_secret_')[0] ?? '', planId },
    { clientSecret: 'pi_none_secret_none', planId },
  ])
    await expect(member(openPayment, { body })).rejects.toMatchObject({ status: 404, code: 'payment.not_found' });
  await expect(stranger(openPayment, { body: { clientSecret, planId } })).rejects.toMatchObject({
    code: 'payment.not_found',
  });
  await expect(visitor(openPayment, { body: { clientSecret, planId } })).rejects.toMatchObject({ status: 401 });
});

test('what an address says about a payment counts for nothing', async () => {
  const [member, stranger] = [await house.aMember(), await house.aMember()];
  const { id: planId } = await aPlanToPay(member);
  const { clientSecret } = await begin(member, planId, 'deposit', 108_000);
  const paymentIntent = clientSecret.split('_secret_')[0] ?? '';
  expect(await member(readPaymentResult, { body: { paymentIntent, clientSecret } })).toMatchObject({ state: 'open' });
  for (const body of [
    { paymentIntent: 'pi_made_up', clientSecret },
    { paymentIntent, clientSecret: 'pi_made_up_secret_x' },
  ])
    await expect(member(readPaymentResult, { body })).rejects.toMatchObject({ status: 404, code: 'payment.not_found' });
  await expect(stranger(readPaymentResult, { body: { paymentIntent, clientSecret } })).rejects.toMatchObject({
    status: 404,
  });
});

test('strangers and visitors can neither see nor pay what is not theirs', async () => {
  const [member, stranger] = [await house.aMember(), await house.aMember()];
  const { id: planId } = await aPlanToPay(member);
  await expect(stranger(getPlanMoney, { params: { planId } })).rejects.toMatchObject({
    status: 404,
    code: 'plan.not_found',
  });
  await expect(begin(stranger, planId, 'deposit', 108_000)).rejects.toMatchObject({
    status: 404,
    code: 'plan.not_found',
  });
  const body = { planId, type: 'deposit' as const, amount: 108_000 };
  await expect(visitor(createPaymentIntent, { body })).rejects.toMatchObject({ status: 401, code: 'session.required' });
  const foreign = { ...body, userId: stranger.person.id };
  await expect(member(createPaymentIntent, { body: foreign })).rejects.toMatchObject({
    status: 403,
    code: 'plan.foreign_user',
  });
  const clientSecret = `pi_test_${randomUUID()}_secret_x`;
  await expect(visitor(confirmTestPayment, { body: { clientSecret, card: 'succeeds' } })).rejects.toMatchObject({
    status: 404,
  });
});

test('a receipt has the figures of the ledger, as a page and on paper, for its owner only', async () => {
  const [member, stranger] = [await house.aMember({ firstName: 'Zofia', lastName: 'Wałęsa' }), await house.aMember()];
  const { id: planId } = await aPlanToPay(member, { title: 'For Lech' });
  const paid = await pay(member, planId, 'deposit', 108_000);
  const params = { paymentId: paid.paymentId };
  await expect(member(getReceipt, { params })).rejects.toMatchObject({ status: 404, code: 'payment.not_found' });
  await paid.result();
  expect(await member(getReceipt, { params })).toMatchObject({
    type: 'deposit',
    cents: 108_000,
    payerName: 'Zofia Wałęsa',
    planTitle: 'For Lech',
    reference: paid.paymentIntent,
    totalCents: 360_000,
    paidCents: 108_000,
    balanceCents: 252_000,
    refunds: [],
    isTest: true,
  });
  const { status, headers, text } = await member.raw('GET', pathOf(getReceiptPdf, { params }));
  expect([status, headers['content-type'], headers['cache-control'], text.slice(0, 5)]).toEqual([
    200,
    'application/pdf',
    'no-store',
    '%PDF-',
  ]);
  for (const endpoint of [getReceipt, getReceiptPdf]) {
    await expect(stranger(endpoint, { params })).rejects.toMatchObject({ status: 404, code: 'payment.not_found' });
    await expect(visitor(endpoint, { params })).rejects.toMatchObject({ status: 401 });
  }
  // Another one says that the plan is saved; which comes first is nobody's promise.
  const mails = [await house.nextMailTo(member.person.email), await house.nextMailTo(member.person.email)];
  const mail = mails.find(({ subject }) => subject === 'We have received your payment');
  expect(mail?.text).toContain('$1,080');
});
