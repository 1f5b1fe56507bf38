import { expect, test } from 'vitest';
import { readCsv, writeCsv } from '../../platform/sheets/csv.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { venueSheet } from '../venues/sheet.ts';
import { venues } from '../venues/tables.ts';
import { putFile, takeFile } from './sheet-file.ts';

const { world } = await openTestHouse({ withSampleData: true });
const before = await world.db.select().from(venues).orderBy(venues.id);

async function taken(): Promise<string[][]> {
  const rows = readCsv(Buffer.from((await takeFile(world, venueSheet)).content));
  if (typeof rows === 'string') throw new Error(rows);
  return rows.map(({ cells }) => cells);
}

const put = (rows: string[][]) => putFile(world, venueSheet, { file: Buffer.from(writeCsv(rows)), isTrial: false });

test('venues that are taken out and put back do not change', async () => {
  const rows = await taken();
  expect(await put(rows)).toEqual({ faults: [], counts: { added: 0, changed: 0, unchanged: before.length } });
  expect(await world.db.select().from(venues).orderBy(venues.id)).toEqual(before);
});

test('a changed price and a new venue come in; ratings stay, and a new one has none', async () => {
  const [head = [], first = []] = await taken();
  const at = (column: string) => head.indexOf(column);
  const dearer = first.with(at('maxCost'), '9,999.50');
  const fresh = first.with(at('id'), '').with(at('name'), 'The Boat House').with(at('listed'), '');
  expect((await put([head, dearer, fresh])).counts).toEqual({ added: 1, changed: 1, unchanged: 0 });
  const stored = await world.db.select().from(venues);
  const { rating, reviews } = before.find(({ id }) => id === first[at('id')]) ?? {};
  expect(stored.find(({ id }) => id === first[at('id')])).toMatchObject({
    maxCents: 9_999_50,
    rating,
    reviews,
    isSample: true,
  });
  expect(stored.find(({ name }) => name === 'The Boat House')).toMatchObject({
    rating: null,
    reviews: 0,
    isSample: false,
    isListed: true,
  });
  expect(stored).toHaveLength(before.length + 1);
});

test('each fault has its line and column', async () => {
  const [head = [], first = []] = await taken();
  const wrong = {
    capacity: '12.5',
    latitude: '91',
    minCost: '20',
    maxCost: '10',
    location: '',
    faithTraditions: 'other',
  };
  const row = first.map((cell, place) => wrong[(head[place] ?? '') as keyof typeof wrong] ?? cell);
  expect((await put([head, row, first])).faults).toEqual([
    'line 2, location: Location is required.',
    'line 2, capacity: Must be a whole number.',
    expect.stringMatching(/^line 2, faithTraditions: Must be one of: christian/),
    'line 2, latitude: Must lie between -90 and 90.',
    'line 2, maxCost: Cannot be less than the lowest cost.',
  ]);
});
