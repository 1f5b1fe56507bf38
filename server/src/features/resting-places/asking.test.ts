// Our team is asked about a cemetery once, and the page shows when it has answered; the family's roles hold.
import { randomUUID } from 'node:crypto';
import type { PlanId, VendorId } from '@evenlight/contract/ids';
import { keepPromise } from '@evenlight/contract/queue';
import { askAboutGrave, getRestingPlace, saveRestingPlace } from '@evenlight/contract/resting-places';
import { searchVendors } from '@evenlight/contract/vendors/vendor';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../../platform/tables.ts';
import { aFamily } from '../../testing/family-people.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { aPlan } from '../../testing/plans.ts';
import { openedBy, queueOf } from '../../testing/queue-lines.ts';

const house = await openTestHouse({ withSampleData: true });
type Member = Awaited<ReturnType<typeof house.aMember>>;
const ask = (member: Member, planId: PlanId, cemeteryId: VendorId, idempotencyKey: string = randomUUID()) =>
  member(askAboutGrave, { params: { planId }, body: { cemeteryId, idempotencyKey } });

async function cemeteries(member: Member): Promise<VendorId[]> {
  const { vendors } = await member(searchVendors, { query: { category: 'cemetery' } });
  return vendors.map(({ id }) => id);
}
const firstOf = (ids: VendorId[]) => ids[0] ?? expect.fail('the sample data has no cemetery');

test('pressed twice and on two devices our team is asked once, and again only after it has answered', async () => {
  const [member, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const plan = await aPlan(member);
  const cemeteryId = firstOf(await cemeteries(member));
  const key = randomUUID();
  const asked = await Promise.all([
    ask(member, plan.id, cemeteryId, key),
    ask(member, plan.id, cemeteryId, key),
    ask(member, plan.id, cemeteryId),
  ]);
  for (const { inquiries } of asked) expect(inquiries).toMatchObject([{ cemeteryId, state: 'asked' }]);
  const lines = (await queueOf(staff)).filter(({ person }) => person?.email === member.person.email);
  const contact = lines.filter(({ kind }) => kind === 'contact');
  expect(contact).toHaveLength(1);
  const [opened] = await openedBy(staff, contact);
  expect(opened?.summary).toContain(plan.number);
  expect(opened?.details[0]?.text).toContain('a grave at');
  await staff(keepPromise, { params: { promiseId: contact[0]?.id ?? '' }, body: {} });
  const { inquiries } = await member(getRestingPlace, { params: { planId: plan.id } });
  expect(inquiries).toMatchObject([{ state: 'answered', answeredAt: expect.any(String) }]);
  // A late copy of the first request asks nothing new.
  expect((await ask(member, plan.id, cemeteryId, key)).inquiries).toHaveLength(1);
  house.clock.forward({ minutes: 1 });
  const again = await ask(member, plan.id, cemeteryId);
  expect(again.inquiries.map(({ state }) => state)).toEqual(['asked', 'answered']);
});

test('another cemetery is another question', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member, { faithTradition: 'hindu' });
  const [first, second] = await cemeteries(member);
  await ask(member, planId, first ?? expect.fail());
  house.clock.forward({ minutes: 1 });
  const { inquiries } = await ask(member, planId, second ?? expect.fail());
  expect(inquiries.map(({ cemeteryId }) => cemeteryId)).toEqual([second, first]);
});

test('the family reads along, whoever edits the plan writes, and the others are told that they may not', async () => {
  const { planner, plan, as } = await aFamily(house);
  const params = { planId: plan.id };
  const cemeteryId = firstOf(await cemeteries(planner));
  const write = (member: Member, version: number) =>
    member(saveRestingPlace, { params, body: { words: { plot: `Row ${version}` }, version } });
  await write(planner, 0);
  expect(await write(as.editor, 1)).toMatchObject({ version: 2, mayEdit: true });
  expect(await ask(as.editor, plan.id, cemeteryId)).toMatchObject({ inquiries: [{ state: 'asked' }] });
  for (const role of ['contributor', 'member', 'viewer'] as const) {
    expect(await as[role](getRestingPlace, { params })).toMatchObject({ mayEdit: false, words: { plot: 'Row 1' } });
    const refusal = { status: 403, code: 'family.role_too_low' };
    await expect(write(as[role], 2)).rejects.toMatchObject(refusal);
    await expect(ask(as[role], plan.id, cemeteryId)).rejects.toMatchObject(refusal);
  }
  const staff = await house.aMember({ isStaff: true });
  await expect(staff(getRestingPlace, { params })).rejects.toMatchObject({ status: 404, code: 'plan.not_found' });
});

test('each change is noted once without a word of it, and what changes nothing is not', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member);
  const save = (version: number) =>
    member(saveRestingPlace, { params: { planId }, body: { words: { plot: 'Row 1' }, version } });
  await save(0);
  await save(0);
  const noted = await house.world.db
    .select({ action: auditEntries.action, details: auditEntries.details })
    .from(auditEntries)
    .where(and(eq(auditEntries.subject, planId), eq(auditEntries.action, 'resting_place.changed')));
  expect(noted).toHaveLength(1);
  expect(JSON.stringify(noted)).not.toContain('Row');
});
