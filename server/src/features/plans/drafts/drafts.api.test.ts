import { randomUUID } from 'node:crypto';
import { dropPlanningDraft, getPlanningDraft, keepPlanningDraft, type PlanningDraft } from '@evenlight/contract/drafts';
import { createPlan } from '@evenlight/contract/plans';
import { expect, test } from 'vitest';
import { openAnyHouse } from '../../../testing/open-any-house.ts';

const house = await openAnyHouse();

const aDraft = (): PlanningDraft => ({
  id: randomUUID(),
  planIntent: 'at-need',
  personName: 'Harbans Kaur',
  calledName: 'Biji',
  relation: 'mother',
  way: 'cremation',
  wayAgreed: null,
  faithTradition: 'sikh',
  branch: 'amritdhari',
  packageTradition: 'sikh',
  packageTier: 'basic',
  declinedLines: [],
  chosenLines: [],
  venueId: null,
  serviceDate: null,
  addons: ['Community Langar'],
  budget: 900_000,
});

test('a draft begun on one device goes on at another', async () => {
  const phone = await house.aMember();
  expect(await phone(getPlanningDraft, {})).toEqual({});
  const draft = aDraft();
  expect(await phone(keepPlanningDraft, { body: { draft, revision: 0 } })).toMatchObject({ revision: 1 });
  const desk = await house.onAnotherDevice(phone);
  expect(await desk(getPlanningDraft, {})).toMatchObject({ draft, revision: 1 });
  const changed = { ...draft, packageTier: 'legacy' as const };
  expect(await desk(keepPlanningDraft, { body: { draft: changed, revision: 1 } })).toMatchObject({ revision: 2 });
  await expect(phone(keepPlanningDraft, { body: { draft, revision: 1 } })).rejects.toMatchObject({
    status: 409,
    code: 'draft.changed_elsewhere',
  });
  expect(await phone(getPlanningDraft, {})).toMatchObject({ draft: changed });
});

test('two devices that begin at the same moment do not overwrite each other', async () => {
  const ada = await house.aMember();
  const tries = await Promise.allSettled(
    Array.from({ length: 6 }, () => ada(keepPlanningDraft, { body: { draft: aDraft(), revision: 0 } })),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a draft that was saved elsewhere is not made anew by a device that still has it', async () => {
  const phone = await house.aMember();
  const desk = await house.onAnotherDevice(phone);
  const draft = aDraft();
  await phone(keepPlanningDraft, { body: { draft, revision: 0 } });
  await desk(createPlan, { body: { faithTradition: 'sikh', packageTier: 'basic', saveKey: draft.id } });
  await expect(phone(keepPlanningDraft, { body: { draft, revision: 1 } })).rejects.toMatchObject({ status: 409 });
  expect(await phone(getPlanningDraft, {})).toEqual({});
});

test('a saved plan takes its draft away', async () => {
  const ada = await house.aMember();
  const draft = aDraft();
  await ada(keepPlanningDraft, { body: { draft, revision: 0 } });
  await ada(createPlan, { body: { faithTradition: 'sikh', packageTier: 'basic', saveKey: draft.id } });
  expect(await ada(getPlanningDraft, {})).toEqual({});
});

test('a draft is its owner’s alone, can be dropped, and a broken one is refused', async () => {
  const [ada, ben] = [await house.aMember(), await house.aMember()];
  await ada(keepPlanningDraft, { body: { draft: aDraft(), revision: 0 } });
  expect(await ben(getPlanningDraft, {})).toEqual({});
  await ada(dropPlanningDraft, {});
  expect(await ada(getPlanningDraft, {})).toEqual({});
  await expect(house.aVisitor()(getPlanningDraft, {})).rejects.toMatchObject({ status: 401 });
  const broken = { ...aDraft(), faithTradition: 'klingon' } as unknown as PlanningDraft;
  await expect(ada(keepPlanningDraft, { body: { draft: broken, revision: 0 } })).rejects.toMatchObject({
    status: 400,
    fields: { 'draft.faithTradition': expect.any(String) },
  });
});
