import { ADJUSTMENT_MAX_CENTS } from '@evenlight/contract/adjustments';
import { expect, test } from 'vitest';
import { isNothingTyped, nothingTyped, TypedAdjustment, wishOf } from './adjustment-text';

const wish = (typed: Partial<TypedAdjustment>) => {
  const { data } = TypedAdjustment.safeParse({ ...nothingTyped, description: 'More flowers', ...typed });
  return data && wishOf(data).amount;
};

test('amounts are read as people write them, to the cent, above or below zero', () => {
  expect(wish({ amount: '$1,250.50' })).toBe(125_050);
  expect(wish({ amount: '80', direction: 'take-off' })).toBe(-8_000);
  expect(wish({ amount: String(ADJUSTMENT_MAX_CENTS / 100) })).toBe(ADJUSTMENT_MAX_CENTS);
});

test('nothing, zero, words and sums beyond all reason are no amounts, and a description is needed', () => {
  for (const amount of ['', ' ', '0', '0.00', 'some', '-5', '1.234', '12,50', '100001'])
    expect(wish({ amount }), amount).toBeUndefined();
  expect(wish({ amount: '5', description: '  ' })).toBeUndefined();
});

test('a form with only a direction chosen holds nothing that could be lost', () => {
  expect(isNothingTyped({ ...nothingTyped, direction: 'take-off' })).toBe(true);
  expect(isNothingTyped({ ...nothingTyped, amount: '5' })).toBe(false);
});
