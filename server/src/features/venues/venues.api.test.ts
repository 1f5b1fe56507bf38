import { packagedTraditions } from '@evenlight/contract/traditions';
import { getVenue, groupOfType, listVenues, searchVenues, suitsTradition } from '@evenlight/contract/venues';
import { expect, test } from 'vitest';
import { sampleCities } from '../../sample-data/places.ts';
import { openAnyHouse } from '../../testing/open-any-house.ts';

const house = await openAnyHouse();
const visitor = house.aVisitor();
const all = await visitor(listVenues, { query: {} });
const NOBODY = '00000000-0000-4000-8000-000000000000';

test('anyone sees at least forty venues over all ten cities, each marked as the sample it is', () => {
  expect(all.length).toBeGreaterThanOrEqual(40);
  expect(new Set(all.map(({ location }) => location))).toEqual(new Set(sampleCities));
  expect(all.every(({ isSample }) => isSample)).toBe(true);
});

test('a price range shows both ends, and one price shows one', () => {
  for (const { costRange, minCost, maxCost, basePrice } of all) {
    const [min, max] = [minCost, maxCost].map((cents) => (cents / 100).toLocaleString('en-US'));
    expect(costRange).toBe(maxCost > minCost ? `$${min}–${max}` : `$${min}`);
    expect(basePrice).toBe(minCost / 100);
  }
});

test.each([...packagedTraditions, 'other'] as const)(
  'the faith filter for %s keeps what the rule keeps',
  async (faithTradition) => {
    const kept = await visitor(listVenues, { query: { faithTradition } });
    expect(kept).toEqual(all.filter((venue) => suitsTradition(venue, faithTradition)));
    expect(kept.length).toBeGreaterThan(0);
  },
);

test.each(['religious', 'secular', 'traditional'] as const)(
  'the type filter for %s goes by the front of the type',
  async (type) => {
    const kept = await visitor(listVenues, { query: { type } });
    expect(kept).toEqual(all.filter((venue) => groupOfType(venue.type) === type));
  },
);

test('filters work together, and an empty one asks nothing', async () => {
  const kept = await visitor(listVenues, {
    query: { faithTradition: 'hindu', location: 'Fremont', minCapacity: 100, maxCost: 300_000, type: '', search: '' },
  });
  expect(kept).toEqual(
    all.filter(
      (venue) =>
        suitsTradition(venue, 'hindu') &&
        venue.location === 'Fremont' &&
        venue.capacity >= 100 &&
        venue.minCost <= 300_000,
    ),
  );
});

test('the highest price that a family names leaves out what costs more', async () => {
  const prices = all.map(({ minCost }) => minCost).toSorted((one, other) => one - other);
  const maxCost = prices[Math.floor(prices.length / 2)] ?? 0;
  const kept = await visitor(listVenues, { query: { maxCost } });
  expect(kept).toEqual(all.filter(({ minCost }) => minCost <= maxCost));
  expect(kept.length).toBeLessThan(all.length);
});

test('the search looks through name, address and kind, in any case, and takes signs as they are', async () => {
  const [first] = all;
  const word = first?.address.split(' ')[1]?.toUpperCase() ?? '';
  const kept = await visitor(listVenues, { query: { search: word } });
  expect(kept).toEqual(
    all.filter(({ name, address, type }) => [name, address, type].join('\n').toUpperCase().includes(word)),
  );
  for (const search of ['%', '_', '\\', "' or 1=1 --"])
    expect(await visitor(listVenues, { query: { search } })).toEqual([]);
});

test('pages follow each other, and the last one is followed by nothing', async () => {
  const first = await visitor(searchVenues, { query: {} });
  expect(first).toMatchObject({ total: all.length, isMore: false, page: 1, pages: Math.ceil(all.length / 50) });
  const second = await visitor(searchVenues, { query: { page: 2 } });
  expect([...first.venues, ...second.venues]).toEqual(all);
  expect((await visitor(searchVenues, { query: { page: 20 } })).venues).toEqual([]);
});

test.each([
  ['minCapacity', 'many'],
  ['maxCost', '-5'],
  ['type', 'haunted'],
  ['faithTradition', 'klingon'],
  ['date', '2026-13-01'],
  ['page', '0'],
  ['page', '21'],
])('%s=%s is refused by name', async (field, value) => {
  const answer = await visitor.raw('GET', `/api/venues/search?${field}=${value}`);
  expect(answer.status).toBe(400);
  const { fields } = JSON.parse(answer.text);
  expect(Object.keys(fields)).toEqual([field]);
  // It was given, and it is wrong.
  expect(fields[field]).toMatch(/ cannot be used as it is$/);
});

test('a venue is found by its id, and says nothing of a day nobody asked about', async () => {
  const [venue] = all;
  if (!venue) throw new Error('there are no venues');
  expect(await visitor(getVenue, { params: { venueId: venue.id }, query: {} })).toEqual(venue);
  expect(venue.availability).toBeNull();
  await expect(visitor(getVenue, { params: { venueId: NOBODY as typeof venue.id }, query: {} })).rejects.toMatchObject({
    status: 404,
    code: 'venue.not_found',
  });
});
