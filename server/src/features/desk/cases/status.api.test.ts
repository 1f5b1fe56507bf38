// A plan goes along its path, and its family reads who looked and what was done.
import { randomUUID } from 'node:crypto';
import { getCase, movePlan } from '@evenlight/contract/cases';
import { PlanId } from '@evenlight/contract/ids';
import { createPaymentIntent, getPlanMoney, readPaymentResult } from '@evenlight/contract/payments';
import { getPlan, updatePlan } from '@evenlight/contract/plans';
import { blockDateForFamily } from '@evenlight/contract/scheduling';
import { listTeamActions } from '@evenlight/contract/team-actions';
import { confirmTestPayment } from '@evenlight/contract/test-payments';
import { searchVenues } from '@evenlight/contract/venues';
import { expect, test } from 'vitest';
import { openAnyHouse } from '../../../testing/open-any-house.ts';
import { aPlan } from '../../../testing/plans.ts';

const house = await openAnyHouse();
type Member = Awaited<ReturnType<typeof house.aMember>>;

async function pay(member: Member, planId: PlanId) {
  const { depositCents: amount } = await member(getPlanMoney, { params: { planId } });
  const input = { planId, type: 'deposit' as const, amount };
  const { clientSecret } = await member(createPaymentIntent, { body: input });
  const { paymentIntent } = await house.aVisitor()(confirmTestPayment, { body: { clientSecret, card: 'succeeds' } });
  await member(readPaymentResult, { body: { paymentIntent, clientSecret } });
}

const caseOf = (staff: Member, planId: PlanId) => staff(getCase, { params: { planId } });

type Status = 'draft' | 'active' | 'in-progress' | 'completed';
const move = (staff: Member, planId: PlanId, from: Status, to: Status, version = 1) =>
  staff(movePlan, { params: { planId }, body: { from, to, version } });

test('a step is taken only when nothing stands in its way, and one step at a time', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const { id: planId } = await aPlan(member, { planIntent: 'at-need' });
  expect((await caseOf(staff, planId)).steps).toEqual([{ to: 'active', isBack: false, blockers: ['deposit'] }]);
  await expect(move(staff, planId, 'draft', 'active')).rejects.toMatchObject({
    status: 409,
    code: 'plan.step_blocked',
  });
  await pay(member, planId);
  const { plan, steps } = await caseOf(staff, planId);
  expect(plan.status).toBe('active');
  expect(steps).toEqual([{ to: 'in-progress', isBack: false, blockers: ['date'] }]);
  for (const to of ['in-progress', 'completed', 'draft'] as const)
    await expect(move(staff, planId, 'active', to)).rejects.toMatchObject({ code: 'plan.step_blocked' });
  expect(await member(getPlan, { params: { planId } })).toMatchObject({ status: 'active', version: 1 });
});

test('of two who take the same step in the same moment one has taken it, and it can be taken back', async () => {
  const [member, cleo, ana, ben] = [
    await house.aMember(),
    await house.aMember({ isStaff: true, firstName: 'Cleo' }),
    await house.aMember({ isStaff: true, firstName: 'Ana' }),
    await house.aMember({ isStaff: true, firstName: 'Ben' }),
  ];
  const date = '2030-05-07';
  const query = { faithTradition: 'christian', date, availability: 'available' } as const;
  const { venues } = await house.aVisitor()(searchVenues, { query });
  const { id: planId } = await aPlan(member, { planIntent: 'at-need', venueId: venues[0]?.id });
  await pay(member, planId);
  const { version, status } = await ana(blockDateForFamily, { params: { planId }, body: { serviceDate: date } });
  // The date has taken it there by itself.
  expect(status).toBe('in-progress');
  await move(cleo, planId, 'in-progress', 'active', version);
  const moved = await Promise.all([ana, ben, ana].map((one) => move(one, planId, 'active', 'in-progress', version)));
  expect(moved.map(({ plan }) => plan.status)).toEqual(['in-progress', 'in-progress', 'in-progress']);
  const teamActions = await member(listTeamActions, { query: { planId } });
  expect(teamActions.filter(({ action, who }) => action === 'plan.status_moved' && who !== 'Cleo')).toHaveLength(1);
  // What stands in the way of the end is said, and nothing of it can be jumped over.
  const { steps } = await caseOf(ben, planId);
  expect(steps[0]?.blockers).toEqual(expect.arrayContaining(['balance', 'service-ahead', 'permit', 'papers']));
  const ending = move(ben, planId, 'in-progress', 'completed', version);
  await expect(ending).rejects.toMatchObject({ code: 'plan.step_blocked' });
  expect((await move(ben, planId, 'in-progress', 'active', version)).plan.status).toBe('active');
});

test('what was read before somebody changed the plan moves nothing', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const { id: planId } = await aPlan(member, { planIntent: 'at-need' });
  await pay(member, planId);
  await member(updatePlan, { params: { planId }, body: { title: 'For Danuta', version: 1 } });
  const late = move(staff, planId, 'active', 'in-progress', 1);
  await expect(late).rejects.toMatchObject({ status: 409, code: 'plan.changed_meanwhile' });
  await expect(move(staff, planId, 'draft', 'in-progress', 2)).rejects.toMatchObject({
    code: 'plan.changed_meanwhile',
  });
});

test('nobody but our team moves a plan, and hostile steps are refused', async () => {
  const [member, stranger, staff] = [
    await house.aMember(),
    await house.aMember(),
    await house.aMember({ isStaff: true }),
  ];
  const { id: planId } = await aPlan(member, { planIntent: 'at-need' });
  const body = { from: 'draft', to: 'active', version: 1 } as const;
  for (const somebody of [member, stranger, house.aVisitor()])
    await expect(somebody(movePlan, { params: { planId }, body })).rejects.toMatchObject({ code: 'path.not_found' });
  await expect(move(staff, PlanId.parse(randomUUID()), 'draft', 'active')).rejects.toMatchObject({
    code: 'plan.not_found',
  });
  for (const hostile of [{ ...body, to: 'deleted' }, { ...body, version: 1.5 }, { ...body, from: ['draft'] }, {}])
    await expect(staff(movePlan, { params: { planId }, body: hostile as typeof body })).rejects.toMatchObject({
      code: 'request.invalid',
    });
});

test('the case shows who belongs to the family and what it was promised', async () => {
  const [member, staff] = [
    await house.aMember({ firstName: 'Rosa', lastName: 'Díaz' }),
    await house.aMember({ isStaff: true }),
  ];
  const { id: planId } = await aPlan(member, { planIntent: 'at-need' });
  const promises = async () => (await caseOf(staff, planId)).promises.map(({ kind, keptAt }) => [kind, keptAt]);
  await house.settle();
  await expect.poll(promises).toEqual([['plan-saved', null]]);
  const { people, timeline } = await caseOf(staff, planId);
  expect(people).toEqual([{ name: 'Rosa Díaz', email: member.person.email, role: null, isOwner: true }]);
  expect(timeline).toBeNull();
});

test('a family reads who looked at its plan, by first name, and nobody reads it of another', async () => {
  const [member, stranger, staff] = [
    await house.aMember(),
    await house.aMember(),
    await house.aMember({ isStaff: true, firstName: 'Tess', lastName: 'Lin' }),
  ];
  const { id: planId, title } = await aPlan(member, { planIntent: 'at-need' });
  expect(await member(listTeamActions, { query: {} })).toEqual([]);
  for (let looks = 0; looks < 3; looks += 1) await caseOf(staff, planId);
  const seen = await member(listTeamActions, { query: { planId } });
  expect(seen).toMatchObject([{ action: 'plan.read_by_team', who: 'Tess', planId, planTitle: title }]);
  expect(JSON.stringify(seen)).not.toMatch(new RegExp(`Lin|${staff.person.id}|${staff.person.email}`));
  expect(await member(listTeamActions, { query: {} })).toEqual(seen);
  expect(await stranger(listTeamActions, { query: {} })).toEqual([]);
  expect(await staff(listTeamActions, { query: {} })).toEqual([]);
  for (const somebody of [stranger, staff])
    await expect(somebody(listTeamActions, { query: { planId } })).rejects.toMatchObject({ code: 'plan.not_found' });
  await expect(house.aVisitor()(listTeamActions, { query: {} })).rejects.toMatchObject({ code: 'session.required' });
});
