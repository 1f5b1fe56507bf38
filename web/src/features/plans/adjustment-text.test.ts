import { ADJUSTMENT_MAX_CENTS } from '@evenlight/contract/adjustments';
import { expect, test } from 'vitest';
import { inputOf, isNothingTyped, nothingTyped, TypedAdjustment } from './adjustment-text';

const input = (typed: Partial<TypedAdjustment>) => {
  const { data } = TypedAdjustment.safeParse({ ...nothingTyped, description: 'More flowers', ...typed });
  return data && inputOf(data).amount;
};

test('amounts are read as people write them, to the cent, above or below zero', () => {
  expect(input({ amount: '$1,250.50' })).toBe(125_050);
  expect(input({ amount: '80', direction: 'take-off' })).toBe(-8_000);
  expect(input({ amount: String(ADJUSTMENT_MAX_CENTS / 100) })).toBe(ADJUSTMENT_MAX_CENTS);
});

test('nothing, zero, words and sums beyond all reason are no amounts, and a description is needed', () => {
  for (const amount of ['', ' ', '0', '0.00', 'some', '-5', '1.234', '12,50', '100001'])
    expect(input({ amount }), amount).toBeUndefined();
  expect(input({ amount: '5', description: '  ' })).toBeUndefined();
});

test('a form with only a direction chosen holds nothing that could be lost', () => {
  expect(isNothingTyped({ ...nothingTyped, direction: 'take-off' })).toBe(true);
  expect(isNothingTyped({ ...nothingTyped, amount: '5' })).toBe(false);
});
