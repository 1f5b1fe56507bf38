// The way back as far as there is one, the long history, and days that need somebody's word.
import {
  getFamilyPlan,
  listFamilyVersions,
  previewFamilyRestore,
  restoreFamilyVersion,
  saveFamilyPlan,
  VERSIONS_SHOWN,
} from '@evenlight/contract/families/history';
import { selectVenue, updatePlan } from '@evenlight/contract/plans';
import { listVenues } from '@evenlight/contract/venues';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aFamily, restoring, type TestFamily } from '../../../testing/family-people.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { packages } from '../../catalogue/tables.ts';
import { venues } from '../../venues/tables.ts';
import { familyActivities } from '../tables.ts';

const house = await openTestHouse({ withSampleData: true });
const { world, clock } = house;
const { db } = world;

const saving = ({ group }: TestFamily, details: object, version: number, changeDescription = '') => ({
  body: { groupId: group.id, details, version, changeDescription },
});
const activitiesOf = ({ group }: TestFamily) =>
  db.select().from(familyActivities).where(eq(familyActivities.groupId, group.id));

const previewing = ({ group }: TestFamily, versionNumber: number) => ({ query: { groupId: group.id, versionNumber } });

/** A plan with a venue of its own in version 2, and another one since. */
async function aMovedFamily(place: number) {
  const family = await aFamily(house);
  const { planner, plan } = family;
  const all = await planner(listVenues, { query: {} });
  const [then, since] = [all[place], all[place + 1]];
  if (!then || !since) throw new Error('sample data has venues');
  await planner(selectVenue, { body: { planId: plan.id, venueId: then.id } });
  const named = await planner(updatePlan, { params: { planId: plan.id }, body: { personName: 'Leela' } });
  await planner(selectVenue, { body: { planId: plan.id, venueId: since.id } });
  const now = await planner(updatePlan, { params: { planId: plan.id }, body: { personName: '' } });
  return { family, then, since, named, now };
}

test('a venue that is not offered any more stays away, the rest comes back, and both is said before and after', async () => {
  const { family, then, since, named, now } = await aMovedFamily(0);
  const { coordinator } = family.as;
  await db.update(venues).set({ isListed: false }).where(eq(venues.id, then.id));
  const kept = [{ part: 'venue', was: then.name, reason: 'gone' }];
  const preview = await coordinator(previewFamilyRestore, previewing(family, named.version));
  expect(preview).toMatchObject({ kept, personName: 'Leela', selectedVenue: { id: since.id } });
  // It was only tried.
  expect(await coordinator(getFamilyPlan, { params: { groupId: family.group.id } })).toEqual(now);
  expect(await activitiesOf(family)).toEqual([]);
  const body = await restoring(family, named.version, now.version);
  const back = await coordinator(restoreFamilyVersion, body);
  expect(back).toMatchObject({ kept, personName: 'Leela', selectedVenue: { id: since.id } });
  expect(back.totalCost).toBe(preview.totalCost);
  expect(await coordinator(restoreFamilyVersion, body)).toEqual(back);
  await db.update(venues).set({ isListed: true }).where(eq(venues.id, then.id));
});

test('a day that another family has by now stays away together with its venue', async () => {
  const family = await aFamily(house);
  const [planner, other] = [family.planner, await aFamily(house)];
  const day = new Date(clock.now().getTime() + 40 * 86_400_000).toISOString().slice(0, 10);
  const venue = (await planner(listVenues, { query: {} })).at(-1);
  if (!venue) throw new Error('sample data has venues');
  const params = { planId: family.plan.id };
  await planner(selectVenue, { body: { planId: family.plan.id, venueId: venue.id, serviceDate: day } });
  const then = await planner(updatePlan, { params, body: { personName: 'Leela' } });
  const now = await planner(updatePlan, { params, body: { personName: '', serviceDate: null } });
  await other.planner(selectVenue, { body: { planId: other.plan.id, venueId: venue.id, serviceDate: day } });
  const back = await planner(restoreFamilyVersion, await restoring(family, then.version, now.version));
  expect(back).toMatchObject({ personName: 'Leela', serviceDate: null, kept: [{ part: 'serviceDate', was: day }] });
});

test('the history is read page by page, each version told against the one before it', async () => {
  const family = await aFamily(house);
  const { admin, viewer } = family.as;
  for (let version = 1; version <= VERSIONS_SHOWN + 1; version += 1)
    await admin(saveFamilyPlan, saving(family, { title: `Title ${version}` }, version));
  const groupId = family.group.id;
  const first = await viewer(listFamilyVersions, { query: { groupId } });
  expect(first.hasEarlier).toBe(true);
  expect(first.versions).toHaveLength(VERSIONS_SHOWN);
  expect(first.versions.at(-1)).toMatchObject({
    versionNumber: 3,
    changes: [{ field: 'title', before: 'Title 1', after: 'Title 2' }],
  });
  const earlier = await viewer(listFamilyVersions, { query: { groupId, before: 3 } });
  expect(earlier).toMatchObject({ hasEarlier: false, versions: [{ versionNumber: 2 }, { versionNumber: 1 }] });
});

test('a day that is not customary needs the word of the family’s clergy, as everywhere', async () => {
  const family = await aFamily(house, { plan: { faithTradition: 'jewish' } });
  const { editor } = family.as;
  const soon = new Date(clock.now().getTime() + 30 * 86_400_000);
  const saturday = new Date(soon.getTime() + ((6 - soon.getUTCDay() + 7) % 7) * 86_400_000).toISOString().slice(0, 10);
  const input = saving(family, { serviceDate: saturday }, 1);
  await expect(editor(saveFamilyPlan, input)).rejects.toMatchObject({ code: 'plan.day_not_customary' });
  const nobodys = editor(saveFamilyPlan, { body: { ...input.body, clergyName: 'Rabbi Adler' } });
  await expect(nobodys).rejects.toMatchObject({ code: 'plan.day_not_customary' });
  const agreed = { body: { ...input.body, clergyAgreed: true, clergyName: 'Rabbi Adler' } };
  const saved = await editor(saveFamilyPlan, agreed);
  expect(saved).toMatchObject({ serviceDate: saturday, clergyConsent: { clergyName: 'Rabbi Adler' } });
  expect(await editor(saveFamilyPlan, agreed)).toEqual(saved);
});

test('a package that left the catalogue stays away, with the price of the one the plan has', async () => {
  const family = await aFamily(house);
  const { planner, plan } = family;
  const params = { planId: plan.id };
  await planner(updatePlan, { params, body: { packageTier: 'premium', personName: 'Leela' } });
  const now = await planner(updatePlan, { params, body: { packageTier: 'basic', personName: '' } });
  const isIt = and(eq(packages.tradition, 'secular'), eq(packages.tier, 'premium'));
  await db.delete(packages).where(isIt);
  const back = await planner(restoreFamilyVersion, await restoring(family, 2, now.version));
  expect(back).toMatchObject({ personName: 'Leela', packageTier: 'basic', totalCost: now.totalCost });
  expect(back.kept).toMatchObject([{ part: 'package' }]);
});

test('at another price than was shown nothing comes back, and today’s is named', async () => {
  const { family, named, now } = await aMovedFamily(2);
  const { body } = await restoring(family, named.version, now.version);
  const refusal = { status: 409, code: 'decision.price_changed', amount: body.agreedCents };
  const dearer = family.planner(restoreFamilyVersion, { body: { ...body, agreedCents: body.agreedCents - 100 } });
  await expect(dearer).rejects.toMatchObject(refusal);
  expect(await family.planner(getFamilyPlan, { params: { groupId: family.group.id } })).toEqual(now);
});
