import { randomUUID } from 'node:crypto';
import type { PlanId } from '@evenlight/contract/ids';
import { createPaymentIntent, getPlanMoney, readPaymentResult } from '@evenlight/contract/payments';
import { updatePlan } from '@evenlight/contract/plans';
import { splitEvenly } from '@evenlight/contract/shares';
import { createShares, endShare, openShare, payShare, readShareResult, resendShare } from '@evenlight/contract/sharing';
import { confirmTestPayment } from '@evenlight/contract/test-payments';
import { expect, test } from 'vitest';
import { openAnyHouse } from '../../testing/open-any-house.ts';
import { aPlanToPay } from '../../testing/plans.ts';

const house = await openAnyHouse();
const visitor = house.aVisitor();
type Member = Awaited<ReturnType<typeof house.aMember>>;

const danutasPlan = async (member: Member) => (await aPlanToPay(member, { personName: 'Danuta Okafor' })).id;

const someone = (name: string, cents: number) => ({
  name,
  email: `${name.toLowerCase()}.${randomUUID()}@example.org`,
  cents,
});

const askFor = (
  member: Member,
  planId: PlanId,
  shares: ReturnType<typeof someone>[],
  idempotencyKey: string = randomUUID(),
) => member(createShares, { params: { planId }, body: { shares, idempotencyKey } });

async function tokenFor({ email }: { email: string }): Promise<string> {
  return /\/pay#([\w-]+)/.exec((await house.nextMailTo(email)).text)?.[1] ?? '';
}

async function payByLink(token: string, amount: number) {
  const { clientSecret } = await visitor(payShare, { body: { token, amount } });
  await visitor(confirmTestPayment, { body: { clientSecret, card: 'succeeds' } });
  return visitor(readShareResult, { body: { token } });
}

const moneyOf = (member: Member, planId: PlanId) => member(getPlanMoney, { params: { planId } });

test('the shares of three payers sum to the balance, and bring it to nothing', async () => {
  const member = await house.aMember();
  const planId = await danutasPlan(member);
  // A sum that three cannot share evenly.
  const parts = splitEvenly(360_000 - 200, 3);
  const people = parts.map((cents, place) => someone(['Ngozi', 'Emeka', 'Chidi'][place] ?? '', cents));
  const asked = await askFor(member, planId, people);
  expect(asked).toMatchObject({ promisedCents: 359_800, balanceCents: 360_000, offers: { deposit: null, full: 200 } });
  expect(asked.shares.map(({ name, state }) => [name, state])).toEqual([
    ['Ngozi', 'open'],
    ['Emeka', 'open'],
    ['Chidi', 'open'],
  ]);
  const tokens = await Promise.all(people.map(tokenFor));
  const paid = await Promise.all(tokens.map((token, place) => payByLink(token, parts[place] ?? 0)));
  expect(paid.map(({ state }) => state)).toEqual(['succeeded', 'succeeded', 'succeeded']);
  expect(await moneyOf(member, planId)).toMatchObject({ paidCents: 359_800, balanceCents: 200, promisedCents: 0 });
  const { clientSecret } = await member(createPaymentIntent, { body: { planId, type: 'full', amount: 200 } });
  const { paymentIntent } = await visitor(confirmTestPayment, { body: { clientSecret, card: 'succeeds' } });
  await member(readPaymentResult, { body: { paymentIntent, clientSecret } });
  const money = await moneyOf(member, planId);
  expect([money.paidCents, money.balanceCents, money.payments.length]).toEqual([360_000, 0, 4]);
  expect(money.payments.reduce((all, { cents }) => all + cents, 0)).toBe(money.totalCents);
});

test('a link shows who asks, for whom and how much, and nothing else of the plan', async () => {
  const member = await house.aMember({ firstName: 'Amara', lastName: 'Okafor' });
  const planId = await danutasPlan(member);
  const ben = someone('Ben', 50_000);
  await askFor(member, planId, [ben]);
  const token = await tokenFor(ben);
  const shown = await visitor(openShare, { body: { token } });
  expect(shown).toEqual({
    payerName: 'Ben',
    askerName: 'Amara Okafor',
    personName: 'Danuta Okafor',
    cents: 50_000,
    state: 'open',
    expiresAt: expect.any(String),
    cardForm: { kind: 'test' },
  });
  await expect(visitor(payShare, { body: { token, amount: 49_999 } })).rejects.toMatchObject({
    status: 409,
    code: 'payment.amount_changed',
  });
  expect(await payByLink(token, 50_000)).toMatchObject({ state: 'succeeded', cents: 50_000 });
  expect(await visitor(openShare, { body: { token } })).toMatchObject({ state: 'paid' });
  await expect(visitor(payShare, { body: { token, amount: 50_000 } })).rejects.toMatchObject({
    status: 409,
    code: 'share.paid',
  });
  const receipt = await house.nextMailTo(ben.email);
  expect([receipt.subject, receipt.text]).toEqual(['Thank you for your share', expect.stringContaining('$500')]);
});

test('the same request asks nobody twice', async () => {
  const member = await house.aMember();
  const planId = await danutasPlan(member);
  const [ben, idempotencyKey] = [someone('Ben', 10_000), randomUUID()];
  const asked = await Promise.all([
    askFor(member, planId, [ben], idempotencyKey),
    askFor(member, planId, [ben], idempotencyKey),
  ]);
  expect(asked.map(({ shares }) => shares.length)).toEqual([1, 1]);
  expect((await moneyOf(member, planId)).promisedCents).toBe(10_000);
});

test('others are never asked for more than is left, whoever asks at the same time', async () => {
  const member = await house.aMember();
  const planId = await danutasPlan(member);
  await expect(askFor(member, planId, [someone('Ben', 360_001)])).rejects.toMatchObject({
    status: 409,
    code: 'share.too_large',
  });
  const options = Array.from({ length: 6 }, (_, place) => askFor(member, planId, [someone(`P${place}`, 100_000)]));
  const outcomes = await Promise.allSettled(options);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect((await moneyOf(member, planId)).promisedCents).toBe(300_000);
});

test('what was asked of others is not offered to the owner, until it is taken back', async () => {
  const member = await house.aMember();
  const planId = await danutasPlan(member);
  const ben = someone('Ben', 300_000);
  const { shares } = await askFor(member, planId, [ben]);
  const token = await tokenFor(ben);
  expect((await moneyOf(member, planId)).offers).toEqual({ deposit: null, full: 60_000 });
  const { clientSecret } = await visitor(payShare, { body: { token, amount: 300_000 } });
  const params = { planId, shareId: shares[0]?.id ?? ('' as never) };
  expect((await member(endShare, { params })).offers).toEqual({ deposit: 108_000, full: 360_000 });
  await expect(visitor(openShare, { body: { token } })).rejects.toMatchObject({ status: 404, code: 'share.not_found' });
  await expect(visitor(payShare, { body: { token, amount: 300_000 } })).rejects.toMatchObject({
    code: 'share.not_found',
  });
  // A card form that was open meanwhile goes nowhere.
  expect((await visitor(confirmTestPayment, { body: { clientSecret, card: 'succeeds' } })).status).toBe('canceled');
  expect((await moneyOf(member, planId)).paidCents).toBe(0);
  await expect(member(endShare, { params })).rejects.toMatchObject({ status: 404, code: 'share.not_found' });
});

test('a new link makes the former one useless', async () => {
  const member = await house.aMember();
  const planId = await danutasPlan(member);
  const ben = someone('Ben', 10_000);
  const { shares } = await askFor(member, planId, [ben]);
  const first = await tokenFor(ben);
  const params = { planId, shareId: shares[0]?.id ?? ('' as never) };
  await member(resendShare, { params });
  const second = await tokenFor(ben);
  await expect(visitor(openShare, { body: { token: first } })).rejects.toMatchObject({ code: 'share.not_found' });
  expect(await payByLink(second, 10_000)).toMatchObject({ state: 'succeeded' });
  for (const change of [resendShare, endShare])
    await expect(member(change, { params })).rejects.toMatchObject({ code: 'share.paid' });
});

test('a new link closes a card form that the former one had opened, so that nobody pays unawares', async () => {
  const member = await house.aMember();
  const planId = await danutasPlan(member);
  const ben = someone('Ben', 10_000);
  const { shares } = await askFor(member, planId, [ben]);
  const token = await tokenFor(ben);
  const { clientSecret } = await visitor(payShare, { body: { token, amount: 10_000 } });
  await member(resendShare, { params: { planId, shareId: shares[0]?.id ?? ('' as never) } });
  expect((await visitor(confirmTestPayment, { body: { clientSecret, card: 'succeeds' } })).status).toBe('canceled');
  await expect(visitor(openShare, { body: { token } })).rejects.toMatchObject({ code: 'share.not_found' });
  expect((await moneyOf(member, planId)).paidCents).toBe(0);
});

test('a share for which nothing is left, because the price fell, has ended, and the owner can pay', async () => {
  const member = await house.aMember();
  const planId = await danutasPlan(member);
  const ben = someone('Ben', 360_000);
  await askFor(member, planId, [ben]);
  const token = await tokenFor(ben);
  await member(updatePlan, { params: { planId }, body: { addons: [] } });
  const money = await moneyOf(member, planId);
  expect(money).toMatchObject({ promisedCents: 0, balanceCents: 350_000, offers: { full: 350_000 } });
  expect(money.shares).toMatchObject([{ state: 'ended' }]);
  await expect(visitor(openShare, { body: { token } })).rejects.toMatchObject({ code: 'share.not_found' });
});

test('once the deposit has come in, from whomever, only the rest is offered', async () => {
  const member = await house.aMember();
  const planId = await danutasPlan(member);
  const ben = someone('Ben', 120_000);
  await askFor(member, planId, [ben]);
  await payByLink(await tokenFor(ben), 120_000);
  expect((await moneyOf(member, planId)).offers).toEqual({ deposit: null, full: 240_000 });
});

test('what the owner was about to pay is closed when others are asked for it', async () => {
  const member = await house.aMember();
  const planId = await danutasPlan(member);
  const { clientSecret } = await member(createPaymentIntent, { body: { planId, type: 'full', amount: 360_000 } });
  await askFor(member, planId, [someone('Ben', 100_000)]);
  expect((await visitor(confirmTestPayment, { body: { clientSecret, card: 'succeeds' } })).status).toBe('canceled');
});

test('a plan that turns out to be made ahead of time takes no share either', async () => {
  const member = await house.aMember();
  const planId = await danutasPlan(member);
  const ben = someone('Ben', 10_000);
  await askFor(member, planId, [ben]);
  const token = await tokenFor(ben);
  const { clientSecret } = await visitor(payShare, { body: { token, amount: 10_000 } });
  await member(updatePlan, { params: { planId }, body: { planIntent: 'plan-ahead' } });
  await expect(visitor(payShare, { body: { token, amount: 10_000 } })).rejects.toMatchObject({
    code: 'payment.plan_ahead',
  });
  await visitor(confirmTestPayment, { body: { clientSecret, card: 'succeeds' } });
  expect(await visitor(readShareResult, { body: { token } })).toMatchObject({ state: 'canceled' });
  await expect(askFor(member, planId, [ben])).rejects.toMatchObject({ status: 409, code: 'payment.plan_ahead' });
  expect((await moneyOf(member, planId)).paidCents).toBe(0);
});

test('strangers can neither ask for shares nor take them back, and guesses at links find nothing', async () => {
  const [member, stranger] = [await house.aMember(), await house.aMember()];
  const [planId, foreignPlan] = [await danutasPlan(member), await danutasPlan(stranger)];
  const { shares } = await askFor(member, planId, [someone('Ben', 10_000)]);
  const shareId = shares[0]?.id ?? ('' as never);
  await expect(askFor(stranger, planId, [someone('Eve', 10_000)])).rejects.toMatchObject({
    status: 404,
    code: 'plan.not_found',
  });
  for (const change of [endShare, resendShare]) {
    await expect(stranger(change, { params: { planId, shareId } })).rejects.toMatchObject({ code: 'plan.not_found' });
    await expect(stranger(change, { params: { planId: foreignPlan, shareId } })).rejects.toMatchObject({
      code: 'share.not_found',
    });
    await expect(visitor(change, { params: { planId, shareId } })).rejects.toMatchObject({ status: 401 });
  }
  for (const token of ['x'.repeat(43), `${'A'.repeat(42)}=`, shareId])
    await expect(visitor(openShare, { body: { token } })).rejects.toMatchObject({
      status: 404,
      code: 'share.not_found',
    });
});

test('a share below a dollar, without a name or with a broken address is refused, and the field is named', async () => {
  const member = await house.aMember();
  const planId = await danutasPlan(member);
  for (const [input, field] of [
    [{ ...someone('Ben', 99) }, 'shares.0.cents'],
    [{ ...someone('Ben', 1.5) }, 'shares.0.cents'],
    [{ ...someone('Ben', 500), name: ' ' }, 'shares.0.name'],
    [{ ...someone('Ben', 500), email: 'ben@x\nBcc: eve@example.org' }, 'shares.0.email'],
  ] as const) {
    const refusal = await askFor(member, planId, [input]).catch((refusal) => refusal);
    expect([refusal.status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
  }
});
