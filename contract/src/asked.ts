// What stands in an address: numbers and flags as text, and empty boxes that ask for nothing.
import { z } from './zod.ts';

/** An empty box in an address means that nothing was asked. */
export const unlessEmpty = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const wholeNumber = (max: number) => z.coerce.number().int().min(0).max(max);

/** `true` in an address is text. */
export const flag = z.union([z.boolean(), z.stringbool()]);
