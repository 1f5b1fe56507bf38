// Cities are those of the listings: one that is new comes in with its first listing, and can be asked for at once.
import { searchVendors } from '@evenlight/contract/vendors/vendor';
import { searchVenues } from '@evenlight/contract/venues';
import { expect, test } from 'vitest';
import { readCsv, writeCsv } from '../../platform/sheets/csv.ts';
import { sampleCities } from '../../sample-data/places.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { putFile, takeFile } from './sheet-file.ts';
import { sheets } from './sheets.ts';

const house = await openTestHouse({ withSampleData: true });
const { world } = house;
const visitor = house.aVisitor();

type Kind = 'venues' | 'vendors';

/** The first row of the sheet with these cells in place of its own, as a new listing. */
async function putOne(kind: Kind, name: string, location: string) {
  const rows = readCsv(Buffer.from((await takeFile(world, sheets[kind])).content));
  if (typeof rows === 'string') throw new Error(rows);
  const [head = [], first = []] = rows.map(({ cells }) => cells);
  const cells = { id: '', name, location, listed: 'yes' };
  const row = first.map((cell, at) => Object.entries(cells).find(([column]) => column === head[at])?.[1] ?? cell);
  return putFile(world, sheets[kind], { file: Buffer.from(writeCsv([head, row])), isTrial: false });
}

const citiesOf = {
  venues: async () => (await visitor(searchVenues, { query: {} })).cities,
  vendors: async () => (await visitor(searchVendors, { query: {} })).cities,
};
const foundIn = {
  venues: async (location: string) => (await visitor(searchVenues, { query: { location } })).venues,
  vendors: async (city: string) => (await visitor(searchVendors, { query: { city } })).vendors,
};

test.each(['venues', 'vendors'] as const)('%s can be asked for in the cities in which any are listed', async (kind) => {
  const known = [...sampleCities].sort();
  expect(await citiesOf[kind]()).toEqual(known);
  expect(await foundIn[kind]('Novato')).toEqual([]);
  expect((await putOne(kind, 'The First', 'Novato')).faults).toEqual([]);
  expect(await citiesOf[kind]()).toEqual([...known, 'Novato'].sort());
  expect((await foundIn[kind]('Novato')).map(({ name }) => name)).toEqual(['The First']);
  expect((await foundIn[kind]('Oakland')).length).toBeGreaterThan(2);
});

test.each(['venues', 'vendors'] as const)('%s name a city as the others do', async (kind) => {
  expect((await putOne(kind, 'The Second', 'NOVATO')).faults).toEqual([
    'line 2, location: Other listings write this city Novato.',
  ]);
});
