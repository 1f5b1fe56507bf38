// A plan is completed by itself after its service, once nothing is left to do.
import { getCase, movePlan } from '@evenlight/contract/cases';
import { decideDocument, listPlanDocuments } from '@evenlight/contract/documents';
import type { PlanId } from '@evenlight/contract/ids';
import { createPaymentIntent, getPlanMoney, readPaymentResult } from '@evenlight/contract/payments';
import { getPlan, updatePlan } from '@evenlight/contract/plans';
import { keepPromise, listQueue } from '@evenlight/contract/queue';
import { blockDateForFamily } from '@evenlight/contract/scheduling';
import { confirmTestPayment } from '@evenlight/contract/test-payments';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../../../platform/tables.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { aPlan, aPlanAtAVenue } from '../../../testing/plans.ts';
import { aPdf, sendUpload } from '../../../testing/uploads.ts';
import { openCashier } from '../../payments/cashier.ts';
import { completeDonePlans } from './complete-plans.ts';

const house = await openTestHouse({ withSampleData: true });
const { world } = house;
const cashier = await openCashier(world);
type Member = Awaited<ReturnType<typeof house.aMember>>;

const [SERVICE, THE_DAY_AFTER] = ['2030-05-14', '2030-05-15T14:10:00Z'];
const aScan = { bytes: await aPdf(), name: 'scan.pdf', type: 'application/pdf' };
const complete = () => completeDonePlans(world, cashier);

async function aBookedPlan(member: Member, staff: Member): Promise<PlanId> {
  const { id: planId } = await aPlanAtAVenue(member, SERVICE);
  await staff(blockDateForFamily, { params: { planId }, body: { serviceDate: SERVICE } });
  return planId;
}

async function payAll(member: Member, planId: PlanId) {
  const { offers } = await member(getPlanMoney, { params: { planId } });
  const input = { planId, type: 'full' as const, amount: offers.full ?? 0 };
  const { clientSecret } = await member(createPaymentIntent, { body: input });
  const { paymentIntent } = await house.aVisitor()(confirmTestPayment, { body: { clientSecret, card: 'succeeds' } });
  await member(readPaymentResult, { body: { paymentIntent, clientSecret } });
}

/** Every paper that is needed is here, and somebody of our team has looked at it. */
async function bringPapers(member: Member, staff: Member, planId: PlanId) {
  const { slots } = await member(listPlanDocuments, { params: { planId } });
  for (const { type } of slots.filter(({ isRequired, isNeededLater }) => isRequired && !isNeededLater)) {
    const { document } = await sendUpload(house.app, member.person, {
      fields: { documentType: type, planId },
      files: [aScan],
    });
    await house.settle();
    await staff(decideDocument, { params: { documentId: document?.id ?? expect.fail() }, body: { state: 'accepted' } });
  }
}

async function keepPromises(staff: Member) {
  await house.settle();
  const { lines } = await staff(listQueue, { query: {} });
  for (const { id } of lines) await staff(keepPromise, { params: { promiseId: id }, body: {} });
}

test('nothing left to do on the day after the service completes a plan, and its family is written to once', async () => {
  house.clock.setTo('2030-05-06T17:00:00Z');
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const planId = await aBookedPlan(member, staff);
  const status = async () => (await member(getPlan, { params: { planId } })).status;
  await payAll(member, planId);
  await keepPromises(staff);
  await complete();
  expect(await status()).toBe('in-progress');
  house.clock.setTo(THE_DAY_AFTER);
  // Papers are missing still.
  await complete();
  expect(await status()).toBe('in-progress');
  await bringPapers(member, staff, planId);
  await keepPromises(staff);
  expect((await staff(getCase, { params: { planId } })).steps[0]).toMatchObject({ to: 'completed', blockers: [] });
  await house.settle();
  await complete();
  expect(await status()).toBe('completed');
  await complete();
  const letters = (await house.settle()).filter(({ to }) => to === member.person.email);
  expect(letters.map(({ subject }) => subject)).toEqual(['Everything in your plan is settled']);
  const [noted] = await world.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.action, 'plan.completed'), eq(auditEntries.subject, planId)));
  expect(noted).toMatchObject({ actorId: null, details: { from: 'in-progress' } });

  // What our team takes back stays with our team.
  const { version } = await member(getPlan, { params: { planId } });
  await staff(movePlan, { params: { planId }, body: { from: 'completed', to: 'in-progress', version } });
  await complete();
  expect(await status()).toBe('in-progress');
});

test('a day that was only wished for completes nothing, until its family says that the service has been', async () => {
  house.clock.setTo('2030-05-06T17:00:00Z');
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const { id: planId } = await aPlan(member, { planIntent: 'at-need', serviceDate: SERVICE });
  const status = async () => (await member(getPlan, { params: { planId } })).status;
  await payAll(member, planId);
  house.clock.setTo(THE_DAY_AFTER);
  await bringPapers(member, staff, planId);
  await keepPromises(staff);
  await complete();
  expect(await status()).toBe('active');
  expect((await staff(getCase, { params: { planId } })).steps[0]).toMatchObject({ blockers: ['date'] });
  await member(updatePlan, { params: { planId }, body: { serviceDate: SERVICE, serviceHasBeen: true } });
  await complete();
  expect(await status()).toBe('completed');
});

test('a plan that is not paid in full stays under way after its service', async () => {
  house.clock.setTo('2030-05-06T17:00:00Z');
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const planId = await aBookedPlan(member, staff);
  house.clock.setTo('2030-05-17T17:00:00Z');
  await keepPromises(await house.aMember({ isStaff: true }));
  await complete();
  expect((await member(getPlan, { params: { planId } })).status).toBe('in-progress');
});
