// A family may come to us after the service: its plan is closed as a draft, as long as no money says otherwise.
import { randomUUID } from 'node:crypto';
import { getCase, movePlan } from '@evenlight/contract/cases';
import type { PlanId } from '@evenlight/contract/ids';
import { getPlanMoney } from '@evenlight/contract/payments';
import { getPlan } from '@evenlight/contract/plans';
import { keepPromise, listQueue } from '@evenlight/contract/queue';
import { createShares, endShare } from '@evenlight/contract/sharing';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { aPlan } from '../../../testing/plans.ts';

const house = await openTestHouse({ withSampleData: true });
house.clock.setTo('2030-05-20T10:00:00-07:00');
type Member = Awaited<ReturnType<typeof house.aMember>>;

const aPlanAfterTheService = (member: Member) => aPlan(member, { planIntent: 'at-need', serviceDate: '2030-05-09' });

const closing = async (staff: Member, planId: PlanId) =>
  (await staff(getCase, { params: { planId } })).steps.find(({ to }) => to === 'completed');

test('a plan for which somebody was asked to pay was not held elsewhere, and the family hears the same', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const { id: planId } = await aPlanAfterTheService(member);
  const isHeldElsewhere = async () => (await member(getPlanMoney, { params: { planId } })).isHeldElsewhere;
  expect(await closing(staff, planId)).toBeDefined();
  expect(await isHeldElsewhere()).toBe(true);
  const shares = [{ name: 'Ngozi', email: 'ngozi@example.org', cents: 20_000 }];
  const asked = await member(createShares, { params: { planId }, body: { shares, idempotencyKey: randomUUID() } });
  expect(await closing(staff, planId)).toBeUndefined();
  expect(await isHeldElsewhere()).toBe(false);
  const body = { from: 'draft', to: 'completed', version: 1 } as const;
  await expect(staff(movePlan, { params: { planId }, body })).rejects.toMatchObject({ code: 'plan.step_blocked' });
  await member(endShare, { params: { planId, shareId: asked.shares[0]?.id ?? expect.fail() } });
  expect(await closing(staff, planId)).toBeDefined();
  expect(await isHeldElsewhere()).toBe(true);
});

test('closing a draft writes to nobody: nothing of that service was arranged with us', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const { id: planId } = await aPlanAfterTheService(member);
  await house.settle();
  const { lines } = await staff(listQueue, { query: {} });
  for (const { id } of lines.filter((line) => line.planId === planId))
    await staff(keepPromise, { params: { promiseId: id }, body: {} });
  await house.settle();
  const { version } = await member(getPlan, { params: { planId } });
  await staff(movePlan, { params: { planId }, body: { from: 'draft', to: 'completed', version } });
  expect(await member(getPlan, { params: { planId } })).toMatchObject({ status: 'completed' });
  expect((await house.settle()).filter(({ to }) => to === member.person.email)).toEqual([]);
});
