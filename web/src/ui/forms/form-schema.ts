// What a form can learn from its schema before anything is sent.
import { type ZodObject, type ZodType, z } from 'zod';

// What an untouched text, choice or checkbox gives. A switch that may stay off is thus not required.
const blanks = ['', undefined, false];

/** The fields of a schema that refuse to be left out or left empty. */
export function requiredFieldsOf(schema: ZodType): string[] {
  if (!isObject(schema)) return [];
  return Object.entries(schema.shape)
    .filter(([, field]) => blanks.every((blank) => !z.safeParse(field, blank).success))
    .map(([name]) => name);
}

/** How many of the named fields already hold something the schema accepts. */
export function filledCount(schema: ZodType, names: string[], values: Record<string, unknown>): number {
  if (!isObject(schema)) return 0;
  return names.filter((name) => {
    const field = schema.shape[name];
    return field !== undefined && z.safeParse(field, values[name]).success;
  }).length;
}

function isObject(schema: ZodType): schema is ZodObject {
  return schema instanceof z.ZodObject;
}
