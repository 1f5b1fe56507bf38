// An adjustment as people type it, and as it is sent: a choice of direction, and an amount above zero.
import { AdjustmentInput } from '@evenlight/contract/adjustments';
import { brokenRule } from '@evenlight/contract/field-rules';
import { z } from '@evenlight/contract/zod';
import { centsTyped } from '../../platform/amount-text';

const amountTyped = z
  .string()
  .refine((text) => text.trim() !== '', brokenRule({ rule: 'required' }))
  .refine((text) => centsTyped(text) !== undefined, brokenRule({ rule: 'invalid' }))
  .transform((text) => centsTyped(text) ?? 0)
  .pipe(AdjustmentInput.shape.amount);

export const TypedAdjustment = z.object({
  description: AdjustmentInput.shape.description,
  direction: z.enum(['add', 'take-off']),
  amount: amountTyped,
});
export type TypedAdjustment = z.input<typeof TypedAdjustment>;

export const nothingTyped: TypedAdjustment = { description: '', direction: 'add', amount: '' };

export function isNothingTyped({ description, amount }: TypedAdjustment): boolean {
  return description.trim() === '' && amount.trim() === '';
}

export function inputOf({ description, direction, amount }: z.output<typeof TypedAdjustment>) {
  return { description, amount: direction === 'add' ? amount : -amount };
}
