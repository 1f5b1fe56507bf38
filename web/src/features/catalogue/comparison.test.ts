import { expect, test } from 'vitest';
import { comparePackages } from './comparison';

const of = (...lists: string[][]) =>
  comparePackages(
    lists.map((features) => ({ features })),
    'a and for in of the to',
  );

test('what is the same in all comes apart from what differs', () => {
  expect(of(['Refrigerated care', 'Hearse'], ['Refrigerated care', 'Hearse and one family car'])).toEqual({
    different: [['Hearse', 'Hearse and one family car']],
    same: ['Refrigerated care'],
  });
});

test('features about the same thing stand in one row, and what only one has stands alone', () => {
  const { different } = of(
    ['Antim darshan, one hour', 'Ashes returned in a simple kalash'],
    ['Vegetarian meal after the cremation for 40', 'Antim darshan, two hours, with bhajans'],
    ['Antim darshan, half day', 'Meal after the cremation for 100', 'First annual shraddha'],
  );
  expect(different).toEqual([
    ['Antim darshan, one hour', 'Antim darshan, two hours, with bhajans', 'Antim darshan, half day'],
    ['Ashes returned in a simple kalash', null, null],
    [null, 'Vegetarian meal after the cremation for 40', 'Meal after the cremation for 100'],
    [null, null, 'First annual shraddha'],
  ]);
});

test('an exact match is never taken by a resemblance', () => {
  const { same, different } = of(['Church flowers'], ['Church and casket flowers', 'Church flowers']);
  expect(same).toEqual(['Church flowers']);
  expect(different).toEqual([[null, 'Church and casket flowers']]);
});

test('little words make nothing alike', () => {
  expect(of(['Care of the body'], ['Gift for the temple']).different).toHaveLength(2);
});

test('every feature of every package is shown once', () => {
  const lists = [
    ['Shmirah overnight', 'Kriah ribbons', 'Plain aron'],
    ['Shmirah from transfer to burial', 'Pine aron', 'Kriah ribbons and shiva page'],
  ];
  const { different, same } = of(...lists);
  for (const [column, features] of lists.entries())
    expect([...different.map((row) => row[column]), ...same].filter(Boolean).sort()).toEqual([...features].sort());
});
