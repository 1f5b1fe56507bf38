// Venues as they are read and found in several languages.
import { getVenue, listVenues, searchVenues } from '@evenlight/contract/venues';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { reading } from '../../testing/test-client.ts';
import { venues } from './tables.ts';

const house = await openTestHouse({ withSampleData: true });
const { db } = house.world;
const visitor = house.aVisitor();
const inSpanish = reading('es', visitor);
const [garden, hall] = await visitor(listVenues, { query: {} });
if (!garden || !hall) throw new Error('there are venues');
const [gardenId, hallId] = [garden.id, hall.id];

beforeAll(async () => {
  const es = { type: 'Secular – Jardín', description: 'Bajo los robles.', amenities: garden.amenities };
  await db
    .update(venues)
    .set({ type: 'Secular – Garden', address: '7 Camino Peñasco', translations: { es } })
    .where(eq(venues.id, gardenId));
  await db.update(venues).set({ type: 'Secular – Greenhouse', translations: {} }).where(eq(venues.id, hallId));
});

test.each(['garden', 'jardín', 'jardin', 'JARDÍN', 'camino penasco', 'Peñasco'])(
  '%s finds the place, whatever language it is looked for in',
  async (search) => {
    for (const reader of [visitor, inSpanish]) {
      const { venues: found } = await reader(searchVenues, { query: { search } });
      expect(found.map(({ id }) => id)).toContain(gardenId);
    }
  },
);

test('a translation that is taken back finds nothing any more', async () => {
  const search = 'invernadero';
  const found = async () => (await inSpanish(listVenues, { query: { search } })).map(({ id }) => id);
  const tell = (translations: typeof venues.$inferInsert.translations) =>
    db.update(venues).set({ translations }).where(eq(venues.id, hallId));
  await tell({ es: { type: 'Secular – Invernadero' } });
  expect(await found()).toEqual([hallId]);
  await tell({ es: {} });
  expect(await found()).toEqual([]);
});

test('a venue of which half is translated is in English, and says so; its group stays known by its type', async () => {
  await db
    .update(venues)
    .set({ translations: { es: { type: 'Secular – Invernadero' } } })
    .where(eq(venues.id, hallId));
  const read = await inSpanish(getVenue, { params: { venueId: hallId }, query: {} });
  expect(read).toMatchObject({ typeInWords: 'Secular – Greenhouse', language: 'en', description: hall.description });
  const whole = await inSpanish(getVenue, { params: { venueId: gardenId }, query: {} });
  expect(whole).toMatchObject({ type: 'Secular – Garden', typeInWords: 'Secular – Jardín' });
  expect(whole).not.toHaveProperty('language');
});
