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

/** The first row of the sheet with these cells in place of its own, as new listings. */
async function putNew(kind: Kind, listings: { name: string; location: string }[]) {
  const rows = readCsv(Buffer.from((await takeFile(world, sheets[kind])).content));
  if (typeof rows === 'string') throw new Error(rows);
  const [head = [], first = []] = rows.map(({ cells }) => cells);
  const asRow = (listing: (typeof listings)[number]) => {
    const cells = new Map(Object.entries({ ...listing, id: '', listed: 'yes' }));
    return first.map((cell, at) => cells.get(head[at] ?? '') ?? cell);
  };
  return putFile(world, sheets[kind], { file: Buffer.from(writeCsv([head, ...listings.map(asRow)])), isTrial: false });
}
const putOne = (kind: Kind, name: string, location: string) => putNew(kind, [{ name, location }]);

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

test('venues and vendors write one city alike, and so do the lines of one file', async () => {
  expect((await putOne('venues', 'The Third', 'Olema')).faults).toEqual([]);
  expect((await putOne('vendors', 'The Third', 'OLEMA')).faults).toEqual([
    'line 2, location: Other listings write this city Olema.',
  ]);
  const twice = ['Nicasio', 'NICASIO'].map((location) => ({ name: location, location }));
  expect((await putNew('vendors', twice)).faults).toEqual(['line 3, location: Line 2 writes this city Nicasio.']);
});

test('whoever writes a city anew in all venues may do so, and in all vendors next', async () => {
  for (const kind of ['venues', 'vendors'] as const)
    expect((await putOne(kind, 'The Fourth', 'Point reyes')).faults).toEqual([]);
  for (const kind of ['venues', 'vendors'] as const) {
    const { content } = await takeFile(world, sheets[kind]);
    const file = Buffer.from(Buffer.from(content).toString().replaceAll('Point reyes', 'Point Reyes'));
    expect((await putFile(world, sheets[kind], { file, isTrial: false })).faults).toEqual([]);
  }
  expect((await putOne('venues', 'The Fifth', 'Point reyes')).faults).toHaveLength(1);
});
