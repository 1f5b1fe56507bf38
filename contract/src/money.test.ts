import { expect, test } from 'vitest';
import { inDollars, inDollarsAndCents, inDollarsExactly } from './money.ts';

test('prices are shown in whole dollars', () => {
  expect([350_000, 1_580_000, 0, 99, 49, -12_500].map(inDollars)).toEqual([
    '$3,500',
    '$15,800',
    '$0',
    '$1',
    '$0',
    '−$125',
  ]);
});

test('what is charged is shown to the cent', () => {
  expect([105_000, 5, -250].map(inDollarsAndCents)).toEqual(['$1,050.00', '$0.05', '−$2.50']);
});

test('for what is paid, cents are shown only where there are any', () => {
  expect([144_000, 144_050, 1, 0, -2_505].map(inDollarsExactly)).toEqual([
    '$1,440',
    '$1,440.50',
    '$0.01',
    '$0',
    '−$25.05',
  ]);
});
