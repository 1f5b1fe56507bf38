import { randomUUID } from 'node:crypto';
import { decideAdjustment, requestAdjustment, withdrawAdjustment } from '@evenlight/contract/adjustments';
import { getCase } from '@evenlight/contract/cases';
import { PlanId } from '@evenlight/contract/ids';
import type { Plan } from '@evenlight/contract/plans';
import { expect, test } from 'vitest';
import { openAnyHouse } from '../../../testing/open-any-house.ts';
import { aPlan } from '../../../testing/plans.ts';
import { queueOf } from '../../../testing/queue-lines.ts';

const house = await openAnyHouse();
type Member = Awaited<ReturnType<typeof house.aMember>>;

async function anAdjustment(member: Member, { id: planId }: Plan) {
  const body = { description: `Own flowers ${randomUUID()}`, amount: -12_345, idempotencyKey: randomUUID() };
  const { adjustments } = await member(requestAdjustment, { params: { planId }, body });
  const adjustment = adjustments.at(-1);
  if (!adjustment) throw new Error('the wish is missing');
  return adjustment;
}

test('our team sees a plan with its owner, its money and its papers', async () => {
  const [member, staff] = [
    await house.aMember({ firstName: 'Rosa', lastName: 'Díaz' }),
    await house.aMember({ isStaff: true }),
  ];
  const plan = await aPlan(member);
  const seen = await staff(getCase, { params: { planId: plan.id } });
  expect(seen).toMatchObject({
    plan: { id: plan.id, totalCost: '3500' },
    owner: { name: 'Rosa Díaz', email: member.person.email },
    money: { totalCents: 350_000, paidCents: 0, blocked: 'intent-unknown' },
    documents: { planId: plan.id, isComplete: false },
  });
});

test('families and visitors find no such page, and a plan that is not there is not found', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const plan = await aPlan(member);
  for (const somebody of [member, house.aVisitor()]) {
    const looking = somebody(getCase, { params: { planId: plan.id } });
    await expect(looking).rejects.toMatchObject({ status: 404, code: 'path.not_found' });
  }
  const nowhere = staff(getCase, { params: { planId: PlanId.parse(randomUUID()) } });
  await expect(nowhere).rejects.toMatchObject({ status: 404, code: 'plan.not_found' });
});

test('an adjustment is promised an answer within a day, and the answer keeps the promise', async () => {
  const [member, staff] = [
    await house.aMember(),
    await house.aMember({ isStaff: true, firstName: 'Tess', lastName: 'Lin' }),
  ];
  const plan = await aPlan(member);
  const { id: adjustmentId, description, requestedAt } = await anAdjustment(member, plan);
  const promised = async () => (await queueOf(staff)).find(({ summary }) => summary.includes(description));
  await house.settle();
  await expect.poll(promised).toMatchObject({ kind: 'adjustment', planId: plan.id, keptAt: null });
  const waiting = await promised();
  expect(waiting?.summary).toBe(`${description} · −$123.45`);
  expect(Date.parse(waiting?.dueAt ?? '') - Date.parse(requestedAt)).toBe(24 * 60 * 60 * 1000);
  await staff(decideAdjustment, { params: { adjustmentId }, body: { state: 'confirmed' } });
  await house.settle();
  await expect.poll(promised).toMatchObject({ keptBy: 'Tess Lin' });
});

test('nobody is promised an answer to a request that was taken back', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const plan = await aPlan(member);
  const { id: adjustmentId, description } = await anAdjustment(member, plan);
  await member(withdrawAdjustment, { params: { planId: plan.id, adjustmentId } });
  const later = await anAdjustment(member, plan);
  const all = async () => (await queueOf(staff)).map(({ summary }) => summary).join();
  await house.settle();
  await expect.poll(all).toContain(later.description);
  expect(await all()).not.toContain(description);
});
