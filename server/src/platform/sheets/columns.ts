// How each column of a sheet is asked for in a form.
import type { Column, Field } from '@evenlight/contract/manage';
import type { z } from 'zod';

type SimpleField = Exclude<Field['is'], 'choice' | 'choices' | 'table'>;

/** Every column but the id, which nobody types. */
export function columnsOf<S extends z.ZodRawShape>(
  shape: S,
  fields: Record<Exclude<keyof S & string, 'id'>, Field | SimpleField>,
): Column[] {
  return Object.entries<Field | SimpleField>(fields).map(([name, field]) => ({
    name,
    field: typeof field === 'string' ? { is: field } : field,
    mayBeEmpty: (shape[name] as z.ZodType).safeParse('').success,
  }));
}

export const choice = (options: readonly string[]): Field => ({ is: 'choice', options: [...options] });
export const choices = (options: readonly string[]): Field => ({ is: 'choices', options: [...options] });
export const table = (parts: Record<string, 'any words' | readonly string[]>): Field => ({
  is: 'table',
  parts: Object.entries(parts).map(([name, options]) =>
    typeof options === 'string' ? { name } : { name, options: [...options] },
  ),
});
