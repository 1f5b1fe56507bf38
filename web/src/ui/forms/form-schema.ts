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

/**
 * What the schema says about these values, one sentence for each field. Always about all of them: a rule may look at
 * two fields, and changing either one can break or mend it.
 */
export function faultsIn(
  schema: ZodType,
  values: unknown,
  sentenceFor: (issue: z.core.$ZodRawIssue) => string,
): Map<string, string> {
  const { error } = z.safeParse(schema, values, { error: sentenceFor });
  const faults = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const name = path.join('.');
    if (!faults.has(name)) faults.set(name, message);
  }
  return faults;
}

/**
 * A receiver may not speak the language of the page: where the schema finds fault with the same field, its sentence is
 * told instead.
 */
export function inOwnWords(received: [string, string][], faults: Map<string, string>): [string, string][] {
  return received.map(([name, sentence]) => [name, faults.get(name) ?? sentence]);
}

/** How many fields must be right before the form can be sent, and how many of them are. */
export function completionOf(requiredFields: string[], faults: Map<string, string>) {
  // A field that may stay empty still has to be right once something is in it.
  const needed = new Set([...requiredFields, ...faults.keys()]);
  return { total: needed.size, filled: needed.size - faults.size };
}

function isObject(schema: ZodType): schema is ZodObject {
  return schema instanceof z.ZodObject;
}
