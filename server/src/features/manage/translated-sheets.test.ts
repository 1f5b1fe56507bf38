// Texts in several languages as they travel in sheets.
import { expect, test } from 'vitest';
import { readCsv, writeCsv } from '../../platform/sheets/csv.ts';
import { stateOfTranslation } from '../../platform/sheets/translated.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { packageSheet } from '../catalogue/package-sheet.ts';
import { venueSheet } from '../venues/sheet.ts';
import { putFile, takeFile } from './sheet-file.ts';

const { world } = await openTestHouse({ withSampleData: true });

type Row = Record<string, string>;
type Edit = (row: Row) => Row;

async function taken(sheet = venueSheet as Parameters<typeof takeFile>[1]): Promise<Row[]> {
  const rows = readCsv(Buffer.from((await takeFile(world, sheet)).content));
  if (typeof rows === 'string') throw new Error(rows);
  const [head, ...body] = rows.map(({ cells }) => cells);
  return body.map((cells) => Object.fromEntries(cells.map((cell, at) => [head?.[at] ?? '', cell])));
}

async function change(edit: Edit, sheet = venueSheet as Parameters<typeof takeFile>[1]) {
  const [first = {}] = await taken(sheet);
  const row = edit(first);
  const file = Buffer.from(writeCsv([Object.keys(row), Object.values(row)]));
  const answer = await putFile(world, sheet, { file, isTrial: false });
  return { ...answer, first, after: (await taken(sheet)).find(({ id }) => id === first.id) ?? {} };
}

const stateNow = async (id = '') => {
  const found = (await venueSheet.stored(world.db)).find((row) => row.id === id);
  return stateOfTranslation(venueSheet.texts ?? [], found ?? {}, 'es');
};
const without =
  (pattern: RegExp): Edit =>
  (row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !pattern.test(name)));

test('a translation stands right behind its original, and changes with it', async () => {
  const { after, counts } = await change((row) => ({ ...row, 'description (es)': 'Una casa junto al agua.' }));
  expect(Object.keys(after).join()).toContain('description,description (es),');
  expect(after['description (es)']).toBe('Una casa junto al agua.');
  expect(counts).toMatchObject({ changed: 1 });
});

test('a file without these columns comes in as before, and leaves translations as they are', async () => {
  const plain = without(/\(es\)$/);
  const { faults, after } = await change((row) => ({ ...plain(row), capacity: '77' }));
  expect(faults).toEqual([]);
  expect(after).toMatchObject({ capacity: '77', 'description (es)': 'Una casa junto al agua.' });
});

test('a list is translated item by item, or not at all', async () => {
  const { faults } = await change((row) => ({ ...row, 'amenities (es)': 'Solo una' }));
  expect(faults).toEqual([
    expect.stringMatching(/^line 2, amenities \(es\): It names 1, and amenities names \d+\. Name as many, or leave/),
  ]);
  const { faults: none, after } = await change((row) => ({ ...row, 'amenities (es)': '' }));
  expect({ none, amenities: after['amenities (es)'] }).toEqual({ none: [], amenities: '' });
  expect(await stateNow(after.id)).toBe('missing');
});

test('a translation is checked like its original, and another language is no column', async () => {
  const { faults } = await change((row) => ({ ...row, 'type (es)': 'x'.repeat(81) }));
  expect(faults).toEqual([expect.stringContaining('type (es)')]);
  for (const column of ['type (tl)', '__proto__ (es)', 'name (es)'])
    expect((await change((row) => ({ ...row, [column]: 'x' }))).faults).toEqual([
      `line 1, ${column}: There is no such column.`,
    ]);
});

test('where the original was changed alone, its translation is to be looked at again', async () => {
  const [, second = {}] = await taken();
  const put = (row: Row) => {
    const file = Buffer.from(writeCsv([Object.keys(row), Object.values(row)]));
    return putFile(world, venueSheet, { file, isTrial: false });
  };
  expect(await stateNow(second.id)).toBe('there');
  await put({ ...second, description: 'Another house.' });
  expect(await stateNow(second.id)).toBe('outdated');
  await put({ ...second, description: 'Another house.', capacity: '12' });
  expect(await stateNow(second.id)).toBe('outdated');
  await put({ ...second, description: 'Another house.', 'description (es)': 'Otra casa.' });
  expect(await stateNow(second.id)).toBe('there');
});

test('the lines of a package are translated by their names, and a name that is none is said', async () => {
  const line = (row: Row) => row.lines?.split(' | ')[0] ?? '';
  const tell = (name: string) => (row: Row) => ({ ...row, 'lines (es)': `${name || line(row)} | Servicios` });
  const { after, faults } = await change(tell(''), packageSheet);
  expect({ faults, lines: after['lines (es)'] }).toEqual({ faults: [], lines: `${line(after)} | Servicios` });
  expect((await change(tell('__proto__'), packageSheet)).faults).toEqual([
    'line 2, lines (es): There is no __proto__ in lines.',
  ]);
});
