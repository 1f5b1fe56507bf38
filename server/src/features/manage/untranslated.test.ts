// What our team has still to tell in another language.
import { listUntranslated } from '@evenlight/contract/manage';
import type { Translations } from '@evenlight/contract/translations';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { packageLines, packages } from '../catalogue/tables.ts';
import { supportGroups } from '../support/groups/tables.ts';
import { vendors } from '../vendors/tables.ts';

const house = await openTestHouse({ withSampleData: true });
const { db } = house.world;
const staff = await house.aMember({ isStaff: true });
const missing = () => staff(listUntranslated, { params: { language: 'es' } });
const [florist] = await db.select().from(vendors).limit(1);
const { id: vendorId = '', translations: whole = {} } = florist ?? {};
const tell = (translations: Translations) => db.update(vendors).set({ translations }).where(eq(vendors.id, vendorId));

test('in a new house everything is told, and only our team may ask', async () => {
  expect(await missing()).toEqual([]);
  const member = await house.aMember();
  for (const caller of [house.aVisitor(), member])
    await expect(caller(listUntranslated, { params: { language: 'es' } })).rejects.toMatchObject({ status: 404 });
});

test('a row of which half is told names what is missing; one that was taken back, or is from before, misses all', async () => {
  await tell({ es: { ...whole.es, hours: '', specialties: [] } });
  const [sheet] = await missing();
  expect(sheet).toMatchObject({ kind: 'vendors', total: 1, rows: [{ id: vendorId, state: 'missing' }] });
  expect(sheet?.rows[0]?.columns).toEqual(['specialties', 'hours']);
  for (const none of [{ es: {} }, {}]) {
    await tell(none);
    expect((await missing())[0]?.rows[0]?.columns).toContain('description');
  }
  await tell(whole);
  expect(await missing()).toEqual([]);
});

test('an original that was changed since is to be looked at again; what is off the list is not', async () => {
  await tell({ es: { ...whole.es, of: 'of something else' } });
  expect(await missing()).toMatchObject([
    { kind: 'vendors', rows: [{ id: vendorId, state: 'outdated', columns: [] }] },
  ]);
  await db.update(vendors).set({ isListed: false }).where(eq(vendors.id, vendorId));
  expect(await missing()).toEqual([]);
});

test('a line of a package that is not told misses with its package; a group that writes in the language misses nothing', async () => {
  const [line] = await db.select().from(packageLines).limit(1);
  const { id = '', packageId = '' } = line ?? {};
  await db.update(packageLines).set({ translations: {} }).where(eq(packageLines.id, id));
  const [offer] = await db.select().from(packages).where(eq(packages.id, packageId));
  await db.update(supportGroups).set({ language: 'es', translations: {} });
  expect(await missing()).toEqual([
    { kind: 'packages', total: 1, rows: [{ id: packageId, title: offer?.name, state: 'missing', columns: ['lines'] }] },
  ]);
});
