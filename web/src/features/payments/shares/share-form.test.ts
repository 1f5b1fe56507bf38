import { expect, test } from 'vitest';
import { evenParts, ShareForm, sumTyped } from './share-form';

const [ama] = [{ name: 'Ama', email: 'ama@example.org', cents: '1,200.50' }];

test('amounts are typed as people write them and kept as cents', () => {
  const form = ShareForm.parse({ shares: [ama], keepsPart: false });
  expect(form.shares[0]?.cents).toBe(120_050);
});

test.each(['', 'a lot', '0.50', '-5'])('"%s" is no share', (cents) => {
  const { error } = ShareForm.safeParse({ shares: [{ ...ama, cents }], keepsPart: false });
  expect(error?.issues[0]?.path).toEqual(['shares', 0, 'cents']);
});

test('equal parts come to the whole, to the cent', () => {
  const parts = evenParts(100_000, 3, false);
  expect(parts).toEqual([33_334, 33_333, 33_333]);
  expect(evenParts(100_000, 3, true)).toEqual([25_000, 25_000, 25_000]);
});

test('what cannot be read counts as nothing', () => {
  expect(sumTyped([{ cents: '10' }, { cents: 'x' }, { cents: '' }, { cents: '$2.50' }])).toBe(1_250);
});
