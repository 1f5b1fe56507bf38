import { lineOfText } from '@evenlight/contract/field-rules';
import { fold } from '@evenlight/contract/folding';
import { searchVendors } from '@evenlight/contract/vendors/vendor';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { linesOfText } from '../../platform/sheets/cells.ts';
import { readCsv, writeCsv } from '../../platform/sheets/csv.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { vendorSheet } from '../vendors/sheet.ts';
import { vendors } from '../vendors/tables.ts';
import { putFile, takeFile } from './sheet-file.ts';

const house = await openTestHouse();
const { world } = house;

const lily: Record<string, string> = {
  id: '',
  name: 'Lily & Reed',
  category: 'florists',
  description: 'Flowers from the garden.\nBrought to your door.',
  location: 'Oakland',
  phone: '(510) 555-0123',
  email: 'Hello@Lily.example',
  letterLanguage: '',
  website: 'https://lily.example',
  image: '/vendor-art/florists.svg',
  specialties: 'Wreaths; Loose stems',
  faithTraditions: 'christian; secular',
  minPrice: '$1,200.50',
  maxPrice: '2400',
  priceNote: '',
  businessType: 'Studio florist',
  hours: 'Daily 9–5',
  licenseNumber: '',
  licenseCheckedOn: '',
  verified: 'yes',
  featured: 'No',
  listed: '',
};

function fileOf(...rows: Record<string, string>[]): Buffer {
  const head = Object.keys(lily);
  return Buffer.from(writeCsv([head, ...rows.map((row) => head.map((column) => row[column] ?? ''))]));
}

const put = (file: Uint8Array) => putFile(world, vendorSheet, { file, isTrial: false });
const attempt = (file: Uint8Array) => putFile(world, vendorSheet, { file, isTrial: true });

beforeEach(async () => {
  await world.db.delete(vendors);
});

test('a new vendor is found by its words at once, and is no sample', async () => {
  expect(await put(fileOf(lily))).toEqual({ faults: [], counts: { added: 1, changed: 0, unchanged: 0 } });
  const { vendors: found } = await house.aVisitor()(searchVendors, { query: { search: 'loose stems' } });
  expect(found).toMatchObject([
    {
      name: 'Lily & Reed',
      email: 'hello@lily.example',
      specialties: ['Wreaths', 'Loose stems'],
      isSample: false,
      minPrice: 1200.5,
      maxPrice: 2400,
      verified: true,
      featured: false,
      rating: null,
      reviewCount: 0,
    },
  ]);
});

test('rows that were emptied in the spreadsheet are no listings', async () => {
  expect(await attempt(fileOf({}, lily, {}))).toMatchObject({ faults: [], counts: { added: 1 } });
});

test('a file that is tried changes nothing', async () => {
  expect(await attempt(fileOf(lily))).toMatchObject({ faults: [], counts: { added: 1 } });
  expect(await world.db.select().from(vendors)).toEqual([]);
});

test('a row without an id is known by city and name, one with an id may be renamed', async () => {
  await put(fileOf(lily));
  const [before] = await world.db.select().from(vendors);
  expect((await put(fileOf({ ...lily, phone: '510 555 0199' }))).counts).toMatchObject({ added: 0, changed: 1 });
  expect((await put(fileOf({ ...lily, id: before?.id ?? '', name: 'Lily' }))).counts).toMatchObject({ changed: 1 });
  const rows = await world.db.select().from(vendors);
  expect(rows).toMatchObject([{ id: before?.id, name: 'Lily', phone: '(510) 555-0123', createdAt: before?.createdAt }]);
});

test('however a name is written, it is one listing', async () => {
  await put(fileOf({ ...lily, name: 'José’s Rose Hall' }));
  for (const name of ['JOSÉ’S ROSE HALL', 'Jose’s Rose  Hall', 'Jose\u0301’s rose\u00a0hall']) {
    expect(await put(fileOf({ ...lily, name })), name).toMatchObject({ faults: [], counts: { added: 0, changed: 1 } });
    expect(await world.db.select().from(vendors), name).toMatchObject([{ name }]);
  }
  const both = fileOf({ ...lily, name: 'Rose Hall' }, { ...lily, name: 'ROSE  HALL' });
  expect((await attempt(both)).faults).toEqual(['line 4: This is the same as in line 2.']);
  const elsewhere = fileOf({ ...lily, name: 'Rose Hall' }, { ...lily, name: 'ROSE HALL', location: 'Berkeley' });
  expect((await attempt(elsewhere)).counts).toMatchObject({ added: 2 });
});

test('only what is changed is written, and nothing else is so much as locked', async () => {
  const names = ['Ash', 'Birch', 'Cedar'];
  await put(fileOf(...names.map((name) => ({ ...lily, name }))));
  const versions = async () =>
    (await world.db.execute(sql`select name, xmin::text, xmax::text from ${vendors} order by name`)).rows;
  const before = await versions();
  await put(Buffer.from((await takeFile(world, vendorSheet)).content));
  expect(await versions()).toEqual(before);
  await put(fileOf(...names.map((name) => ({ ...lily, name, hours: name === 'Birch' ? 'Never' : 'Daily 9–5' }))));
  const after = await versions();
  expect([after[0], after[2]]).toEqual([before[0], before[2]]);
  expect(after[1]).not.toEqual(before[1]);
});

test('a licence cannot have been looked up tomorrow', async () => {
  house.clock.setTo('2026-11-16T03:00:00Z');
  const checkedOn = (licenseCheckedOn: string) => fileOf({ ...lily, licenseNumber: 'FD 1', licenseCheckedOn });
  // In California it is still the day before.
  expect((await attempt(checkedOn('2026-11-16'))).faults).toEqual([
    'line 2, licenseCheckedOn: Cannot be later than today.',
  ]);
  expect((await attempt(checkedOn('2026-11-15'))).faults).toEqual([]);
});

test('what is not in the file stays, and what is taken off the list is found no more and stays off', async () => {
  await put(fileOf(lily, { ...lily, name: 'Other flowers' }));
  await put(fileOf({ ...lily, listed: 'no' }));
  const search = async () => (await house.aVisitor()(searchVendors, { query: {} })).vendors.map(({ name }) => name);
  expect(await search()).toEqual(['Other flowers']);
  expect((await put(fileOf(lily))).counts).toMatchObject({ unchanged: 1 });
  expect(await search()).toEqual(['Other flowers']);
  await put(fileOf({ ...lily, listed: 'yes' }));
  expect((await search()).sort()).toEqual(['Lily & Reed', 'Other flowers']);
});

test('figures are counted, samples stay samples', async () => {
  await put(fileOf(lily));
  await world.db.update(vendors).set({ isSample: true, rating: 4.5, reviewCount: 2, completedJobs: 7 });
  await put(fileOf({ ...lily, featured: 'yes' }));
  expect(await world.db.select().from(vendors)).toMatchObject([
    { isFeatured: true, isSample: true, rating: 4.5, reviewCount: 2, completedJobs: 7 },
  ]);
});

test('every fault of every row is named with its line and column, and nothing is put', async () => {
  const { faults } = await put(
    fileOf(
      lily,
      { ...lily, name: 'B', phone: 'call us', category: 'pets', specialties: '', verified: 'maybe' },
      { ...lily, name: '', email: 'nobody', minPrice: '', website: 'ftp://x', image: 'https://elsewhere/x.png' },
      { ...lily, name: 'D', minPrice: '500', maxPrice: '20', licenseCheckedOn: '2026-02-30', location: '' },
      { ...lily, name: 'E', minPrice: '1e3', licenseCheckedOn: '2026-02-03', faithTraditions: 'jewish; jewish' },
      { ...lily, description: 'Again' },
    ),
  );
  expect(faults).toEqual([
    expect.stringMatching(/^line 4, category: Must be one of: funeral-homes, clergy, /),
    'line 4, phone: Please enter a valid phone number.',
    'line 4, specialties: Name at least 1.',
    'line 4, verified: Say yes or no.',
    'line 6, name: Name is required.',
    'line 6, email: Please enter a valid email address.',
    'line 6, website: Must be an address that begins with https://.',
    'line 6, image: Must be a picture of this house, such as /vendor-art/florists.svg.',
    'line 6, minPrice: A highest price needs a lowest one.',
    'line 8, location: Location is required.',
    'line 8, licenseCheckedOn: License checked on cannot be used as it is.',
    'line 8, maxPrice: Cannot be less than the lowest price.',
    'line 8, licenseNumber: The day of a check needs a number that was checked.',
    'line 10, faithTraditions: One of them is named twice.',
    'line 10, minPrice: Must be an amount in dollars, such as 1200 or 1200.50.',
    'line 10, licenseNumber: The day of a check needs a number that was checked.',
    'line 12: This is the same as in line 2.',
  ]);
  expect(await world.db.select().from(vendors)).toEqual([]);
});

test('a name that another one has in this city is refused, and so is an id that is none', async () => {
  await put(fileOf(lily));
  const other = '0198c0de-0000-7000-8000-000000000001';
  expect((await attempt(fileOf({ ...lily, id: other }))).faults).toEqual([
    'line 2, name: Another one in this city has this name. Rename that one first.',
  ]);
  expect((await attempt(fileOf({ ...lily, id: 'seven' }))).faults).toEqual(['line 2, id: Id cannot be used as it is.']);
  expect((await put(fileOf({ ...lily, id: other.toUpperCase(), name: 'New' }))).counts.added).toBe(1);
  expect(await world.db.select().from(vendors).where(eq(vendors.id, other))).toHaveLength(1);
});

test('columns that are unknown, missing or there twice are named', async () => {
  const { id: _, listed: __, phone: ___, ...rest } = lily;
  const head = [...Object.keys(rest), 'rating', 'name'];
  expect((await attempt(Buffer.from(`${head.join(',')}\n`))).faults).toEqual([
    'line 1, rating: There is no such column.',
    'line 1, name: This column is there twice.',
    'line 1, phone: This column is missing.',
  ]);
  expect((await attempt(Buffer.from(''))).faults).toEqual(['The file is empty.']);
  const full = Object.keys(lily).join(',');
  expect((await attempt(Buffer.from(`${full}\n${'x,'.repeat(30)}y\n`))).faults).toEqual([
    'line 2: It has 31 cells, and there are 22 columns.',
  ]);
});

const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', "'", '=', '-', '@', ' ', '\\', 'a', '\t'), maxLength: 20 }),
  fc.constantFrom('=SUM(A1)', "'=1", '-5', '👩‍👩‍👧', 'שלום, "עולם"', 'مرحبا; أهلا', '\u200fאב', '\\;', '=\nx'),
);
const line = words.filter((text) => lineOfText(60).safeParse(text).success).map((text) => text.trim());
const bare = (name: string) => fold(name).normalize('NFC').replace(/\s+/gu, ' ').trim();
const lines = words
  .filter((text) => linesOfText(60).safeParse(text).success)
  .map((text) => linesOfText(60).parse(text));

test('whatever vendors write about themselves: taken out and put back, nothing changes', async () => {
  const listing = fc.record({
    name: line,
    description: lines,
    businessType: line,
    hours: line,
    licenseNumber: fc.option(line),
    priceNote: fc.oneof(line, fc.constant('')),
    specialties: fc.uniqueArray(line, { minLength: 1, maxLength: 4 }),
    minCents: fc.option(fc.integer({ min: 0, max: 50_000_00 })),
    isListed: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(listing, { selector: ({ name }) => bare(name), maxLength: 4 }),
      async (listings) => {
        await world.db.delete(vendors);
        const base = {
          category: 'music',
          location: 'Berkeley',
          phone: '+1 510 555 0100',
          email: 'a@b.example',
        } as const;
        const rest = {
          website: null,
          image: null,
          faithTraditions: ['sikh' as const],
          maxCents: null,
          isSample: false,
        };
        const flags = { licenseCheckedOn: null, isVerified: true, isFeatured: false, createdAt: new Date(0) };
        const rows = listings.map((it) => ({ id: crypto.randomUUID(), ...base, ...rest, ...flags, ...it }));
        if (rows.length > 0) await world.db.insert(vendors).values(rows);
        const { count, content } = await takeFile(world, vendorSheet);
        expect(count).toBe(rows.length);
        const file = Buffer.from(content);
        expect(await put(file)).toEqual({ faults: [], counts: { added: 0, changed: 0, unchanged: rows.length } });
        await world.db.delete(vendors);
        expect(await put(file)).toMatchObject({ faults: [], counts: { added: rows.length } });
        const stored = await world.db.select().from(vendors);
        const wanted = rows.map((row) => expect.objectContaining({ ...row, createdAt: expect.anything() }));
        expect(stored).toEqual(expect.arrayContaining(wanted));
        expect(readCsv(Buffer.from((await takeFile(world, vendorSheet)).content))).toEqual(readCsv(file));
      },
    ),
    { numRuns: 40 },
  );
});
