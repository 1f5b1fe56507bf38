import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { inCell, listOf } from './cells.ts';
import { readCsv, writeCsv } from './csv.ts';

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', "'", '=', '+', '-', '@', '\t', ' ', '\\', 'a', '＝') }),
  fc.constantFrom(
    '=cmd()',
    "'=1+1",
    "''=1",
    ' =1',
    '👩‍👩‍👧',
    'שלום, עולם',
    'مرحبا',
    '\u200fא',
    '\ufeffx',
    '“”',
    '\r\n',
    '-5',
  ),
);
const table = fc.array(fc.array(hostile, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });

test('whatever people write comes back from a file as it was', () => {
  fc.assert(
    fc.property(table, (rows) => {
      const read = readCsv(Buffer.from(writeCsv(rows)));
      expect(typeof read === 'string' ? read : read.map(({ cells }) => cells)).toEqual(rows);
    }),
    { numRuns: 500 },
  );
});

test('no cell of a written file can be taken for a formula', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const cell = writeCsv([[text, '']]).slice(2, -6);
      expect(cell).not.toMatch(/^\s*[=+\-@\t\r＝＋－＠]/);
    }),
  );
});

test('a list comes back from its cell, whatever is in its items', () => {
  const item = hostile.map((text) => text.trim()).filter(Boolean);
  fc.assert(
    fc.property(fc.uniqueArray(item, { maxLength: 5 }), (items) => {
      expect(listOf(z.string(), { max: 5 }).parse(inCell(items))).toEqual(items);
    }),
  );
});

test('every row knows the line it begins on, after cells of several lines and blank ones', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const file = ['a,b', '"one', 'two",2', '', '3,4', '5,"', '"', '7,8'].join(end);
    const read = readCsv(Buffer.from(file));
    expect(typeof read === 'string' ? read : read.map(({ line }) => line), JSON.stringify(end)).toEqual([
      1, 2, 5, 6, 8,
    ]);
  }
});

test('a mark in front is no part of the first name', () => {
  expect(readCsv(Buffer.from('\ufeffname,phone\n'))).toEqual([{ line: 1, cells: ['name', 'phone'] }]);
});

test('what is no UTF-8 or has quotes left open is explained', () => {
  expect(readCsv(Buffer.from([0x61, 0xe9, 0x2c]))).toMatch(/not UTF-8/);
  expect(readCsv(Buffer.from('a,b\n1,"2\n'))).toMatch(/^The quotes do not match up: .*line \d/);
  expect(readCsv(Buffer.from('a,b\n1,2"2\n'))).toMatch(/^The quotes do not match up: .*line 2/);
});
