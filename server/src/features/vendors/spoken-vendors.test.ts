// Vendors as they are read and found in several languages.

import type { Translations } from '@evenlight/contract/translations';
import { getVendor, searchVendors } from '@evenlight/contract/vendors/vendor';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { reading } from '../../testing/test-client.ts';
import { vendors } from './tables.ts';
import { updateSearchIndex } from './update-search-index.ts';

const house = await openTestHouse({ withSampleData: true });
const { db } = house.world;
const visitor = house.aVisitor();
const inSpanish = reading('es', visitor);
const [some] = (await visitor(searchVendors, { query: {} })).vendors;
if (!some) throw new Error('there are vendors');
const { id, description, specialties, businessType, hours } = some;
const whole = {
  description: 'Coronas de siemprevivas.',
  specialties,
  businessType,
  hours,
  priceNote: 'Según el pedido',
};

async function tell(translations: Translations) {
  await db.update(vendors).set({ translations }).where(eq(vendors.id, id));
  await updateSearchIndex(db, [id]);
}
const read = (reader = inSpanish) => reader(getVendor, { params: { vendorId: id } });
const found = async (search: string, reader = visitor) =>
  (await reader(searchVendors, { query: { search } })).vendors.map((vendor) => vendor.id);

test('a vendor is found by the words of either language, and read in one’s own', async () => {
  await tell({ es: whole });
  expect(await read()).toMatchObject({ description: whole.description });
  expect(await read()).not.toHaveProperty('language');
  expect(await read(visitor)).toMatchObject({ description });
  for (const reader of [visitor, inSpanish]) expect(await found('siemprevivas', reader)).toEqual([id]);
});

test.each([
  ['half a translation', { es: { ...whole, hours: '' } }],
  ['one that was taken back', { es: {} }],
  ['a row from before there were translations', {}],
])('%s leaves a vendor in English, which it says', async (_, translations) => {
  await tell(translations);
  expect(await read()).toMatchObject({ description, specialties, hours, language: 'en' });
  expect(await read(visitor)).not.toHaveProperty('language');
});

test('words that were taken back find nothing any more', async () => {
  await tell({ es: whole });
  await tell({ es: {} });
  expect(await found('siemprevivas')).toEqual([]);
});

test.each([
  ['music', ['music', 'música', 'MUSICA', 'músicos']],
  ['florists', ['florists', 'floristería', 'floristerias', 'flores']],
  ['catering', ['catering', 'food', 'comida']],
] as const)('a word for %s finds every one of them, in whichever language it is typed', async (category, typed) => {
  const { total } = await visitor(searchVendors, { query: { category } });
  for (const search of typed) {
    const { counts, correctedTo } = await inSpanish(searchVendors, { query: { search } });
    expect({ search, times: counts[category], correctedTo }).toEqual({ search, times: total, correctedTo: null });
  }
});
