import { randomUUID } from 'node:crypto';
import { decideAdjustment, requestAdjustment, withdrawAdjustment } from '@evenlight/contract/adjustments';
import { AdjustmentId } from '@evenlight/contract/ids';
import { listPlanVersions } from '@evenlight/contract/plan-versions';
import { getPlan, type Plan } from '@evenlight/contract/plans';
import { getPlanStatement } from '@evenlight/contract/statements';
import { expect, test } from 'vitest';
import { mailAbout } from '../../../testing/mail-about.ts';
import { openAnyHouse } from '../../../testing/open-any-house.ts';
import { aPlan } from '../../../testing/plans.ts';

const house = await openAnyHouse();
type Member = Awaited<ReturnType<typeof house.aMember>>;

const ask = (
  member: Member,
  { id: planId }: Plan,
  description: string,
  amount: number,
  idempotencyKey: string = randomUUID(),
) => member(requestAdjustment, { params: { planId }, body: { description, amount, idempotencyKey } });
const firstOf = ({ adjustments }: Plan) => adjustments[0]?.id ?? AdjustmentId.parse(randomUUID());

test('an adjustment shows in what the plan may come to, and is payable only when our team has confirmed it', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const plan = await aPlan(member);
  const less = await ask(member, plan, 'We bring our own flowers', -15_050);
  const more = await ask(member, less, 'A second car', 40_000);
  expect(more).toMatchObject({ totalCost: '3500', projectedCost: '3749.50', version: 3 });
  expect(more.adjustments.map(({ description, cents, state }) => [description, cents, state])).toEqual([
    ['We bring our own flowers', -15_050, 'requested'],
    ['A second car', 40_000, 'requested'],
  ]);
  const params = { adjustmentId: firstOf(more) };
  const confirmed = await staff(decideAdjustment, { params, body: { state: 'confirmed', note: 'With pleasure' } });
  expect(confirmed).toMatchObject({ totalCost: '3349.50', projectedCost: '3749.50' });
  const second = { adjustmentId: more.adjustments[1]?.id ?? firstOf(more) };
  await staff(decideAdjustment, { params: second, body: { state: 'declined', note: 'One car is in the package' } });
  const after = await member(getPlan, { params: { planId: plan.id } });
  expect(after).toMatchObject({ totalCost: '3349.50', projectedCost: '3349.50' });
  expect(after.adjustments.map(({ state, note }) => [state, note])).toEqual([
    ['confirmed', 'With pleasure'],
    ['declined', 'One car is in the package'],
  ]);
  const statement = await member(getPlanStatement, { params: { planId: plan.id } });
  expect(statement).toMatchObject({ adjustmentCents: -15_050, totalCents: 334_950 });
  expect(statement.adjustments.map(({ state }) => state)).toEqual(['confirmed']);
  const [answer] = [await mailAbout(house, member, 'Your adjustment is confirmed')];
  expect(answer).toContain('$3,349.50');
});

test('every step of an adjustment is in the history of the plan', async () => {
  const [member, staff] = [
    await house.aMember(),
    await house.aMember({ isStaff: true, firstName: 'Tess', lastName: 'Lin' }),
  ];
  const asked = await ask(member, await aPlan(member), 'Own flowers', -10_000);
  await staff(decideAdjustment, { params: { adjustmentId: firstOf(asked) }, body: { state: 'confirmed' } });
  const [confirmed, requested] = await member(listPlanVersions, { params: { planId: asked.id } });
  expect(requested?.changes).toEqual([{ field: 'adjustment', before: null, after: 'Own flowers (-100)' }]);
  expect(confirmed).toMatchObject({ author: 'Tess Lin' });
  expect(confirmed?.changes).toEqual([
    { field: 'adjustmentConfirmed', before: null, after: 'Own flowers (-100)' },
    { field: 'totalCost', before: '3500', after: '3400' },
  ]);
});

test('the same request sent twice is one', async () => {
  const member = await house.aMember();
  const [plan, idempotencyKey] = [await aPlan(member), randomUUID()];
  const both = await Promise.all([
    ask(member, plan, 'Own flowers', -100, idempotencyKey),
    ask(member, plan, 'Own flowers', -100, idempotencyKey),
  ]);
  expect(both.map(({ adjustments }) => adjustments.length)).toEqual([1, 1]);
});

test('an adjustment can be taken back until it is answered, and an answer stands', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const plan = await aPlan(member);
  const asked = await ask(member, plan, 'Own flowers', -10_000);
  const params = { planId: plan.id, adjustmentId: firstOf(asked) };
  expect((await member(withdrawAdjustment, { params })).adjustments).toEqual([]);
  await expect(member(withdrawAdjustment, { params })).rejects.toMatchObject({
    status: 404,
    code: 'adjustment.not_found',
  });
  const again = await ask(member, plan, 'Own flowers', -10_000);
  const decided = { adjustmentId: firstOf(again) };
  await staff(decideAdjustment, { params: decided, body: { state: 'declined' } });
  expect(await staff(decideAdjustment, { params: decided, body: { state: 'declined' } })).toMatchObject({
    totalCost: '3500',
  });
  const other = staff(decideAdjustment, { params: decided, body: { state: 'confirmed' } });
  await expect(other).rejects.toMatchObject({ status: 409, code: 'adjustment.decided' });
  const late = member(withdrawAdjustment, { params: { planId: plan.id, ...decided } });
  await expect(late).rejects.toMatchObject({ status: 409, code: 'adjustment.decided' });
});

test('an adjustment needs words and an amount that is not nothing, in whole cents', async () => {
  const member = await house.aMember();
  const plan = await aPlan(member);
  for (const [description, amount, field] of [
    [' ', 100, 'description'],
    ['x'.repeat(201), 100, 'description'],
    ['Flowers', 0, 'amount'],
    ['Flowers', 1.5, 'amount'],
    ['Flowers', 10_000_001, 'amount'],
    ['Flowers', -(2 ** 53), 'amount'],
  ] as const) {
    const refusal = await ask(member, plan, description, amount).catch((refusal) => refusal);
    expect([refusal.status, Object.keys(refusal.fields ?? {})], `${description} ${amount}`).toEqual([400, [field]]);
  }
});

test('confirmed adjustments never make a plan cost less than nothing', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const asked = await ask(member, await aPlan(member), 'All of it, please', -10_000_000);
  const params = { adjustmentId: firstOf(asked) };
  expect(await staff(decideAdjustment, { params, body: { state: 'confirmed' } })).toMatchObject({ totalCost: '0' });
});

test('a plan has room for fifty adjustments', async () => {
  const member = await house.aMember();
  const plan = await aPlan(member);
  const options = await Promise.allSettled(
    Array.from({ length: 53 }, (_, place) => ask(member, plan, `Wish ${place}`, 100)),
  );
  expect(options.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
});

test('strangers cannot ask, take back or decide, and members cannot confirm their own', async () => {
  const [member, stranger] = [await house.aMember(), await house.aMember()];
  const visitor = house.aVisitor();
  const plan = await aPlan(member);
  const asked = await ask(member, plan, 'Own flowers', -10_000);
  const params = { planId: plan.id, adjustmentId: firstOf(asked) };
  await expect(ask(stranger, plan, 'Mine', -1)).rejects.toMatchObject({ status: 404, code: 'plan.not_found' });
  await expect(stranger(withdrawAdjustment, { params })).rejects.toMatchObject({ status: 404, code: 'plan.not_found' });
  const foreign = await aPlan(stranger);
  const across = stranger(withdrawAdjustment, { params: { ...params, planId: foreign.id } });
  await expect(across).rejects.toMatchObject({ status: 404, code: 'adjustment.not_found' });
  for (const somebody of [member, stranger, visitor]) {
    const deciding = somebody(decideAdjustment, {
      params: { adjustmentId: params.adjustmentId },
      body: { state: 'confirmed' },
    });
    await expect(deciding).rejects.toMatchObject({ status: 404, code: 'path.not_found' });
  }
  await expect(visitor(withdrawAdjustment, { params })).rejects.toMatchObject({ status: 401 });
});
