// A family asks for money back, and our team answers.
import { randomUUID } from 'node:crypto';
import type { PlanId } from '@evenlight/contract/ids';
import { createPaymentIntent, getPlanMoney, readPaymentResult, refundPayment } from '@evenlight/contract/payments';
import { readQueueItem } from '@evenlight/contract/queue';
import { askForRefund, declineRefund, REFUND_WORDS_MAX } from '@evenlight/contract/refunds';
import { confirmTestPayment } from '@evenlight/contract/test-payments';
import { expect, test } from 'vitest';
import { openAnyHouse } from '../../testing/open-any-house.ts';
import { aPlan } from '../../testing/plans.ts';
import { queueOf } from '../../testing/queue-lines.ts';

const house = await openAnyHouse();
type Member = Awaited<ReturnType<typeof house.aMember>>;

const DEPOSIT = 105_000;

async function aPaidPlan(member: Member) {
  const { id: planId } = await aPlan(member, { planIntent: 'at-need' });
  const input = { planId, type: 'deposit' as const, amount: DEPOSIT };
  const { clientSecret, paymentId } = await member(createPaymentIntent, { body: input });
  const { paymentIntent } = await house.aVisitor()(confirmTestPayment, { body: { clientSecret, card: 'succeeds' } });
  await member(readPaymentResult, { body: { paymentIntent, clientSecret } });
  return { planId, paymentId };
}

const asking = (reason = `My brother has paid as well ${randomUUID()}`) => ({ reason, idempotencyKey: randomUUID() });
const ask = (member: Member, planId: PlanId, body = asking()) => member(askForRefund, { params: { planId }, body });
const requestOf = async (member: Member, planId: PlanId) =>
  (await member(getPlanMoney, { params: { planId } })).refundRequest;
const promiseFor = async (staff: Member, planId: PlanId) =>
  (await queueOf(staff)).find((one) => one.kind === 'refund-request' && one.planId === planId);

async function letterTo(member: Member, subject: string) {
  for (let tries = 0; tries < 8; tries += 1) {
    const mail = await house.nextMailTo(member.person.email);
    if (mail.subject === subject) return mail;
  }
  throw new Error('the letter did not come');
}

test('what a family asks for is promised within a day, and giving it back keeps the promise', async () => {
  const [member, staff] = [
    await house.aMember(),
    await house.aMember({ isStaff: true, firstName: 'Tess', lastName: 'Lin' }),
  ];
  const { planId, paymentId } = await aPaidPlan(member);
  const asked = await ask(member, planId, asking('My brother has paid as well.'));
  expect(asked).toMatchObject({ reason: 'My brother has paid as well.', decision: null, decidedAt: null });
  expect(Date.parse(asked.answeredBy) - Date.parse(asked.askedAt)).toBe(24 * 60 * 60 * 1000);
  expect(await requestOf(member, planId)).toEqual(asked);
  await house.settle();
  await expect.poll(() => promiseFor(staff, planId)).toMatchObject({ keptAt: null, dueAt: asked.answeredBy });
  const body = { cents: 5_000, reason: 'Paid twice', idempotencyKey: randomUUID() };
  await staff(refundPayment, { params: { paymentId }, body });
  expect(await requestOf(member, planId)).toMatchObject({ decision: 'refunded' });
  await house.settle();
  await expect.poll(() => promiseFor(staff, planId)).toMatchObject({ keptBy: 'Tess Lin' });
  expect((await letterTo(member, 'We have paid money back')).text).toContain('$50 ');
});

test('a refund is declined with a kind line: the family is written to once, and the words stay with the promise', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const { planId } = await aPaidPlan(member);
  const { id: requestId } = await ask(member, planId);
  const words = 'The florist has delivered already. We are sorry.';
  // Before the house has come to promising anything.
  const declined = await staff(declineRefund, { params: { requestId }, body: { words } });
  expect(declined).toMatchObject({ decision: 'declined' });
  expect(await staff(declineRefund, { params: { requestId }, body: { words: 'Again' } })).toEqual(declined);
  expect((await letterTo(member, 'About the refund you asked for')).text).toContain(words);
  expect(await requestOf(member, planId)).toMatchObject({ decision: 'declined' });
  const { id: promiseId = '' } = (await promiseFor(staff, planId)) ?? {};
  const { history, keptAt } = await staff(readQueueItem, { params: { promiseId } });
  expect(keptAt).not.toBeNull();
  expect(history.filter(({ kind }) => kind === 'letter')).toHaveLength(1);
  expect(history.find(({ kind }) => kind === 'letter')?.text).toContain(words);
});

test('answered, a family may ask again; open, there is one question at a time', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const { planId } = await aPaidPlan(member);
  const first = asking();
  const asked = await ask(member, planId, first);
  expect(await ask(member, planId, first)).toEqual(asked);
  await expect(ask(member, planId)).rejects.toMatchObject({ status: 409, code: 'refund.asked_already' });
  await staff(declineRefund, { params: { requestId: asked.id }, body: { words: 'We cannot.' } });
  expect(await ask(member, planId)).toMatchObject({ decision: null });
  // What was sent first stays what it was.
  expect(await ask(member, planId, first)).toMatchObject({ id: asked.id, decision: 'declined' });
});

test('two devices that ask in the same moment make one question', async () => {
  const member = await house.aMember();
  const { planId } = await aPaidPlan(member);
  const [one, other] = [asking(), asking()];
  const tries = await Promise.allSettled([one, one, other, one].map((body) => ask(member, planId, body)));
  const ids = tries.flatMap((tried) => (tried.status === 'fulfilled' ? tried.value.id : []));
  expect(new Set(ids).size).toBe(1);
});

test('of two answers in the same moment one stands', async () => {
  const [member, ana, ben] = [
    await house.aMember(),
    await house.aMember({ isStaff: true }),
    await house.aMember({ isStaff: true }),
  ];
  const { planId, paymentId } = await aPaidPlan(member);
  const { id: requestId } = await ask(member, planId);
  const giving = { cents: 100, reason: 'Kindness', idempotencyKey: randomUUID() };
  const [declined] = await Promise.allSettled([
    ana(declineRefund, { params: { requestId }, body: { words: 'We cannot.' } }),
    ben(refundPayment, { params: { paymentId }, body: giving }),
  ]);
  const { decision } = (await requestOf(member, planId)) ?? {};
  expect(decision).toBe(declined.status === 'fulfilled' ? 'declined' : 'refunded');
});

test('nothing is asked back where nothing was paid, nor for the plan of another family', async () => {
  const [member, stranger, staff] = [
    await house.aMember(),
    await house.aMember(),
    await house.aMember({ isStaff: true }),
  ];
  await expect(ask(member, (await aPlan(member, { planIntent: 'at-need' })).id)).rejects.toMatchObject({
    status: 409,
    code: 'refund.nothing_paid',
  });
  const { planId } = await aPaidPlan(member);
  for (const somebody of [stranger, staff])
    await expect(ask(somebody, planId)).rejects.toMatchObject({ status: 404, code: 'plan.not_found' });
  const visiting = house.aVisitor()(askForRefund, { params: { planId }, body: asking() });
  await expect(visiting).rejects.toMatchObject({ code: 'session.required' });
  // A key of this family opens nothing for another.
  const body = asking();
  const { id: requestId } = await ask(member, planId, body);
  const { planId: theirs } = await aPaidPlan(stranger);
  await expect(ask(stranger, theirs, body)).rejects.toMatchObject({ code: 'request.invalid' });
  const declining = { params: { requestId }, body: { words: 'No' } };
  for (const somebody of [member, stranger, house.aVisitor()])
    await expect(somebody(declineRefund, declining)).rejects.toMatchObject({ code: 'path.not_found' });
  const nowhere = staff(declineRefund, { ...declining, params: { requestId: randomUUID() } });
  await expect(nowhere).rejects.toMatchObject({ status: 404, code: 'refund.not_found' });
});

test('hostile words are refused or kept as the words they are', async () => {
  const member = await house.aMember();
  const { planId } = await aPaidPlan(member);
  for (const reason of ['', '   ', 'x'.repeat(REFUND_WORDS_MAX + 1)])
    await expect(ask(member, planId, { reason, idempotencyKey: randomUUID() })).rejects.toMatchObject({
      code: 'request.invalid',
    });
  const reason = `<script>alert(1)</script> '; drop table refund_requests; --`;
  expect(await ask(member, planId, { reason, idempotencyKey: randomUUID() })).toMatchObject({ reason });
});
