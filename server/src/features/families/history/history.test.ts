// How a family sees what became of its plan, saves changes together, and goes back.
import {
  compareFamilyVersions,
  getFamilyPlan,
  listFamilyVersions,
  restoreFamilyVersion,
  saveFamilyPlan,
} from '@evenlight/contract/families/history';
import { FamilyGroupId } from '@evenlight/contract/ids';
import { selectVenue, updatePlan } from '@evenlight/contract/plans';
import { listVenues } from '@evenlight/contract/venues';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { news } from '../../../platform/tables.ts';
import { aFamily, restoring, type TestFamily } from '../../../testing/family-people.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { plans } from '../../plans/tables.ts';
import { aboutOf } from '../sealed-about.ts';
import { familyActivities } from '../tables.ts';

const house = await openTestHouse({ withSampleData: true });
const { world, clock } = house;
const { db } = world;

const query = ({ group }: TestFamily) => ({ query: { groupId: group.id } });
const saving = ({ group }: TestFamily, details: object, version: number, changeDescription = '') => ({
  body: { groupId: group.id, details, version, changeDescription },
});
/** With what they were about, which lies sealed. */
const activitiesOf = async ({ group }: TestFamily) => {
  const rows = await db.select().from(familyActivities).where(eq(familyActivities.groupId, group.id));
  return rows.map((row) => ({ ...row, about: aboutOf(world.keys, row) }));
};

test('what is saved together is the next version, with its words and its author', async () => {
  const family = await aFamily(house);
  const { editor, viewer } = family.as;
  const saved = await editor(saveFamilyPlan, saving(family, { personName: 'Leela Rao' }, 1, 'Her name'));
  expect(saved).toMatchObject({ personName: 'Leela Rao', version: 2 });
  expect(await viewer(getFamilyPlan, { params: { groupId: family.group.id } })).toEqual(saved);
  const { versions } = await viewer(listFamilyVersions, query(family));
  expect(versions.map(({ versionNumber }) => versionNumber)).toEqual([2, 1]);
  expect(versions[0]).toMatchObject({
    changeDescription: 'Her name',
    changedBy: 'Edda Rao',
    changes: [{ field: 'personName', before: null, after: 'Leela Rao' }],
  });
  expect(await activitiesOf(family)).toMatchObject([
    { kind: 'plan.saved', about: 'Her name', actorId: editor.person.id },
  ]);
  const told = await db
    .select()
    .from(news)
    .where(eq(news.subject, `${family.group.id} plan`));
  expect(told.map(({ audience }) => audience)).toContain(`person:${viewer.person.id}`);
});

test('the same save sent again makes no second version, and another one from an old version is a conflict', async () => {
  const family = await aFamily(house);
  const { editor, coordinator } = family.as;
  const same = saving(family, { title: 'For Leela', budget: 500_000 }, 1);
  const first = await editor(saveFamilyPlan, same);
  expect(await editor(saveFamilyPlan, same)).toEqual(first);
  const late = coordinator(saveFamilyPlan, saving(family, { title: 'For mother' }, 1));
  await expect(late).rejects.toMatchObject({ status: 409, code: 'plan.changed_meanwhile' });
  expect((await editor(listFamilyVersions, query(family))).versions).toHaveLength(2);
});

test('two who save at once from the same version: one is told', async () => {
  const family = await aFamily(house);
  const tries = await Promise.allSettled(
    [family.as.editor, family.as.admin].map((each, place) =>
      each(saveFamilyPlan, saving(family, { title: `Plan ${place}` }, 1)),
    ),
  );
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('any two versions can be compared, in either direction', async () => {
  const family = await aFamily(house);
  const { member, editor } = family.as;
  await editor(saveFamilyPlan, saving(family, { title: 'One' }, 1));
  await editor(saveFamilyPlan, saving(family, { title: 'Two' }, 2));
  const compare = (from: number, to: number) =>
    member(compareFamilyVersions, { query: { groupId: family.group.id, from, to } });
  expect(await compare(2, 3)).toEqual({ changes: [{ field: 'title', before: 'One', after: 'Two' }] });
  expect(await compare(3, 2)).toEqual({ changes: [{ field: 'title', before: 'Two', after: 'One' }] });
  await expect(compare(1, 9)).rejects.toMatchObject({ status: 404, code: 'version.not_found' });
});

test('an earlier version comes back as the next one: details, package, add-ons and venue', async () => {
  const family = await aFamily(house);
  const { planner, plan } = family;
  const venues = await planner(listVenues, { query: {} });
  const [venue] = venues;
  if (!venue) throw new Error('sample data has venues');
  await planner(selectVenue, { body: { planId: plan.id, venueId: venue.id } });
  const before = await planner(updatePlan, { params: { planId: plan.id }, body: { title: 'First' } });
  await planner(updatePlan, { params: { planId: plan.id }, body: { title: 'Second', packageTier: 'premium' } });
  const body = await restoring(family, before.version, before.version + 1);
  const back = await family.as.coordinator(restoreFamilyVersion, body);
  expect(back).toMatchObject({ title: 'First', packageTier: 'basic', version: before.version + 2 });
  expect(back).toMatchObject({ selectedVenue: { id: venue.id }, totalCost: before.totalCost });
  expect(await family.as.coordinator(restoreFamilyVersion, body)).toEqual(back);
  const first = await planner(restoreFamilyVersion, await restoring(family, 1, back.version));
  expect(first).toMatchObject({ selectedVenue: null, title: plan.title, totalCost: plan.totalCost });
  const { versions } = await planner(listFamilyVersions, query(family));
  expect(versions[0]).toMatchObject({ changeDescription: 'Back to version 1' });
  expect((await activitiesOf(family)).map(({ kind, about }) => `${kind} ${about}`)).toEqual([
    `plan.restored ${before.version}`,
    'plan.restored 1',
  ]);
});

test('a day that has gone by is not brought back', async () => {
  const family = await aFamily(house);
  const { admin } = family.as;
  const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const soon = await admin(saveFamilyPlan, saving(family, { serviceDate: inDays(2), title: 'Soon' }, 1));
  const later = await admin(saveFamilyPlan, saving(family, { serviceDate: inDays(20), title: 'Later' }, soon.version));
  clock.forward({ days: 5 });
  const back = await admin(restoreFamilyVersion, await restoring(family, soon.version, later.version));
  expect(back).toMatchObject({ title: 'Soon', serviceDate: later.serviceDate });
});

test('once money has moved an earlier price does not come back, and details still do', async () => {
  const family = await aFamily(house);
  const { planner, plan } = family;
  const premium = await planner(updatePlan, { params: { planId: plan.id }, body: { packageTier: 'premium' } });
  const named = await planner(updatePlan, { params: { planId: plan.id }, body: { personName: 'Leela' } });
  await db.update(plans).set({ status: 'active', priceSettledAt: new Date() }).where(eq(plans.id, plan.id));
  const refused = planner(restoreFamilyVersion, await restoring(family, 1, named.version));
  await expect(refused).rejects.toMatchObject({ code: 'plan.price_settled' });
  const back = await planner(restoreFamilyVersion, await restoring(family, premium.version, named.version));
  expect(back).toMatchObject({ personName: '', packageTier: 'premium' });
});

test('who may do what: strangers find nothing, visitors sign in, lesser roles are told', async () => {
  const family = await aFamily(house);
  const { as } = family;
  const stranger = await house.aMember();
  const notThere = { status: 404, code: 'family.not_found' };
  const tooLow = { status: 403, code: 'family.role_too_low' };
  await expect(stranger(listFamilyVersions, query(family))).rejects.toMatchObject(notThere);
  await expect(stranger(getFamilyPlan, { params: { groupId: family.group.id } })).rejects.toMatchObject(notThere);
  await expect(stranger(saveFamilyPlan, saving(family, {}, 1))).rejects.toMatchObject(notThere);
  await expect(stranger(restoreFamilyVersion, await restoring(family, 1, 1))).rejects.toMatchObject(notThere);
  await expect(house.aVisitor()(listFamilyVersions, query(family))).rejects.toMatchObject({ code: 'session.required' });
  for (const role of ['contributor', 'member', 'viewer'] as const)
    await expect(as[role](saveFamilyPlan, saving(family, { title: 'x' }, 1))).rejects.toMatchObject(tooLow);
  for (const role of ['editor', 'contributor', 'member', 'viewer'] as const)
    await expect(as[role](restoreFamilyVersion, await restoring(family, 1, 1))).rejects.toMatchObject(tooLow);
  const elsewhere = { query: { groupId: FamilyGroupId.parse(uuid()) } };
  await expect(as.admin(listFamilyVersions, elsewhere)).rejects.toMatchObject(notThere);
});

test('input that cannot be kept names its field', async () => {
  const family = await aFamily(house);
  const { admin } = family.as;
  const bad = (details: object) => admin(saveFamilyPlan, saving(family, details, 1));
  await expect(bad({ title: '' })).rejects.toMatchObject({ code: 'request.invalid' });
  await expect(bad({ budget: -1 })).rejects.toMatchObject({ fields: { 'details.budget': expect.any(String) } });
  await expect(bad({ serviceDate: '1990-01-01' })).rejects.toMatchObject({
    fields: { serviceDate: expect.any(String) },
  });
  await expect(admin(restoreFamilyVersion, await restoring(family, 77, 1))).rejects.toMatchObject({
    code: 'version.not_found',
  });
});
