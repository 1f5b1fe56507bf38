import type { Column } from '@evenlight/contract/manage';
import { expect, test } from 'vitest';
import { cellsFrom, typedFrom } from './typed-cells';

const columns: Column[] = [
  { name: 'name', field: { is: 'line' }, mayBeEmpty: false },
  { name: 'amenities', field: { is: 'list' }, mayBeEmpty: true },
  { name: 'traditions', field: { is: 'choices', options: ['jewish', 'sikh', 'secular'] }, mayBeEmpty: true },
  { name: 'lines', field: { is: 'table', parts: [{ name: 'name' }, { name: 'price' }] }, mayBeEmpty: false },
];

test('what is typed comes back as it was written, whatever signs are in it', () => {
  const cells = {
    name: 'A hall; large',
    amenities: 'Wreaths\\; loose stems; Parking',
    traditions: 'jewish; secular',
    lines: 'Basic services | 1895\nHearse \\| driver | 300',
  };
  const typed = typedFrom(columns, cells);
  expect(typed).toEqual({
    name: 'A hall; large',
    amenities: 'Wreaths; loose stems\nParking',
    traditions: { jewish: true, sikh: false, secular: true },
    lines: [
      { name: 'Basic services', price: '1895' },
      { name: 'Hearse | driver', price: '300' },
    ],
  });
  expect(cellsFrom(columns, typed)).toEqual(cells);
});

test('lines that were left empty are not sent', () => {
  const typed = { name: ' ', amenities: '\n Parking \n\n', traditions: {}, lines: [{ name: ' ', price: '' }] };
  expect(cellsFrom(columns, typed)).toEqual({ name: ' ', amenities: 'Parking', traditions: '', lines: '' });
});
