// A case stays cheap to read however much happened, and money that went back lets a plan change again.
import { randomUUID } from 'node:crypto';
import { requestAdjustment } from '@evenlight/contract/adjustments';
import { getCase, movePlan } from '@evenlight/contract/cases';
import type { PlanId } from '@evenlight/contract/ids';
import { createPaymentIntent, getPlanMoney, readPaymentResult, refundPayment } from '@evenlight/contract/payments';
import { getPlan, updatePlan } from '@evenlight/contract/plans';
import { listQueue } from '@evenlight/contract/queue';
import { askForRefund } from '@evenlight/contract/refunds';
import { blockDateForFamily } from '@evenlight/contract/scheduling';
import { confirmTestPayment } from '@evenlight/contract/test-payments';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { aPlanAtAVenue } from '../../../testing/plans.ts';
import { decideRefundRequest, refundRequestChanged } from '../../payments/refund-request-store.ts';
import { makePromise } from '../make-promise.ts';
import { promiseAbout } from '../promise-store.ts';
import { keepEntry } from '../queue/entries.ts';

const house = await openTestHouse({ withSampleData: true, env: { RATE_LIMIT_FACTOR: '1000' } });
const { world } = house;
type Member = Awaited<ReturnType<typeof house.aMember>>;

async function paidFor(member: Member, planId: PlanId) {
  const { depositCents: amount } = await member(getPlanMoney, { params: { planId } });
  const input = { planId, type: 'deposit' as const, amount };
  const { clientSecret, paymentId } = await member(createPaymentIntent, { body: input });
  const { paymentIntent } = await house.aVisitor()(confirmTestPayment, { body: { clientSecret, card: 'succeeds' } });
  await member(readPaymentResult, { body: { paymentIntent, clientSecret } });
  return { paymentId, amount };
}

/** As the desk does when it hears of it, with three notes beside it. */
async function aPromiseWithNotes(member: Member, planId: PlanId): Promise<void> {
  const input = { description: 'Fewer flowers', amount: -100, idempotencyKey: randomUUID() };
  const { adjustments } = await member(requestAdjustment, { params: { planId }, body: input });
  const adjustmentId = adjustments.at(-1)?.id ?? expect.fail();
  const madeAt = house.clock.now();
  await world.db.transaction(async (db) => {
    await makePromise(db, world, { kind: 'adjustment', adjustmentId }, { madeAt, dueAt: madeAt });
    const promiseId = (await promiseAbout(db, { adjustmentId })) ?? expect.fail();
    for (const text of ['One', 'Two', 'Three'])
      await keepEntry(db, world.keys, {
        promiseId,
        kind: 'note',
        at: madeAt,
        byId: null,
        written: { subject: null, text },
      });
  });
}

/** Jobs and news ask questions of their own meanwhile; the look with the fewest had the least of them. */
async function questionsOf(read: () => Promise<unknown>): Promise<number> {
  const looks: number[] = [];
  for (let look = 0; look < 5; look += 1) looks.push(await questionsOfOne(read));
  return Math.min(...looks);
}

async function questionsOfOne(read: () => Promise<unknown>): Promise<number> {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await read();
    return asked.mock.calls.filter(([what]) => !JSON.stringify(what).includes('jobs.')).length;
  } finally {
    asked.mockRestore();
  }
}

test('a case is read with as many questions to the database for ten promises as for one', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const { id: planId } = await aPlanAtAVenue(member);
  const read = () => staff(getCase, { params: { planId } });
  await aPromiseWithNotes(member, planId);
  await read();
  const few = await questionsOf(read);
  for (let more = 0; more < 9; more += 1) await aPromiseWithNotes(member, planId);
  const { promises } = await read();
  expect(promises.filter(({ kind }) => kind === 'adjustment').map(({ written }) => written.length)).toEqual(
    Array.from({ length: 10 }, () => 3),
  );
  // News that comes in meanwhile may still add a few; each promise by itself would add nine.
  expect((await questionsOf(read)) - few).toBeLessThan(9);
});

test('a service that was prepared and paid back goes back to a draft, and its family may change the price', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const date = '2030-06-04';
  const { id: planId } = await aPlanAtAVenue(member, date);
  const { paymentId, amount } = await paidFor(member, planId);
  const { version } = await staff(blockDateForFamily, { params: { planId }, body: { serviceDate: date } });
  const move = (from: 'active' | 'in-progress', to: 'in-progress' | 'draft') =>
    staff(movePlan, { params: { planId }, body: { from, to, version } });
  await move('active', 'in-progress');
  await expect(move('in-progress', 'draft')).rejects.toMatchObject({ code: 'plan.step_blocked' });
  const body = { cents: amount, reason: 'The service is held elsewhere', idempotencyKey: randomUUID() };
  await staff(refundPayment, { params: { paymentId }, body });
  const back = (await staff(getCase, { params: { planId } })).steps.find(({ isBack }) => isBack);
  expect(back).toEqual({ to: 'draft', isBack: true, blockers: [] });
  expect((await move('in-progress', 'draft')).plan.status).toBe('draft');
  const changed = await member(updatePlan, { params: { planId }, body: { packageTier: 'premium', version } });
  expect(changed).toMatchObject({ status: 'draft', packageTier: 'premium' });
  expect(await member(getPlan, { params: { planId } })).toMatchObject({ packageTier: 'premium' });
});

test('money that the payment provider gave back by itself is put down to nobody of the team', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const { id: planId } = await aPlanAtAVenue(member);
  await paidFor(member, planId);
  const asking = { reason: 'Paid twice', idempotencyKey: randomUUID() };
  const { id } = await member(askForRefund, { params: { planId }, body: asking });
  const at = house.clock.now();
  await world.db.transaction(async (db) => {
    const decision = { decision: 'refunded', decidedAt: at, decidedBy: null } as const;
    const decided = (await decideRefundRequest(db, { id }, decision)) ?? expect.fail();
    await refundRequestChanged(db, decided, { ownerId: member.person.id, at });
  });
  const answered = async () =>
    (await staff(listQueue, { query: { view: 'kept', kind: 'refund-request' } })).lines.find(
      (line) => line.planId === planId,
    );
  expect(await house.settled(answered)).toMatchObject({ keptBy: null, isKeptByProvider: true });
});
