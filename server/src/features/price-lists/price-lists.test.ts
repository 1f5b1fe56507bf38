// The family's roles hold, changes are heard and logged, and the packages of the catalogue know their lines on a price list.
import { listFamilyActivities } from '@evenlight/contract/families/activities';
import { linesThatCount, ourPricesOf } from '@evenlight/contract/price-lists/lines';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../../platform/tables.ts';
import { aFamily } from '../../testing/family-people.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { aListNumber, namedHome, readPriceLists, writePriceList } from '../../testing/price-lists.ts';
import { firstCatalogue } from '../catalogue/first-catalogue/first-catalogue.ts';
import { slugOf } from '../catalogue/rules.ts';

const house = await openTestHouse({ withSampleData: true });
test('whoever edits the plan writes its price lists, and the rest of the family reads them', async () => {
  const { planner, plan, group, as } = await aFamily(house, { plan: { planIntent: 'at-need' } });
  const listId = aListNumber();
  const write = (member: typeof planner, words: typeof namedHome | null, version: number) =>
    writePriceList(member, plan.id, listId, words, version);
  await write(as.editor, namedHome, 0);
  await write(as.editor, namedHome, 0);
  for (const role of ['contributor', 'member', 'viewer'] as const) {
    expect(await readPriceLists(as[role], plan.id)).toMatchObject({
      mayEdit: false,
      lists: [{ words: namedHome, version: 1 }],
    });
    await expect(write(as[role], null, 1)).rejects.toMatchObject({ status: 403, code: 'family.role_too_low' });
  }
  expect(await readPriceLists(planner, plan.id)).toMatchObject({ mayEdit: true, lists: [{ id: listId }] });
  const written = and(eq(auditEntries.action, 'price_list.changed'), eq(auditEntries.subject, plan.id));
  expect(await house.world.db.select().from(auditEntries).where(written)).toHaveLength(1);
  const { activities } = await as.viewer(listFamilyActivities, { query: { groupId: group.id } });
  expect(activities[0]).toMatchObject({ kind: 'plan.saved', about: 'page:price-lists' });
  expect(activities[0]?.description).toMatch(/ wrote down prices of other funeral homes\.$/);
});

const offers = firstCatalogue.packages.map((offer) => {
  const lines = offer.lines.map(({ name, dollars, isChoice = false }) => ({
    item: `a-package.${slugOf(name)}`,
    cents: dollars * 100,
    isDeclined: isChoice,
  }));
  return { name: offer.name, plan: { packageTier: offer.tier, way: offer.way ?? 'undecided', lines } };
});

test.each(offers)('$name is compared by lines that homes have on their lists', ({ plan }) => {
  const { cents, comparedCents } = ourPricesOf(plan);
  const needed = linesThatCount(plan).map(({ line }) => line);
  expect([...cents.keys()].sort()).toEqual([...needed].sort());
  expect(needed.some((line) => ['basic-services', 'direct-cremation', 'immediate-burial'].includes(line))).toBe(true);
  expect(needed).not.toContain('embalming');
  const all = plan.lines.reduce((sum, { cents: own, isDeclined }) => sum + (isDeclined ? 0 : own), 0);
  expect(comparedCents).toBeGreaterThan(0);
  expect(comparedCents).toBeLessThanOrEqual(all);
});
