import { randomUUID } from 'node:crypto';
import { listPlanVersions } from '@evenlight/contract/plan-versions';
import {
  archivePlan,
  createPlan,
  duplicatePlan,
  getPlan,
  listPlans,
  restorePlan,
  selectVenue,
  updatePlan,
} from '@evenlight/contract/plans';
import { listVenues } from '@evenlight/contract/venues';
import { expect, test } from 'vitest';
import { openAnyHouse } from '../../testing/open-any-house.ts';

const house = await openAnyHouse();
const gentle = { faithTradition: 'christian', packageTier: 'basic' } as const;
const [chapel, hall] = await house.aVisitor()(listVenues, { query: {} });
if (!chapel || !hall) throw new Error('there are no venues');

async function aSavedPlan(body: object = {}) {
  const ada = await house.aMember();
  const plan = await ada(createPlan, { body: { ...gentle, ...body } });
  return { ada, plan, params: { planId: plan.id } };
}

test('every change makes a version that says who changed what', async () => {
  const { ada, params } = await aSavedPlan();
  await ada(updatePlan, { params, body: { title: 'For Mother', budget: 500_000, planIntent: 'plan-ahead' } });
  await ada(updatePlan, { params, body: { packageTier: 'premium', addons: [{ name: 'Live Streaming' }] } });
  await ada(selectVenue, { body: { ...params, venueId: chapel.id } });
  const versions = await ada(listPlanVersions, { params });
  expect(versions.map(({ version, author }) => [version, author])).toEqual([
    [4, 'Ada Okafor'],
    [3, 'Ada Okafor'],
    [2, 'Ada Okafor'],
    [1, 'Ada Okafor'],
  ]);
  const [venue, packages, words, first] = versions.map(({ changes }) => changes);
  expect(first).toEqual([{ field: 'plan', before: null, after: 'Gentle Farewell' }]);
  expect(words).toEqual([
    { field: 'title', before: 'Gentle Farewell', after: 'For Mother' },
    { field: 'planIntent', before: null, after: 'plan-ahead' },
    { field: 'budget', before: null, after: '500000' },
  ]);
  expect(packages).toEqual([
    { field: 'packageTier', before: 'basic', after: 'premium' },
    { field: 'packageName', before: 'Gentle Farewell', after: 'Grace and Remembrance' },
    { field: 'addon', before: null, after: 'Live Streaming' },
    { field: 'totalCost', before: '3500', after: '6600' },
  ]);
  expect(venue?.map(({ field }) => field)).toEqual(['venue', 'totalCost']);
});

test('a change that changes nothing makes no version', async () => {
  const { ada, plan, params } = await aSavedPlan({ title: 'For Father' });
  expect(await ada(updatePlan, { params, body: { title: 'For Father', addons: [] } })).toEqual(plan);
  expect(await ada(listPlanVersions, { params })).toHaveLength(1);
});

test('a change made from an old version is refused, and nothing is overwritten', async () => {
  const { ada, params } = await aSavedPlan();
  const phone = await house.onAnotherDevice(ada);
  await phone(updatePlan, { params, body: { title: 'From the phone', version: 1 } });
  await expect(ada(updatePlan, { params, body: { title: 'From the desk', version: 1 } })).rejects.toMatchObject({
    status: 409,
    code: 'plan.changed_meanwhile',
  });
  expect(await ada(getPlan, { params })).toMatchObject({ title: 'From the phone', version: 2 });
});

test('of many changes from one version at the same moment exactly one is made', async () => {
  const { ada, params } = await aSavedPlan();
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, (_, n) => ada(updatePlan, { params, body: { title: `Title ${n}`, version: 1 } })),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await ada(listPlanVersions, { params })).toHaveLength(2);
});

test('owner, state and amounts cannot be changed by asking', async () => {
  const { ada, plan, params } = await aSavedPlan();
  const answer = await ada.raw('PUT', `/api/funeral-plans/${plan.id}`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'completed', totalCost: '1', finalCost: '1', estimatedCost: '1', basePrice: '1' }),
  });
  expect(answer.status).toBe(200);
  expect(await ada(getPlan, { params })).toEqual(plan);
  const ben = await house.aMember();
  await expect(ada(updatePlan, { params, body: { userId: ben.person.id } })).rejects.toMatchObject({ status: 403 });
});

test('a smaller package does not quietly drop what it does not offer', async () => {
  const { ada, params } = await aSavedPlan({ packageTier: 'legacy', addons: [{ name: 'Life Documentary' }] });
  await expect(ada(updatePlan, { params, body: { packageTier: 'basic' } })).rejects.toMatchObject({ status: 400 });
  expect(await ada(updatePlan, { params, body: { packageTier: 'basic', addons: [] } })).toMatchObject({
    totalCost: '3500',
  });
});

test('a copy has the same choices and its own life, and is made once', async () => {
  const { ada, plan, params } = await aSavedPlan({ addons: [{ name: 'Grief Support' }], venueId: chapel.id });
  const saveKey = randomUUID();
  const copies = await Promise.all([1, 2, 3].map(() => ada(duplicatePlan, { params, body: { saveKey } })));
  expect(new Set(copies.map(({ id }) => id)).size).toBe(1);
  const [copy] = copies;
  expect(copy).toMatchObject({ title: 'Gentle Farewell (2)', totalCost: plan.totalCost, venueName: plan.venueName });
  expect(copy?.id).not.toBe(plan.id);
  await ada(updatePlan, { params, body: { addons: [] } });
  expect((await ada(listPlans, { params: { userId: ada.person.id } })).map(({ addons }) => addons.length)).toEqual([
    1, 0,
  ]);
});

test('an archived plan sets its date free, and can be brought back', async () => {
  const { ada, params } = await aSavedPlan({ venueId: hall.id, serviceDate: '2090-03-04' });
  const archived = await ada(archivePlan, { params });
  expect(archived).toMatchObject({ heldUntil: null, venueName: hall.name });
  expect(archived.archivedAt).not.toBeNull();
  const { plan: theirs } = await aSavedPlan({ venueId: hall.id, serviceDate: '2090-03-04' });
  expect(theirs.heldUntil).not.toBeNull();
  expect(await ada(restorePlan, { params })).toMatchObject({ archivedAt: null, heldUntil: null });
});

test.each([
  ['title', { title: '' }],
  ['title', { title: 'a\u0000b' }],
  ['budget', { budget: -1 }],
  ['budget', { budget: 1.5 }],
  ['budget', { budget: 1e15 }],
  ['dateOfDeath', { dateOfDeath: '2026-02-30' }],
  ['planIntent', { planIntent: 'maybe' }],
  ['branch', { branch: 'x'.repeat(61) }],
])('a hostile %s is refused by name', async (field, body) => {
  const { ada, params } = await aSavedPlan();
  await expect(ada(updatePlan, { params, body: body as object })).rejects.toMatchObject({
    status: 400,
    fields: { [field]: expect.any(String) },
  });
});
