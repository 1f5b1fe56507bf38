import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inDollarsAndCents } from '../money.ts';
import { priceLines } from './lines.ts';
import { PASTED_MAX_LENGTH, readPriceList } from './read-list.ts';
import { readRow } from './read-row.ts';

const price = (low: number, high = low, unit = 'whole') => ({ is: 'price', lowCents: low, highCents: high, unit });

test.each([
  ['Basic services of funeral director and staff ........ $2,495.00', 'basic-services', price(249_500)],
  ['Direct cremation $1,095 to $2,390', 'direct-cremation', price(109_500, 239_000)],
  ['Direct cremation with alternative container: $1,295.50', 'direct-cremation', price(129_550)],
  ['Transfer: 395', 'transfer', price(39_500)],
  ['Transfer of remains to funeral home (within 50 miles) : $395*', 'transfer', price(39_500)],
  ['Hearse - $425', 'hearse', price(42_500)],
  ['Limousine $275 each', 'family-car', price(27_500)],
  ['Transfer beyond 50 miles $4.50 per mile', 'transfer', price(450, 450, 'mile')],
  ['Refrigeration, $75/day', 'refrigeration', price(7_500, 7_500, 'day')],
  ['Refrigeration (per day) ... $75', 'refrigeration', price(7_500)],
  ['Embalming¹ … $995.00 †', 'embalming', price(99_500)],
  ['Embalming (required for open casket viewing) 895', 'embalming', price(89_500)],
  ['Other preparation of the body: dressing, casketing, cosmetics 250', 'preparation', price(25_000)],
  ['Caskets from $895 to $9,500', 'casket', price(89_500, 950_000)],
  ['Outer burial containers $1,200–$4,800', 'outer-container', price(120_000, 480_000)],
  ['Graveside service N/A', 'graveside', { is: 'not-offered' }],
  ['Memorial service (included)', 'memorial-service', { is: 'included' }],
  ['Forwarding remains to another funeral home $2,100', 'forwarding', price(210_000)],
  ['Receiving remains from another funeral home $1,900', 'receiving', price(190_000)],
  ['Servicios básicos del director y personal ..... $2,100.00', 'basic-services', price(210_000)],
  ['Cremación directa $995 a $1,800', 'direct-cremation', price(99_500, 180_000)],
  ['Entierro inmediato: $1,950', 'immediate-burial', price(195_000)],
  ['Ataúdes desde $700 hasta $5,200', 'casket', price(70_000, 520_000)],
  ['Carroza fúnebre 400', 'hearse', price(40_000)],
  ['Embalsamamiento: no se ofrece', 'embalming', { is: 'not-offered' }],
  ['Refrigeración $60 por día', 'refrigeration', price(6_000, 6_000, 'day')],
  ['Velación, incluida', 'viewing', { is: 'included' }],
])('%s is read', (row, line, said) => {
  expect(readRow(row)).toEqual({ text: row, line, said });
});

test.each([
  'Embalming 1.234,56',
  'Embalming 1 234',
  'Embalming $895 $995',
  'Embalming $1,095 and up',
  'Embalming $995.505',
  'Embalming $12,34',
  'Embalming $2,390 to $1,095',
  'Embalming $99,999,999,999.00',
  'Embalming 99999999999999999999',
  'Embalming call us at 415-555-1234',
  'Embalming 1e5',
  'Embalming 20%',
])('%s has no price that anybody could be sure of', (row) => {
  expect(readRow(row)).toEqual({ text: row, line: 'embalming', said: null });
});

test('a whole list is read row by row, without its headings, and a name that goes on in the next row is one', () => {
  const text = [
    'GENERAL PRICE LIST',
    'These prices are effective as of May 3, 2026',
    'Basic services of funeral director and staff\t$2,495.00',
    'Use of facilities and staff',
    'for viewing ......... $450',
    'Flower van $150',
    '',
  ].join('\r\n');
  expect(readPriceList(text)).toMatchObject({
    is: 'read',
    rows: [
      { text: expect.stringContaining('effective') },
      { line: 'basic-services', said: price(249_500) },
      { line: 'viewing', said: price(45_000) },
      { text: 'Flower van $150', line: null, said: price(15_000) },
    ],
  });
});

test.each([
  ['Embalming €995', 'other-currency'],
  ['Embalsamamiento 9,500 MXN', 'other-currency'],
  ['Embalsamamiento 9500 pesos', 'other-currency'],
  ['Dear Asha, we are so sorry. Call us at (415) 555-0100.', 'no-list'],
  ['', 'no-list'],
  ['1'.repeat(PASTED_MAX_LENGTH + 1), 'too-long'],
  ['x\n'.repeat(400), 'too-long'],
])('what is no price list in dollars is told so: %.40s', (text, is) => {
  expect(readPriceList(text)).toEqual({ is });
});

test('control characters and hostile text neither break it nor slow it down', () => {
  expect(readPriceList('Embalm\u0000ing\u202e: $995\nHearse\u00a0$\u200b400')).toMatchObject({ is: 'read' });
  for (const piece of ['1,', '.', '$', '1 - ', '(', '…', 'a '])
    expect(readPriceList(piece.repeat(PASTED_MAX_LENGTH / piece.length - 1))).toBeTruthy();
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => void readPriceList(text)));
});

test('every amount to the cent reads back as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.constantFrom(...priceLines), (cents, line) => {
      const row = readRow(`${line.replace('-', ' ')} ..... ${inDollarsAndCents(cents)}`);
      expect(row.said).toEqual(price(cents));
    }),
  );
});
