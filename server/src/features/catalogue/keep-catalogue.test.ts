import { listPackages } from '@evenlight/contract/catalogue';
import { createPlan, getPlan, updatePlan } from '@evenlight/contract/plans';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { openCatalogue, putCatalogue, takeCatalogue } from './keep-catalogue.ts';

const house = await openTestHouse({ withSampleData: true });
const { world } = house;
const christian = { query: { faithTradition: 'christian' } } as const;

async function dearer() {
  const file = await takeCatalogue(world);
  const offer = file.packages.find(({ tradition, tier }) => tradition === 'christian' && tier === 'basic');
  const [basics] = offer?.lines ?? [];
  if (!offer || !basics) throw new Error('no such package');
  basics.dollars += 200;
  offer.dollars += 200;
  return file;
}

test('what the operator takes out and puts back unchanged is the same, and no example any more', async () => {
  const before = await house.aVisitor()(listPackages, { query: {} });
  expect(before).toHaveLength(21);
  expect(await putCatalogue(world, await takeCatalogue(world), { isTrial: false })).toMatchObject({ faults: [] });
  const asExamples = (await house.aVisitor()(listPackages, { query: {} })).map((offer) => ({
    ...offer,
    isExample: true,
  }));
  expect(asExamples).toEqual(before);
});

test('a changed price shows at once, stays after the next start, and is in the audit log; a trial changes nothing', async () => {
  const file = await dearer();
  expect(await putCatalogue(world, file, { isTrial: true })).toMatchObject({ faults: [] });
  expect((await house.aVisitor()(listPackages, christian))[0]).toMatchObject({ price: 3500 });
  expect(await putCatalogue(world, file, { isTrial: false })).toMatchObject({ faults: [] });
  await openCatalogue(world);
  expect((await house.aVisitor()(listPackages, christian))[0]).toMatchObject({ price: 3700 });
  const { rows } = await world.db.execute("select 1 from audit_entries where action = 'catalogue.changed'");
  expect(rows.length).toBeGreaterThan(0);
});

test('a trial and a put say how many packages and add-ons are new, changed, unchanged or taken out', async () => {
  const before = await takeCatalogue(world);
  const offers = before.packages.length + before.addons.length;
  const same = { added: 0, changed: 0, unchanged: offers, removed: 0 };
  expect((await putCatalogue(world, before, { isTrial: true })).changes).toEqual(same);

  const file = await dearer();
  const gone = file.addons.pop();
  const [first] = file.addons;
  if (!first || !gone) throw new Error('no add-ons');
  file.addons.push({ ...first, name: 'Lantern walk' });
  // What is not translated in the file keeps its translation, and is no change.
  delete first.translations;
  const differences = { added: 1, changed: 1, unchanged: offers - 2, removed: 1 };
  expect((await putCatalogue(world, file, { isTrial: true })).changes).toEqual(differences);
  expect((await putCatalogue(world, file, { isTrial: false })).changes).toEqual(differences);
  await putCatalogue(world, before, { isTrial: false });
});

test('a plan keeps the price its family was told; what is new in it has the new one', async () => {
  const ada = await house.aMember();
  const { id: planId } = await ada(createPlan, { body: { faithTradition: 'christian', packageTier: 'basic' } });
  const told = await ada(getPlan, { params: { planId } });
  await putCatalogue(world, await dearer(), { isTrial: false });
  expect(await ada(getPlan, { params: { planId } })).toEqual(told);
  const changed = await ada(updatePlan, { params: { planId }, body: { addons: [{ name: 'Live Streaming' }] } });
  expect(Number(changed.totalCost)).toBe(Number(told.totalCost) + 100);
  const other = await ada(createPlan, { body: { faithTradition: 'christian', packageTier: 'basic' } });
  expect(Number(other.totalCost)).toBe(Number(told.totalCost) + 200);
});

test('what leaves the catalogue or is cut up anew stays in the plans that have it, as it was told', async () => {
  const ada = await house.aMember();
  const addons = [{ name: 'Grief Support' }];
  const told = await ada(createPlan, { body: { faithTradition: 'buddhist', packageTier: 'basic', addons } });
  const params = { planId: told.id };
  const before = await takeCatalogue(world);
  const file = await takeCatalogue(world);
  file.addons = file.addons.filter(({ name }) => name !== 'Grief Support');
  file.packages = file.packages.filter(({ tradition }) => tradition !== 'buddhist');
  expect(await putCatalogue(world, file, { isTrial: false })).toMatchObject({ faults: [] });

  const line = told.lines.find(({ canDecline }) => canDecline);
  if (!line) throw new Error('no such line');
  const declined = await ada(updatePlan, { params, body: { declinedLines: [line.item] } });
  expect(Number(declined.totalCost)).toBe(Number(told.totalCost) - line.cents / 100);
  expect(declined.addons).toEqual(told.addons);
  const without = await ada(updatePlan, { params, body: { addons: [] } });
  expect(without.packageName).toBe(told.packageName);
  await expect(ada(updatePlan, { params, body: { addons: [{ name: 'Grief Support' }] } })).rejects.toMatchObject({
    status: 400,
    fields: { 'addons.0.name': expect.any(String) },
  });
  await expect(ada(updatePlan, { params, body: { packageTier: 'legacy' } })).rejects.toMatchObject({ status: 400 });
  await putCatalogue(world, before, { isTrial: false });
});

test('a catalogue without packages is refused, and lines may be named in any script', async () => {
  expect((await putCatalogue(world, { packages: [], addons: [] }, { isTrial: true })).faults).not.toEqual([]);
  const file = await takeCatalogue(world);
  const lines = file.packages[0]?.lines ?? [];
  for (const [place, name] of [
    [1, 'טהרה'],
    [2, 'שמירה'],
  ] as const)
    if (lines[place]) lines[place].name = name;
  expect(await putCatalogue(world, file, { isTrial: true })).toMatchObject({ faults: [] });
});

test('a file that does not add up is refused in words, and nothing is changed', async () => {
  const before = await takeCatalogue(world);
  const file = await takeCatalogue(world);
  if (file.packages[0]) file.packages[0].dollars += 1;
  expect((await putCatalogue(world, file, { isTrial: false })).faults.join()).toContain('and its price is');
  expect((await putCatalogue(world, { packages: [{ name: '' }] }, { isTrial: false })).faults).not.toEqual([]);
  expect(await takeCatalogue(world)).toEqual(before);
});

test('several houses that open at once fill the catalogue once', async () => {
  await Promise.all([1, 2, 3].map(() => openCatalogue(world)));
  expect(await house.aVisitor()(listPackages, { query: {} })).toHaveLength(21);
});

test('an offer that says something else is not told in the translation of the former one', async () => {
  const before = await takeCatalogue(world);
  const file = await takeCatalogue(world);
  const [offer] = file.packages;
  if (!offer) throw new Error('no packages');
  offer.description = 'A quiet hour at the grave, and nothing else.';
  await putCatalogue(world, file, { isTrial: false });
  const { text } = await house.aVisitor().raw('GET', '/api/packages', { headers: { cookie: 'language=es' } });
  const shown = JSON.parse(text).find(({ id }: { id: string }) => id === `${offer.tradition}-${offer.tier}`);
  expect(shown).toMatchObject({ description: offer.description, language: 'en' });
  await putCatalogue(world, before, { isTrial: false });
});

test('a house from before gets the simple offers at its next start, after what it has, and once', async () => {
  const before = await takeCatalogue(world);
  await world.db.execute("delete from packages where tier = 'simple'");
  await openCatalogue(world);
  await openCatalogue(world);
  expect(await takeCatalogue(world)).toEqual(before);
});

test('a file from before ways were known takes no simple offer away, and forgets nothing of what lines are for', async () => {
  const before = await takeCatalogue(world);
  const withoutPart = <R extends { part?: unknown }>({ part: _, ...row }: R) => row;
  const packages = before.packages
    .filter(({ tradition }) => tradition)
    .map((offer) => ({ ...offer, lines: offer.lines.map(withoutPart) }));
  const old = { packages, addons: before.addons.map(withoutPart) };
  expect(await putCatalogue(world, old, { isTrial: false })).toMatchObject({ faults: [] });
  expect(await takeCatalogue(world)).toEqual(before);
});

test('a package of a tradition names no way, and a simple offer names one', async () => {
  const file = await takeCatalogue(world);
  const [first] = file.packages;
  if (!first) throw new Error('there are packages');
  file.packages.push({ ...first, tier: 'simple' });
  const { faults } = await putCatalogue(world, file, { isTrial: true });
  expect(faults).toEqual([expect.stringContaining('a simple offer has the tier simple and a way')]);
});
