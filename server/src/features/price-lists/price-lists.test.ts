// The family's roles hold, changes are heard and logged, and the packages of the catalogue know their lines on a price list.
import { randomUUID } from 'node:crypto';
import { type PlanId, PriceListId } from '@evenlight/contract/ids';
import { getPriceLists, type PriceListWords, savePriceList } from '@evenlight/contract/price-lists';
import { linesThatCount, ourPricesOf } from '@evenlight/contract/price-lists/lines';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../../platform/tables.ts';
import { aFamily } from '../../testing/family-people.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { firstCatalogue } from '../catalogue/first-catalogue/first-catalogue.ts';
import { slugOf } from '../catalogue/rules.ts';

const house = await openTestHouse({ withSampleData: true });
type Member = Awaited<ReturnType<typeof house.aMember>>;

const said: PriceListWords = {
  home: 'Larkspur Chapel',
  phone: '',
  askedOn: null,
  spokenWith: '',
  prices: [],
  otherRows: [],
  note: '',
};

test('whoever edits the plan writes its price lists, and the rest of the family reads them', async () => {
  const { planner, plan, as } = await aFamily(house, { plan: { planIntent: 'at-need' } });
  const listId = PriceListId.parse(randomUUID());
  const read = (member: Member, planId: PlanId) => member(getPriceLists, { params: { planId } });
  const write = (member: Member, words: PriceListWords | null, version: number) =>
    member(savePriceList, { params: { planId: plan.id, listId }, body: { words, version } });
  await write(as.editor, said, 0);
  await write(as.editor, said, 0);
  for (const role of ['contributor', 'member', 'viewer'] as const) {
    expect(await read(as[role], plan.id)).toMatchObject({ mayEdit: false, lists: [{ words: said, version: 1 }] });
    await expect(write(as[role], null, 1)).rejects.toMatchObject({ status: 403, code: 'family.role_too_low' });
  }
  expect(await read(planner, plan.id)).toMatchObject({ mayEdit: true, lists: [{ id: listId }] });
  const written = and(eq(auditEntries.action, 'price_list.changed'), eq(auditEntries.subject, plan.id));
  expect(await house.world.db.select().from(auditEntries).where(written)).toHaveLength(1);
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
