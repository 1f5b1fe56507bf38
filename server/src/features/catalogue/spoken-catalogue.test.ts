// What is offered, in the language of whoever asks.
import { listAddons, listPackages } from '@evenlight/contract/catalogue';
import type { Translations } from '@evenlight/contract/translations';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { reading } from '../../testing/test-client.ts';
import { addons, packageLines, packages } from './tables.ts';

const house = await openTestHouse({ withSampleData: true });
const { db } = house.world;
const visitor = house.aVisitor();
const reader = reading('es', house.aVisitor());

const query = { faithTradition: 'secular', tier: 'basic' } as const;
const firstPackage = async (caller = reader) => (await caller(listPackages, { query }))[0];
const [offer] = await db.select().from(packages).where(eq(packages.id, 'secular-basic'));
const features = offer?.features.map((feature) => `«${feature}»`) ?? [];
const whole = { name: 'Despedida', description: 'Lo esencial.', features };
const translate = (es: Translations[string]) =>
  db.update(packages).set({ translations: { es } }).where(eq(packages.id, 'secular-basic'));

test('a package is offered in Spanish once all of its texts are, and its lines each by itself', async () => {
  await translate(whole);
  const [line] = await db.select().from(packageLines).where(eq(packageLines.packageId, 'secular-basic')).limit(1);
  const { id = '' } = line ?? {};
  await db.update(packageLines).set({ translations: {} }).where(eq(packageLines.packageId, 'secular-basic'));
  await db
    .update(packageLines)
    .set({ translations: { es: { name: 'Servicios básicos' } } })
    .where(and(eq(packageLines.packageId, 'secular-basic'), eq(packageLines.id, id)));
  const spoken = await firstPackage();
  expect(spoken).toMatchObject(whole);
  expect(spoken).not.toHaveProperty('language');
  expect(spoken?.lines.filter(({ language }) => language === 'en')).toHaveLength((spoken?.lines.length ?? 0) - 1);
  expect(spoken?.lines.find((it) => it.id === id)).not.toHaveProperty('language');
  expect(spoken).not.toHaveProperty('translations');
  expect(await firstPackage(visitor)).toMatchObject({ name: offer?.name, features: offer?.features });
});

test('half a translation is none: the package is English, and says so', async () => {
  await translate({ ...whole, features: features.slice(1) });
  expect(await firstPackage()).toMatchObject({ name: offer?.name, features: offer?.features, language: 'en' });
});

test('what somebody may keep of an answer is for their language alone', async () => {
  const { headers } = await reader.raw('GET', '/api/packages');
  expect(headers.vary).toContain('Accept-Language');
  expect(headers.vary).toContain('Cookie');
  const english = await visitor.raw('GET', '/api/packages?faithTradition=secular');
  await translate(whole);
  const tag = String(english.headers.etag);
  const spanish = await reader.raw('GET', '/api/packages?faithTradition=secular', {
    headers: { 'if-none-match': tag },
  });
  expect(spanish.status).toBe(200);
});

test('an add-on keeps the name by which plans know it; its word for a tradition is translated with it', async () => {
  const [known] = await visitor(listAddons, { query: { faithTradition: 'jewish' } });
  const id = known?.id ?? '';
  const notes = { jewish: 'Kosher', muslim: 'Halal' };
  const es = { name: 'Comida', description: 'Para todos.', notes: { jewish: 'Kósher' } };
  const tell = (said: Translations[string]) =>
    db
      .update(addons)
      .set({ notes, translations: { es: said } })
      .where(eq(addons.id, id));
  const spoken = async (faithTradition: 'jewish' | 'muslim') =>
    (await reader(listAddons, { query: { faithTradition } })).find((addon) => addon.id === id);
  await tell(es);
  expect(await spoken('jewish')).toMatchObject({ name: 'Comida', knownAs: known?.name, note: 'Kósher' });
  // Its word for the other one is missing.
  expect(await spoken('muslim')).toMatchObject({ name: known?.name, note: 'Halal', language: 'en' });
});
