// What the operator says of the house, in the language of whoever reads it.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getOpeningHours } from '@evenlight/contract/desk';
import { expect, test } from 'vitest';
import { openTestHouse } from '../testing/open-test-house.ts';
import { reading } from '../testing/test-client.ts';

async function brandIn(language: 'en' | 'es', given: object) {
  const file = join(mkdtempSync(join(tmpdir(), 'evenlight-brand-')), 'brand.json');
  writeFileSync(file, JSON.stringify(given));
  const house = await openTestHouse({ env: { BRAND_FILE: file } });
  const { brand } = await reading(language, house.aVisitor())(getOpeningHours, {});
  return brand;
}

const area = { en: 'San Francisco Bay Area', es: 'la Bahía de San Francisco' };

test('one text for each language is read in one’s own, beside one that is for everybody', async () => {
  const given = { serviceArea: area, conciergeName: 'Carla Ruiz' };
  const spanish = await brandIn('es', given);
  expect(spanish).toMatchObject({ serviceArea: area.es, conciergeName: 'Carla Ruiz', conciergeTitle: null });
  expect(spanish).not.toHaveProperty('translations');
  expect(await brandIn('en', given)).toMatchObject({ serviceArea: area.en, conciergeName: 'Carla Ruiz' });
});

test('a brand file from before says the same to everybody', async () => {
  expect(await brandIn('es', { serviceArea: 'East Bay' })).toMatchObject({ serviceArea: 'East Bay' });
});

test('a text in the first language alone is read by everybody, so that a new language stops no house', async () => {
  expect(await brandIn('es', { serviceArea: { en: 'East Bay' } })).toMatchObject({ serviceArea: 'East Bay' });
});

test('a house without a brand file says in each language where it serves', async () => {
  const house = await openTestHouse();
  const { brand } = await reading('es', house.aVisitor())(getOpeningHours, {});
  expect(brand).toMatchObject({ serviceArea: area.es });
});
