// What a new house offers, and its samples, are there in every language.
import { listAddons, listPackages } from '@evenlight/contract/catalogue';
import { furtherLanguages } from '@evenlight/contract/languages';
import { listSupportGroups } from '@evenlight/contract/support/groups';
import { listVendors } from '@evenlight/contract/vendors/vendor';
import { listVenues } from '@evenlight/contract/venues';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openCatalogue } from '../features/catalogue/keep-catalogue.ts';
import { addons, packages } from '../features/catalogue/tables.ts';
import { openTestHouse } from '../testing/open-test-house.ts';
import { reading } from '../testing/test-client.ts';

const house = await openTestHouse({ withSampleData: true });
const { db } = house.world;

test.each(furtherLanguages)(
  'nothing that comes with the product is told in another language than %s',
  async (language) => {
    const reader = reading(language, house.aVisitor());
    const offers = await reader(listPackages, { query: {} });
    const told = [
      ...offers,
      ...offers.flatMap(({ lines }) => lines),
      ...(await reader(listAddons, { query: { faithTradition: 'jewish' } })),
      ...(await reader(listVenues, { query: {} })),
      ...(await reader(listVendors, { query: {} })),
      ...(await reader(listSupportGroups, {})).map(({ wordsIn, name }) => ({ language: wordsIn, name })),
    ];
    expect(told.length).toBeGreaterThan(500);
    expect(told.filter((row) => row.language !== undefined)).toEqual([]);
  },
);

test('a house from before is told it once; what its operator wrote or took back stays as it is', async () => {
  const told = async (id: string) => (await db.select().from(packages).where(eq(packages.id, id)))[0]?.translations;
  const before = await told('jewish-basic');
  await db.update(packages).set({ translations: {} }).where(eq(packages.id, 'jewish-basic'));
  await db.update(packages).set({ translations: {}, name: 'Our own' }).where(eq(packages.id, 'jewish-premium'));
  await db
    .update(packages)
    .set({ translations: { es: {} } })
    .where(eq(packages.id, 'jewish-legacy'));
  const own = { es: { name: 'Lo nuestro' } };
  await db.update(addons).set({ translations: own }).where(eq(addons.name, 'Live Streaming'));
  await openCatalogue(house.world);
  expect(before).toMatchObject({ es: { name: expect.any(String) } });
  expect(await told('jewish-basic')).toEqual(before);
  expect(await told('jewish-premium')).toEqual({});
  expect(await told('jewish-legacy')).toEqual({ es: {} });
  const [streaming] = await db.select().from(addons).where(eq(addons.name, 'Live Streaming'));
  expect(streaming?.translations).toEqual(own);
});
