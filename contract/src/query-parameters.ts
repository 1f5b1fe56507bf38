// What stands in an address: numbers and flags as text, and empty boxes that ask for nothing.
import { z } from './zod.ts';

/** An empty box in an address means that nothing was asked. */
export const unlessEmpty = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const wholeNumber = (max: number, min = 0) => z.preprocess(asNumber, z.number().int().min(min).max(max));

/** What is no number stays what was written, and is told to be wrong; as NaN it would be taken for nothing at all. */
function asNumber(written: unknown): unknown {
  const number = typeof written === 'string' && written.trim() !== '' ? Number(written) : written;
  return Number.isNaN(number) ? written : number;
}

/** `true` in an address is text. */
export const flag = z.union([z.boolean(), z.stringbool()]);
