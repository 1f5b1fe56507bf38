// A plan in two languages: what was told stands in both, and whoever reads it names things in their own.

import { getCase } from '@evenlight/contract/cases';
import { createFamilyGroup, listFamilyGroups } from '@evenlight/contract/families/group';
import { listPlanVersions } from '@evenlight/contract/plan-versions';
import { duplicatePlan, getPlan, updatePlan } from '@evenlight/contract/plans';
import { getPlanStatement, getStatement } from '@evenlight/contract/statements';
import { listTeamActions } from '@evenlight/contract/team-actions';
import type { Translations } from '@evenlight/contract/translations';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { aPlanToPay } from '../../testing/plans.ts';
import { reading } from '../../testing/test-client.ts';
import { addons, packageLines, packages } from '../catalogue/tables.ts';
import { planLines, plans } from './tables.ts';

const house = await openTestHouse({ withSampleData: true });
const { db } = house.world;
const ada = await house.aMember();
const inSpanish = reading('es', ada);
const [offer] = await db.select().from(packages).where(eq(packages.id, 'christian-basic'));
const streaming: Translations = { es: { name: 'Transmisión en vivo', description: 'En línea.' } };

async function translateOffer(name: string) {
  const { description = '', features = [] } = offer ?? {};
  const translations = { es: { name, description, features } };
  await db.update(packages).set({ translations }).where(eq(packages.id, 'christian-basic'));
  await db.update(addons).set({ translations: streaming }).where(eq(addons.name, 'Live Streaming'));
  const lines = await db.select().from(packageLines).where(eq(packageLines.packageId, 'christian-basic'));
  for (const { id, name } of lines)
    await db
      .update(packageLines)
      .set({ translations: { es: { name: `«${name}»` } } })
      .where(eq(packageLines.id, id));
}

beforeAll(() => translateOffer('Despedida cristiana'));

test('a plan is read in the language of whoever asks, at the same price', async () => {
  const { id: planId } = await aPlanToPay(ada);
  const [english, spanish] = [
    await ada(getPlan, { params: { planId } }),
    await inSpanish(getPlan, { params: { planId } }),
  ];
  expect(spanish).toMatchObject({
    packageName: 'Despedida cristiana',
    title: 'Despedida cristiana',
    addons: [{ name: 'Transmisión en vivo', knownAs: 'Live Streaming', price: 100 }],
    totalCost: english.totalCost,
  });
  expect(spanish).not.toHaveProperty('language');
  expect(english).toMatchObject({ packageName: offer?.name, title: offer?.name, addons: [{ name: 'Live Streaming' }] });
  expect(english.lines[0]?.name).not.toContain('«');
  expect(spanish.lines.map(({ item, cents }) => [item, cents])).toEqual(
    english.lines.map(({ item, cents }) => [item, cents]),
  );
  expect(spanish.lines[0]?.name).toBe(`«${english.lines[0]?.name}»`);
});

test('what was told stands in both languages when the catalogue says it otherwise', async () => {
  const { id: planId } = await aPlanToPay(ada);
  await translateOffer('Adiós cristiano');
  const params = { planId };
  expect(await inSpanish(updatePlan, { params, body: { relation: 'madre' } })).toMatchObject({
    packageName: 'Despedida cristiana',
  });
  const { id: copyId } = await inSpanish(duplicatePlan, { params, body: {} });
  expect(await inSpanish(getPlan, { params: { planId: copyId } })).toMatchObject({
    packageName: 'Despedida cristiana',
    addons: [{ name: 'Transmisión en vivo' }],
  });
  await translateOffer('Despedida cristiana');
});

test('an add-on and a package are named in either language, and are the same', async () => {
  const { id: planId } = await aPlanToPay(ada, { addons: [] });
  const params = { planId };
  const named = { packageName: 'Despedida cristiana', addons: [{ name: 'Transmisión en vivo' }] };
  const chosen = await inSpanish(updatePlan, { params, body: named });
  expect(chosen.addons).toMatchObject([{ name: 'Transmisión en vivo', price: 100 }]);
  const again = await ada(updatePlan, { params, body: { addons: [{ name: 'Live Streaming' }] } });
  expect(again.version).toBe(chosen.version);
  await expect(ada(updatePlan, { params, body: { packageName: 'Another' } })).rejects.toMatchObject({
    code: 'request.invalid',
  });
});

test('the name of a package is no title of its own, in whichever language it is sent', async () => {
  const { id: planId } = await aPlanToPay(ada);
  const params = { planId };
  await inSpanish(updatePlan, { params, body: { title: 'Despedida cristiana' } });
  expect((await ada(getPlan, { params })).title).toBe(offer?.name);
  await inSpanish(updatePlan, { params, body: { title: 'Para Danuta' } });
  expect((await ada(getPlan, { params })).title).toBe('Para Danuta');
  await inSpanish(updatePlan, { params, body: { title: 'Despedida cristiana' } });
  expect((await ada(getPlan, { params })).title).toBe(offer?.name);
});

test('the family page and what our team did name the plan in the language of whoever asks', async () => {
  const { id: planId } = await aPlanToPay(ada);
  const carla = await house.aMember({ isStaff: true });
  await carla(getCase, { params: { planId } });
  await ada(createFamilyGroup, { body: { planId, name: 'Ours', description: '' } });
  const plan = async (reader = inSpanish) =>
    (await reader(listFamilyGroups, {})).groups.find((group) => group.planId === planId)?.plan;
  const named = async (reader = inSpanish) => (await reader(listTeamActions, { query: { planId } }))[0]?.planTitle;
  expect([(await plan())?.title, await named()]).toEqual(['Despedida cristiana', 'Despedida cristiana']);
  expect([(await plan(ada))?.title, await named(ada)]).toEqual([offer?.name, offer?.name]);
  await ada(updatePlan, { params: { planId }, body: { title: 'For Danuta' } });
  expect([(await plan())?.title, await named()]).toEqual(['For Danuta', 'For Danuta']);
});

test('what was told before there were translations is English, and says so', async () => {
  const { id: planId } = await aPlanToPay(ada);
  await db.update(plans).set({ translations: {} }).where(eq(plans.id, planId));
  await db.update(planLines).set({ translations: {} }).where(eq(planLines.planId, planId));
  const plan = await inSpanish(getPlan, { params: { planId } });
  expect(plan).toMatchObject({ packageName: offer?.name, language: 'en' });
  expect(plan.lines.every(({ language }) => language === 'en')).toBe(true);
  expect(await ada(getPlan, { params: { planId } })).not.toHaveProperty('language');
});

test('a package that a process of an earlier release changed is not called by the name of the one before', async () => {
  const { id: planId } = await aPlanToPay(ada);
  await db.update(plans).set({ packageName: 'Eternal Light' }).where(eq(plans.id, planId));
  expect(await inSpanish(getPlan, { params: { planId } })).toMatchObject({
    packageName: 'Eternal Light',
    language: 'en',
  });
});

test('the statement says the same, saved or not', async () => {
  const { id: planId } = await aPlanToPay(ada);
  const saved = await inSpanish(getPlanStatement, { params: { planId } });
  expect(saved).toMatchObject({ planTitle: 'Despedida cristiana', packageName: 'Despedida cristiana' });
  const query = { faithTradition: 'christian', packageTier: 'basic' } as const;
  const stated = await inSpanish(getStatement, { query });
  expect(stated).toMatchObject({ packageName: 'Despedida cristiana', planTitle: null });
  expect(stated.lines[0]?.name).toContain('«');
  expect(stated).not.toHaveProperty('language');
});

test('the history tells our words in the language of the reader, and the family’s own as they were written', async () => {
  const { id: planId } = await aPlanToPay(ada);
  const params = { planId };
  await ada(updatePlan, { params, body: { addons: [], personName: 'Danuta' } });
  const [latest] = await inSpanish(listPlanVersions, { params });
  const changeOf = (field: string) => latest?.changes.find((change) => change.field === field);
  expect(changeOf('addon')).toEqual({ field: 'addon', before: 'Transmisión en vivo', after: null });
  expect(changeOf('personName')).toEqual({ field: 'personName', before: null, after: 'Danuta' });
  await db.update(addons).set({ translations: {} }).where(eq(addons.name, 'Live Streaming'));
  await ada(updatePlan, { params, body: { addons: [{ name: 'Live Streaming' }] } });
  const [newest] = await inSpanish(listPlanVersions, { params });
  expect(newest?.changes).toContainEqual({ field: 'addon', before: null, after: 'Live Streaming', language: 'en' });
  await translateOffer('Despedida cristiana');
});
