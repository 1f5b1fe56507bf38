// Writes an answer as JSON through its schema: a column that is not in the contract cannot leave the server.
import type { Endpoint } from '@evenlight/contract/endpoint';
import fastJson from 'fast-json-stringify';
import { z } from 'zod';

type Writer = (answer: unknown) => string;

/** A schema stays what it is as long as the process lives, however many houses are opened in it. */
const compiled = new WeakMap<z.ZodType, Writer>();

/**
 * Compiled from the schema on first use, which is faster than parsing every answer.
 * Strict writers parse as well: the tests run with them, and so catch a wrong enum value or a missing field. What they
 * write is the answer itself, as everywhere else, so that a test sees what a family would see.
 */
export function writerFor(endpoint: Endpoint, { isStrict }: { isStrict: boolean }): Writer {
  const { returns } = endpoint;
  if (!returns) return () => '';
  return (answer) => {
    if (isStrict) returns.parse(answer);
    return compiledFor(returns)(answer);
  };
}

function compiledFor(returns: z.ZodType): Writer {
  const known = compiled.get(returns);
  if (known) return known;
  const writer = compile(returns);
  compiled.set(returns, writer);
  return writer;
}

function compile(returns: z.ZodType): Writer {
  const { $schema: _, ...schema } = z.toJSONSchema(returns, {
    io: 'output',
    target: 'draft-7',
    // What the contract does not name is left out. Where there is a choice (an object or null), fast-json-stringify asks
    // a validator which one it is; told that nothing else may be there, the validator would refuse the answer instead.
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  // Both sides speak JSON schema draft 7; only their type declarations differ.
  return fastJson(schema as Parameters<typeof fastJson>[0]);
}
