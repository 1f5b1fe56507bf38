import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type QuoteLine, quotesSideBySide, totalOf } from './quotes.ts';

const line = (wanted: number | null, name: string, cents: number): QuoteLine => ({ wanted, name, cents, note: '' });

test('what was asked for stands first, and what vendors add shares a row when it has one name', () => {
  const rows = quotesSideBySide(
    ['Spray', 'Wreaths'],
    [
      { lines: [line(1, 'Two wreaths', 200), line(null, 'Delivery', 50)] },
      { lines: [line(0, 'Spray', 300), line(null, '  DÉLIVERY ', 50), line(null, 'Ribbon', 10)] },
    ],
  );
  const seen = rows.map(({ name, cells, differs }) => [name, cells.map((cell) => cell?.cents ?? null), differs]);
  expect(seen).toEqual([
    ['Spray', [null, 300], true],
    ['Wreaths', [200, null], true],
    ['Delivery', [50, 50], false],
    ['Ribbon', [null, 10], true],
  ]);
});

test('a line that a vendor has split up is one cell with both parts', () => {
  const [row] = quotesSideBySide(['Spray'], [{ lines: [line(0, 'Flowers', 200), line(0, 'Work', 100)] }]);
  expect(row?.cells[0]).toMatchObject({ cents: 300, lines: [{ name: 'Flowers' }, { name: 'Work' }] });
});

test('nobody has quoted: what was asked for is there, and says that nobody has', () => {
  expect(quotesSideBySide(['Spray'], [])).toEqual([{ wanted: 0, name: 'Spray', cells: [], differs: false }]);
  expect(quotesSideBySide([], [{ lines: [] }])).toEqual([]);
});

const wanted = fc.array(fc.string({ minLength: 1, maxLength: 6 }), { maxLength: 5 });
const name = fc.oneof(
  fc.constantFrom('Delivery', 'DELIVERY', 'wanted 0', 'added x', ''),
  fc.string({ unit: 'grapheme' }),
);
const quote = fc.record({
  lines: fc.array(
    fc.record({
      wanted: fc.option(fc.nat({ max: 6 })),
      name,
      cents: fc.nat({ max: 100_000_000 }),
      note: fc.constant(''),
    }),
    { maxLength: 8 },
  ),
});

test('every line of every quote stands in exactly one row, under its own vendor, and the sums are the totals', () => {
  fc.assert(
    fc.property(wanted, fc.array(quote, { maxLength: 5 }), (asked, quotes) => {
      const rows = quotesSideBySide(asked, quotes);
      expect(rows.slice(0, asked.length).map(({ name }) => name)).toEqual(asked);
      for (const { cells } of rows) expect(cells).toHaveLength(quotes.length);
      for (const [place, { lines }] of quotes.entries()) {
        const shown = rows.flatMap(({ cells }) => cells[place]?.lines ?? []);
        expect(shown).toHaveLength(lines.length);
        expect(new Set(shown)).toEqual(new Set(lines));
        const sum = rows.reduce((total, { cells }) => total + (cells[place]?.cents ?? 0), 0);
        expect(sum).toBe(totalOf(lines));
      }
    }),
  );
});
